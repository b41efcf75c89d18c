/** Names of elements that do nothing but show text, lists, links and drawings. */
const ELEMENTS = 'a|aside|b|body|button|circle|div|footer|g|kbd|li|nav|path|span|svg|text|ul|wbr';

/** Attributes that name, describe or draw. */
const ATTRIBUTES =
  'alt|aria-[a-z]+|class|cx|cy|d|data-[a-z-]+|dir|fill|font-[a-z]+|height|hidden|id|lang|letter-spacing|r|rel|role|stroke|stroke-[a-z]+|tabindex|target|title|type|viewBox|width|x|y';

const VALUE = String.raw`=(?:"[^"<>]*"|[^\s"'<>=\`]+)`;

/** A link to a page of this or another site: its address cannot be a script. */
const LINK = String.raw`href=(?:"(?:[/#]|https?:)[^"<>]*"|(?:[/#]|https?:)[^\s"'<>=\`]*)`;

/** A tag without its "<" that no policy has to name or block: its names are on the lists above. */
const HARMLESS = new RegExp(
  String.raw`^(?:(?:${ELEMENTS})(?:\s+(?:${LINK}|(?:${ATTRIBUTES})(?:${VALUE})?(?=[\s/>])))*\s*/?|/(?:${ELEMENTS}))>$`,
);

/** A browser continues these in the text that follows when they are not closed. */
const CONTINUED = ['a', 'b', 'button', 'g', 'kbd', 'span', 'svg', 'text'];

/** A browser reads what follows these in another way until they are closed; the last is a comment. */
const SPECIAL =
  'frameset iframe main math noembed noframes noscript plaintext script select style svg table template textarea title xmp !--'.split(
    ' ',
  );

/** What an end tag must not close before its start tag. */
const PAIRED = [...ELEMENTS.split('|'), ...SPECIAL, 'html'];

/**
 * A page without what surrounds its `<main>`: navbar, sidebar and footer, which are the same on
 * many pages and more than half of each. Readers find the same in the rest as in the whole page; a
 * page with anything unexpected stays whole.
 */
export function dropMenus(html: string): string {
  const headEnd = endOf(html, html.indexOf('</head>'), '</head>');
  const mainStart = html.search(/<main[\s>]/);
  const mainEnd = endOf(html, html.lastIndexOf('</main>'), '</main>');
  if (headEnd === -1 || mainStart < headEnd || mainEnd < mainStart) return html;
  const main = html.slice(mainStart, mainEnd);
  const menus = [html.slice(headEnd, mainStart), html.slice(mainEnd).replace(/<\/html>\s*$/, '')];
  if (!menus.every(isHarmless) || !isWhole(main)) return html;
  return `${html.slice(0, headEnd)}<body>${main}</body></html>`;
}

const endOf = (html: string, start: number, tag: string): number =>
  start === -1 ? -1 : html.indexOf(tag, start) + tag.length;

/** Tags that were found harmless: the menus of all pages have mostly the same ones. */
const harmlessTags = new Set<string>();

function isHarmlessTag(tag: string): boolean {
  if (harmlessTags.has(tag)) return true;
  const isOne = HARMLESS.test(tag);
  // A copy: a part of the page would keep the whole of it in memory.
  if (isOne) harmlessTags.add(Buffer.from(tag).toString());
  return isOne;
}

/** Whether a piece of a page has harmless tags only, and closes what it opens within its text. */
function isHarmless(menu: string): boolean {
  const [, ...tags] = menu.split('<');
  if (!tags.every((tag) => isHarmlessTag(tag.slice(0, tag.indexOf('>') + 1)))) return false;
  const {depths} = countTags(menu);
  return CONTINUED.every((name) => {
    const {end, lowest} = depths.get(name) ?? NONE;
    return end === 0 && lowest === 0;
  });
}

/** Whether a browser closes `<main>` where its text ends, and nothing around it before. */
function isWhole(main: string): boolean {
  const {depths, areComplete} = countTags(main);
  return (
    areComplete &&
    PAIRED.every((name) => (depths.get(name) ?? NONE).lowest === 0) &&
    SPECIAL.every((name) => (depths.get(name) ?? NONE).end === 0)
  );
}

interface Depth {
  /** How many are open at the end. */
  end: number;
  /** Negative when more were closed than opened. */
  lowest: number;
}

const NONE: Depth = {end: 0, lowest: 0};

const TAG = /<(\/?)([a-z][^\s/>]*)(?:[^"'>]|"[^"]*"|'[^']*')*>|<!--|-->/gi;

interface Tags {
  readonly depths: ReadonlyMap<string, Depth>;
  /** Whether the last tag is at the end, and there is no other "<" that could begin one. */
  readonly areComplete: boolean;
}

/** How often a piece of a page opens and closes each element. */
function countTags(piece: string): Tags {
  const depths = new Map<string, Depth>();
  let end = 0;
  let areComplete = true;
  for (const {0: tag, 1: slash, 2: written = '!--', index} of piece.matchAll(TAG)) {
    const name = written.toLowerCase();
    const depth = depths.get(name) ?? {...NONE};
    depth.end += slash === '/' || tag === '-->' ? -1 : 1;
    depth.lowest = Math.min(depth.lowest, depth.end);
    depths.set(name, depth);
    areComplete &&= !/<[a-z/!?]/i.test(piece.slice(end, index));
    end = index + tag.length;
  }
  return {depths, areComplete: areComplete && end === piece.length};
}
