const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const VOID = toSet('br hr img input wbr');
const HEADINGS = toSet('h1 h2 h3 h4 h5 h6');
/** A browser ends a paragraph before these, so its end tag can be left out. */
const BLOCKS = toSet(
  'article aside blockquote details div dl fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
);
const INLINE = toSet(
  'a abbr b button code del em i ins kbd label legend mark s small span strong sub summary sup time u var',
);
const DRAWN = toSet(
  'circle clipPath defs ellipse g image line linearGradient marker mask path pattern polygon polyline radialGradient rect stop svg text tspan use',
);
/** A browser closes the one that is open when another one begins. */
const LONELY = toSet('a button');
/** The only parents of an element. */
const PARENTS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', toSet('ol ul')],
  ['dt', toSet('dl')],
  ['dd', toSet('dl')],
  ['thead', toSet('table')],
  ['tbody', toSet('table')],
  ['tr', toSet('tbody thead')],
  ['td', toSet('tr')],
  ['th', toSet('tr')],
]);
/** A browser moves everything else out of these. */
const TABLE_PARTS = toSet('table tbody thead tr');
/** What may follow an element without an end tag; an empty name is the end of its parent. */
const FOLLOWERS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['p', new Set([...BLOCKS, ''])],
  ['li', toSet('li ')],
  ['dt', toSet('dd dt')],
  ['dd', toSet('dd dt ')],
  ['thead', toSet('tbody')],
  ['tbody', toSet('tbody ')],
  ['tr', toSet('tr ')],
  ['td', toSet('td th ')],
  ['th', toSet('td th ')],
]);
/** The end of these does not end a paragraph. */
const OPEN_ENDED = toSet('a del ins kbd');

