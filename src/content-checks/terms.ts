/** A word that we do not use, and what to write for it. */
interface Term {
  readonly avoid: RegExp;
  readonly use: string;
}

/** Words that no text of ours needs: they are wrong in prose and in code comments alike. */
const WORDS_TO_REPLACE: readonly Term[] = [
  {avoid: /\bmend(?:s|ed|ing)?\b/gi, use: 'Expected: "fix", "correct" or "transform".'},
  {avoid: /\bspare\b/gi, use: 'Expected: "fallback".'},
  {avoid: /\bwhoever\b/gi, use: 'Expected: "anyone who", or name who it is.'},
  {avoid: /\btwins?\b/gi, use: 'Expected: "version" or "copy".'},
  {
    avoid: /\b(?:awake|asleep|wakes?|woken|woke)\b/gi,
    use: 'Expected: "hydrate", "hydrated" or "start".',
  },
  {
    // Connections are the exception: the network's error has this name.
    avoid: /(?<!connection )\brefus(?:e[sd]?|als?|ing)\b(?! (?:the |a )?connections?\b)/gi,
    use: 'Expected: "reject".',
  },
];

/**
 * One name for each thing, in everything that readers see. Keep `src/tooling/words.txt` free of
 * these words.
 */
export const terms: readonly Term[] = [
  ...WORDS_TO_REPLACE,
  {
    avoid: /\b(?:simply|just|obviously|of course|easily)\b/gi,
    use: 'Fix: leave it out; what is easy for us may not be for the reader.',
  },
  {avoid: /\bplease\b/gi, use: 'Fix: say what to do.'},
  {
    avoid: /\banswer(?:s|ed|ing)?\b(?! to (?:common )?questions\b)/gi,
    use: 'Expected: "response" for the reply to a request, "return" or "respond" for what a server does.',
  },
  {avoid: /\bpictures?\b/gi, use: 'Expected: "image".'},
  {avoid: /\bstands?\b/gi, use: 'Expected: "is", "appears" or "means".'},
  {
    avoid: /\bof (?:its|your|their|our|one's) own\b/gi,
    use: 'Expected: "its own …", "your own …" or "separate".',
  },
  {avoid: /\brepetitions?\b|\brepeats? after\b/gi, use: 'Expected: "retry".'},
  {avoid: /\bby itself\b/gi, use: 'Expected: "automatically".'},
  {avoid: /\b(?:nevertheless|gives? back|goes on)\b/gi, use: 'Fix: use a plain verb.'},
  {
    avoid: /\b(?:our reading|is not specified|the specification)\b/gi,
    use: 'Fix: state the contract, or say what a client must be ready for.',
  },
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

/** The words that code comments must not contain; other words depend on what the code does. */
export const commentTerms: readonly Term[] = WORDS_TO_REPLACE;
