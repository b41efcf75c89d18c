const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/**
 * Reads a string literal of Python.
 *
 * @param source with its quotes and prefix
 * @returns its value; undefined for bytes and for f-strings, which are no fixed texts
 */
export function readString(source: string): string | undefined {
  const match = /^([a-z]*)("""|'''|"|')(.*)\2$/is.exec(source);
  if (match === null) return undefined;
  const [, prefix = '', , body = ''] = match;
  if (/[bf]/i.test(prefix)) return undefined;
  if (/r/i.test(prefix)) return body;
  return body.replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|([^]))/gi,
    (whole, byte?: string, unit?: string, letter?: string) => {
      const code = byte ?? unit;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return ESCAPES[letter ?? ''] ?? whole;
    },
  );
}

/**
 * Removes the indentation of a docstring by the rules of `inspect.cleandoc`: that of the first line,
 * and as much as all other lines share.
 */
export function cleanDoc(text: string): string {
  const [first = '', ...rest] = text.replaceAll('\t', '        ').split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents);
  const lines = [first.trimStart(), ...rest.map((line) => line.slice(indent).trimEnd())];
  return lines.join('\n').replace(/^\n+/, '').trimEnd();
}
