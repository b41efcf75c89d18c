import {raw} from 'hast-util-raw';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes, Root} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {isSafe} from './isSafe';

/** Elements that say what Markdown says, too. Pictures and what readers operate are not among them. */
const NAMES = new Set(
  (
    'a b blockquote br code dd dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p pre strong table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
);
const VOID = new Set(['br', 'hr']);
/** Most HTML in descriptions, which lines are split by without a tree of HTML. */
export const LINE_BREAK = /^<br\s*\/?>$/i;
/** Elements that the next one of their kind ends. */
const OPEN_ENDED = new Set(['dd', 'dt', 'li', 'p', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);

const TAG = /<(\/?)([a-z][a-z\d]*)((?:\s[^<>]*)?)\/?>/gi;
const WHOLE_TAG = new RegExp(`^${TAG.source}$`, 'i');
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/**
 * The names of elements that a text has as its writer meant them: each that begins ends, and links
 * lead where a page may link to. `<id>` is the name of a value, and a single `<i>` is one, too.
 */
function listElements(text: string): ReadonlySet<string> {
  const balance = new Map<string, number>();
  for (const [, slash, name = '', attributes = ''] of text.matchAll(TAG)) {
    const key = name.toLowerCase();
    if (!NAMES.has(key)) continue;
    const [, ...values] = HREF.exec(attributes) ?? [];
    const isBroken = key === 'a' && slash === '' && !isSafe(values.find(Boolean) ?? '');
    const rest = (balance.get(key) ?? 0) + (slash === '' ? 1 : -1);
    // What ends before it begins is broken for good.
    balance.set(key, isBroken || rest < 0 ? NaN : rest);
  }
  return new Set(
    [...balance].flatMap(([name, rest]) =>
      rest === 0 || VOID.has(name) || (OPEN_ENDED.has(name) && rest > 0) ? [name] : [],
    ),
  );
}

/** Markup in which everything but these elements is text. */
const escapeOthers = (markup: string, names: ReadonlySet<string>): string =>
  markup.replace(/<[^<>]*>?/g, (tag) => {
    const [, , name = ''] = WHOLE_TAG.exec(tag) ?? [];
    return names.has(name.toLowerCase()) ? tag : tag.replaceAll('<', '&lt;');
  });

interface Holder {
  readonly type: string;
  value?: string;
  readonly children?: readonly Holder[];
}

/** Number of characters that readers see. */
const countText = ({value = '', children = []}: Holder): number =>
  value.replace(/\s/g, '').length + children.reduce((sum, child) => sum + countText(child), 0);

function listRaw(node: Holder): Holder[] {
  return node.type === 'raw' ? [node] : (node.children ?? []).flatMap(listRaw);
}

/** Nodes by what they may be in. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['blockquote', 'code', 'heading', 'list', 'paragraph', 'table', 'thematicBreak'].map((type) => [
      type,
      ['blockquote', 'listItem', 'root'],
    ]),
  ),
  listItem: ['list'],
  tableRow: ['table'],
  tableCell: ['tableRow'],
};
/** Of what is in lines. */
const IN_LINES = ['delete', 'emphasis', 'heading', 'link', 'paragraph', 'strong', 'tableCell'];

/** Whether each part is where Markdown has it: a parser of HTML does not ask for that. */
const isWhole = (node: Nodes): boolean =>
  !('children' in node) ||
  node.children.every(
    (child) => (PLACES[child.type] ?? IN_LINES).includes(node.type) && isWhole(child),
  );

/**
 * Markdown whose HTML has become Markdown, as far as that can say it: paragraphs, lists, tables, and
 * emphasis, without attributes. Nothing else of HTML comes through, so that nothing in a
 * specification puts elements into a page.
 *
 * @returns the same tree if it has no such element, if parts are where Markdown has none,
 *   or if a text would be lost
 */
export function readMarkup(tree: Root): Root {
  const hast = toHast(tree, {allowDangerousHtml: true});
  const nodes = listRaw(hast as Holder);
  const names = listElements(nodes.map(({value}) => value ?? '').join('\n'));
  if (names.size === 0 || nodes.every(({value = ''}) => LINE_BREAK.test(value))) return tree;
  for (const node of nodes) node.value = escapeOthers(node.value ?? '', names);
  const markup = raw(hast);
  const read = toMdast(markup, {document: true}) as Root;
  return isWhole(read) && countText(read) === countText(markup as Holder) ? read : tree;
}
