/** A directive of nginx: its name, its arguments, and its block if it has one. */
export interface Directive {
  readonly name: string;
  readonly args: readonly string[];
  readonly block: readonly Directive[];
}

/** Reads a configuration of nginx, to compare it with what it was made from. */
export function parseNginx(text: string): Directive[] {
  const tokens = [
    ...text.replace(/^\s*#.*$/gm, '').matchAll(/"([^"]*)"|([{};])|([^\s{};"]+)/g),
  ].map(([, quoted, mark, word]) => ({mark, word: quoted ?? word ?? ''}));
  const readBlock = (): Directive[] => {
    const directives: Directive[] = [];
    let words: string[] = [];
    for (
      let token = tokens.shift();
      token !== undefined && token.mark !== '}';
      token = tokens.shift()
    ) {
      if (token.mark === undefined) {
        words.push(token.word);
        continue;
      }
      const [name = '', ...args] = words;
      directives.push({name, args, block: token.mark === '{' ? readBlock() : []});
      words = [];
    }
    return directives;
  };
  return readBlock();
}
