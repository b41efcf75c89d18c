/** Columns of a line of generated Python. */
const COLUMNS = 98;

/** A docstring in Google style. */
export interface Docstring {
  readonly summary: string;
  /** Names with what they hold, for the section `Attributes`. */
  readonly attributes?: readonly (readonly [name: string, text: string])[];
}

/** Writes a docstring of a class, indented once. */
export function toDocstring({summary, attributes = []}: Docstring): string {
  const lines = wrap(summary, COLUMNS - 7, '    ');
  const rows = attributes.flatMap(([name, text]) => wrap(`${name}: ${text}`, COLUMNS, '        '));
  const [first = '', ...rest] = lines;
  const body = rows.length === 0 ? [] : ['', '    Attributes:', ...rows.map(indentAttribute)];
  const all = [`    """${first.trimStart()}`, ...rest, ...body];
  if (all.length === 1) return `${all[0]}"""\n`;
  return `${all.join('\n')}\n    """\n`;
}

/** Rows of `Attributes` begin with 8 blanks; what continues one is indented further. */
const indentAttribute = (line: string): string => line.replaceAll('\u0001', '    ');

/** Breaks a text into lines; lines that continue one are marked for {@link indentAttribute}. */
function wrap(text: string, columns: number, indent: string): string[] {
  const isAttribute = indent.length > 4;
  const lines: string[] = [];
  let line = '';
  for (const word of text.replaceAll('\\', '\\\\').split(/\s+/)) {
    const more = isAttribute && lines.length > 0 ? '\u0001' : '';
    const next = line === '' ? `${indent}${more}${word}` : `${line} ${word}`;
    if (next.length + (more === '' ? 0 : 3) > columns && line !== '') {
      lines.push(line);
      line = `${indent}${isAttribute ? '\u0001' : ''}${word}`;
    } else {
      line = next;
    }
  }
  return [...lines, line];
}

/** `continuationToken` and `continuation-token` as Python spells them. */
export const toSnakeCase = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();

/** A text as a literal of Python. */
export const toLiteral = (text: string): string => JSON.stringify(text);