/** Text, then what follows it: an end tag, a start tag, or a comment. */
const TOKEN =
  /([^<]*)<(?:\/([a-zA-Z]\w*)>|([a-zA-Z]\w*)((?: [^\s"'<>=/]+="[^"]*")*)(\/?)>|(!--[^<>]*--)>)/y;
const ATTRIBUTE = / ([^\s"'<>=/]+)="([^"]*)"/g;
const ENTITY = /&(?:gt|lt|quot|#x27);|&amp;(?= )|&(?!amp;)/g;
const CHARACTERS: Readonly<Record<string, string | undefined>> = {
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
  // Before a space, it begins no character reference.
  '&amp;': '&',
};
const BOOLEAN = toSet(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected',
);

/** White space before or after everything that a page shows, which the package removes. */
const LOOSE_SPACE = /^(?:<[a-z][^<>]*>)*\s|\s(?:<\/\w+>)*$/;

/** Markup that React does not write, or that a browser reads in another way than it is written. */
class UnusualMarkup extends Error {}

/**
 * Minifies what React writes into a page, without making a tree of it: to the same bytes as
 * `@swc/html` with the options of Docusaurus and ampersands kept (`keepAmpersands`), in a tenth of
 * its time.
 *
 * @returns undefined for any other markup
 */
export function minifyMarkup(markup: string): string | undefined {
  try {
    return new MarkupMinifier(markup).minify();
  } catch (error) {
    if (error instanceof UnusualMarkup) return undefined;
    throw error;
  }
}

class MarkupMinifier {
  private readonly open: string[] = ['div'];
  private written = '';
  /** Number of open drawings, paragraphs, links … */
  private readonly depths = new Map<string, number>();
  /** What the last tag or text was. */
  private last = '';

  constructor(private readonly markup: string) {}

  minify(): string {
    check(!LOOSE_SPACE.test(this.markup));
    const token = new RegExp(TOKEN);
    let end = 0;
    for (let found = token.exec(this.markup); found !== null; found = token.exec(this.markup)) {
      const [, text = '', closed, name, attributes = '', slash, comment] = found;
      end = token.lastIndex;
      if (text !== '') this.addText(text);
      if (closed !== undefined) this.close(closed, end);
      else if (name !== undefined)
        token.lastIndex = this.start(name, attributes, slash === '/', end);
      else this.written += `<${comment}>`;
      end = token.lastIndex;
    }
    if (end < this.markup.length) this.addText(this.markup.slice(end));
    check(this.open.length === 1 && !this.markup.includes('\r'));
    return this.written;
  }

  private addText(text: string): void {
    check(!text.includes('<'));
    // A browser drops a line break at the start of `<pre>`.
    check(this.last !== '<pre' && !TABLE_PARTS.has(this.open.at(-1) ?? ''));
    this.last = '';
    this.written += text.includes('&') ? decode(text).replaceAll('<', '&lt;') : text;
  }

  /** @returns where to go on */
  private start(name: string, attributes: string, hasSlash: boolean, end: number): number {
    const isDrawn = name === 'svg' || this.isInside('svg');
    if (isDrawn) check(DRAWN.has(name) || name.startsWith('fe'));
    else this.checkPlace(name);
    const endTag = `</${name}>`;
    const isEmptyDrawing = isDrawn && (hasSlash || this.markup.startsWith(endTag, end));
    check(!hasSlash || isDrawn || VOID.has(name));
    const {text, isQuoted} = toAttributes(attributes, isDrawn);
    const isOmitted =
      name === 'tbody' &&
      text === '' &&
      this.last === '<table' &&
      getName(this.markup, end) === 'tr';
    const tagEnd = hasSlash || isEmptyDrawing ? `${isQuoted ? '' : ' '}/>` : '>';
    if (!isOmitted) this.written += `<${name}${text}${tagEnd}`;
    this.last = `<${name}`;
    if (isEmptyDrawing) return hasSlash ? end : end + endTag.length;
    if (!isDrawn && VOID.has(name)) return end;
    this.open.push(name);
    this.count(name, 1);
    return end;
  }

  /** Whether a browser leaves an element of HTML where it is. */
  private checkPlace(name: string): void {
    const parent = this.open.at(-1) ?? '';
    const parents = PARENTS.get(name);
    check(parents === undefined ? !TABLE_PARTS.has(parent) : parents.has(parent));
    check(parents !== undefined || BLOCKS.has(name) || INLINE.has(name) || VOID.has(name));
    const isBlock = name === 'summary' || BLOCKS.has(name) || PARENTS.has(name);
    check(!isBlock || !this.isInside('p'));
    check(!LONELY.has(name) || !this.isInside(name));
    check(!HEADINGS.has(name) || !HEADINGS.has(parent));
  }

  private close(name: string, end: number): void {
    check(this.open.pop() === name && this.open.length > 0);
    this.count(name, -1);
    this.last = `</${name}`;
    const followers = FOLLOWERS.get(name);
    if (followers !== undefined) {
      const next = getName(this.markup, end);
      const isLast = next === '';
      const parent = this.open.at(-1) ?? '';
      const isOmitted = followers.has(next) && !(isLast && name === 'p' && OPEN_ENDED.has(parent));
      if (isOmitted) return;
    }
    this.written += `</${name}>`;
  }

  private isInside(name: string): boolean {
    return (this.depths.get(name) ?? 0) > 0;
  }

  private count(name: string, step: number): void {
    this.depths.set(name, (this.depths.get(name) ?? 0) + step);
  }
}

function check(isUsual: boolean): void {
  if (!isUsual) throw new UnusualMarkup();
}

/** Name of the element that begins at a place; empty at the end of its parent. */
function getName(markup: string, place: number): string {
  if (place === markup.length || markup.startsWith('</', place)) return '';
  const name = /<(\w*)/y;
  name.lastIndex = place;
  return name.exec(markup)?.[1] || 'text';
}

const decode = (text: string): string =>
  text.replace(ENTITY, (entity) => {
    const character = CHARACTERS[entity];
    if (character === undefined) throw new UnusualMarkup();
    return character;
  });

/** Attributes as short as can be; those without quotes at their end need a space before a slash. */
function toAttributes(
  attributes: string,
  isDrawn: boolean,
): {readonly text: string; readonly isQuoted: boolean} {
  let isQuoted = true;
  const text = attributes.replace(ATTRIBUTE, (_attribute, exact: string, written: string) => {
    // Only drawings have names with capitals.
    const name = isDrawn ? exact : exact.toLowerCase();
    check(name !== 'style' && !name.startsWith('on'));
    const value = written.includes('&') ? decode(written) : written;
    isQuoted = true;
    if (value === '') {
      isQuoted = BOOLEAN.has(name);
      return isQuoted ? ` ${name}` : ` ${name}=""`;
    }
    isQuoted = /[\t\n\f\r "'<>=`]/.test(value);
    if (!isQuoted) return ` ${name}=${value}`;
    const quotes = value.match(/["']/g) ?? [];
    return 2 * quotes.filter((quote) => quote === '"').length > quotes.length
      ? ` ${name}='${value.replaceAll("'", '&apos;')}'`
      : ` ${name}="${value.replaceAll('"', '&quot;')}"`;
  });
  return {text, isQuoted};
}
