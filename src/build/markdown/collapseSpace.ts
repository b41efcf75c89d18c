import type {Element, ElementContent, Root} from 'hast';

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre section summary table tbody td tfoot th thead tr ul wbr xmp'.split(
    ' ',
  ),
);

/** Elements that take room in a line without a text. */
const EMBEDDED = new Set('audio canvas embed iframe img math object picture svg video'.split(' '));

/**
 * Leaves the white space that a browser would show: one space between words, and none at the ends
 * of a line; code keeps its own. rehype-minify-whitespace does the same, but compiles its lists of
 * elements anew for each element.
 *
 * @param tree is changed
 */
export const collapseSpace = (tree: Root): void => void collapse(tree, true, true);

/**
 * @param before whether the line begins with the node, or has a space before it
 * @param after whether the line ends with it
 * @returns whether a space that follows is one too many
 */
function collapse(parent: Element | Root, before: boolean, after: boolean): boolean {
  const name = parent.type === 'root' ? '' : parent.tagName;
  if (name === 'pre') return true;
  const isLine = parent.type === 'root' || BLOCKS.has(name);
  const endsLine = isLine || after;
  let hasSpace = isLine || before;
  const keep = (node: ElementContent, index: number): boolean => {
    const endsHere = (): boolean => findEnd(children, index + 1) ?? endsLine;
    if (node.type === 'text') {
      const text = node.value.replace(/[\t\n\v\f\r ]+/g, ' ');
      const start = hasSpace && text.startsWith(' ') ? 1 : 0;
      const isSpaced = text.length > start && text.endsWith(' ');
      const end = text.length - Number(isSpaced && endsHere());
      if (start === end) return false;
      hasSpace = isSpaced && end === text.length;
      node.value = text.slice(start, end);
    } else if (node.type === 'element') {
      hasSpace = collapse(node, hasSpace, BLOCKS.has(node.tagName) || endsHere());
      if (EMBEDDED.has(node.tagName)) hasSpace = false;
    }
    return true;
  };
  const children = parent.children as readonly ElementContent[];
  parent.children = children.filter(keep);
  return hasSpace || endsLine;
}

/** Whether the line ends before anything else is shown in it; undefined where nothing says so. */
function findEnd(nodes: readonly ElementContent[], from: number): boolean | undefined {
  for (const node of nodes.slice(from)) {
    const ends = isEnd(node);
    if (ends !== undefined) return ends;
  }
  return undefined;
}

function isEnd(node: ElementContent): boolean | undefined {
  if (node.type === 'text') return /[^\t\n\v\f\r ]/.test(node.value) ? false : undefined;
  if (node.type !== 'element') return undefined;
  if (EMBEDDED.has(node.tagName)) return false;
  return BLOCKS.has(node.tagName) ? true : findEnd(node.children, 0);
}
