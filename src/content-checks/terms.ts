/** A word that we do not use, and what to write for it. */
interface Term {
  readonly avoid: RegExp;
  readonly use: string;
}

/** One name for each thing. Keep `src/tooling/words.txt` free of what stands here. */
export const terms: readonly Term[] = [
  {
    avoid: /\b(?:simply|just|obviously|of course|easily)\b/gi,
    use: 'Fix: leave it out; what is easy for us may not be for the reader.',
  },
  {avoid: /\bplease\b/gi, use: 'Fix: say what to do.'},
  {avoid: /\b(?:number|registration|licence)[ -]plates?\b/gi, use: 'Expected: "license plate".'},
  {avoid: /\blicences?\b/gi, use: 'Expected: "license".'},
  {avoid: /\bAPI-key\b|\bapi key\b|\baccess key\b|\bAPI token\b/g, use: 'Expected: "API key".'},
  {avoid: /\bweb[ -]hooks?\b/gi, use: 'Expected: "webhook".'},
  {avoid: /\bend[ -]points?\b/gi, use: 'Expected: "endpoint".'},
  {avoid: /\b(?:Javascript|javascript|Java Script)\b/g, use: 'Expected: "JavaScript".'},
  {avoid: /\b(?:Typescript|typescript)\b/g, use: 'Expected: "TypeScript".'},
  {avoid: /\b(?:NodeJS|Nodejs|node\.js|Node JS)\b/g, use: 'Expected: "Node.js".'},
  {avoid: /\b(?:e\.g\.|eg\.|i\.e\.)/gi, use: 'Expected: "for example" or "that is".'},
  {avoid: /\b(?:data ?base64|base 64|Base64)\b/g, use: 'Expected: "base64".'},
  {avoid: /\b(?:time[ -]out|time-outs)\b/gi, use: 'Expected: "timeout".'},
  {avoid: /\butili[sz]e[sd]?\b/gi, use: 'Expected: "use".'},
  {avoid: /\bon-premises\b/gi, use: 'Expected: "on-premise".'},
];
