import type {PublicName} from './Reference';

/** Turns names of a package into links to their pages. */
export class Links {
  readonly #names: ReadonlyMap<string, PublicName>;
  readonly #toTop: string;
  readonly #own: string | undefined;

  /**
   * @param names with a page
   * @param own the name whose page is written; nothing for the page of the library
   */
  constructor(names: readonly PublicName[], own?: string) {
    this.#names = new Map(names.map((one) => [one.name, one]));
    this.#own = own;
    this.#toTop = own === undefined ? '' : '../';
  }

  /** A name as code, linked if another page is about it. */
  toName(name: string): string {
    const page = name === this.#own ? undefined : this.#names.get(name)?.page;
    return page === undefined ? toCode(name) : `[${toCode(name)}](${this.#toTop}${page}.md)`;
  }

  /** A text of a docstring, in which the names in code become links. */
  toText(markdown: string): string {
    return markdown
      .split(/(^ *```[^]*?^ *```$)/m)
      .map((part) =>
        part.trimStart().startsWith('```')
          ? part
          : part.replaceAll(/(?<![[`])`([A-Za-z]\w*)`(?![\]`])/g, (_, name: string) =>
              this.toName(name),
            ),
      )
      .join('');
  }

  /** A type: names as code and as links, what is between them as text. */
  toType(type: string): string {
    return splitType(type)
      .map((part) => {
        if (/^["']/.test(part)) return toCode(part);
        return /^\w/.test(part)
          ? this.toName(part)
          : part.replaceAll(/[[\]*_|<>]/g, String.raw`\$&`);
      })
      .join('');
  }
}

/**
 * Splits a type into names, texts of `Literal` and what is between them; the quotes of types that
 * refer forward are left out.
 */
function splitType(type: string): string[] {
  let literalDepth: number | undefined;
  let depth = 0;
  return [...type.matchAll(/(["'])(.*?)\1|[\w.]+|\s+|[^\w\s"']/g)].flatMap(
    ([part, quote, inner = '']) => {
      if (part === '[') depth += 1;
      if (part === ']') {
        if (literalDepth === depth) literalDepth = undefined;
        depth -= 1;
      }
      if (/(?:^|\.)Literal$/.test(part)) literalDepth ??= depth + 1;
      return quote !== undefined && literalDepth === undefined ? splitType(inner) : [part];
    },
  );
}

/** As code, also inside of a table. */
export const toCode = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
};
