import type {ReferencePage} from './ReferencePage';

/** The path of the page that has each place of an API, by the id of the place. */
export function findHomes(first: ReferencePage): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  const collect = ({pages, ...page}: ReferencePage): void => {
    const {introduction: _, ...parts} = page;
    listIds(parts, (id) => homes.set(id, page.path));
    pages.forEach(collect);
  };
  collect(first);
  return homes;
}

/**
 * Makes the links between the parts of an API lead to the pages that have these parts: a link that
 * stays on its page keeps its `#id`.
 */
export function moveLinks(first: ReferencePage): ReferencePage {
  const homes = findHomes(first);
  const move = ({pages, ...page}: ReferencePage): ReferencePage => {
    const toAddress = (id: string): string | undefined => {
      const home = homes.get(id);
      return home === undefined || home === page.path ? undefined : `/api/${home}#${id}`;
    };
    return {...(rewrite(page, toAddress) as typeof page), pages: pages.map(move)};
  };
  return move(first);
}

/** Data of examples and samples has no places and no links. */
const DATA = new Set(['code', 'value']);

/** Every place that an address can name. */
function listIds(node: unknown, add: (id: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const item of node) listIds(item, add);
    return;
  }
  if ('id' in node && typeof node.id === 'string') add(node.id);
  for (const [key, value] of Object.entries(node)) if (!DATA.has(key)) listIds(value, add);
}

function rewrite(node: unknown, toAddress: (id: string) => string | undefined): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) {
    const [kind, content, url] = node as unknown[];
    if (kind === 'a' && Array.isArray(content) && typeof url === 'string' && url.startsWith('#'))
      return ['a', rewrite(content, toAddress), toAddress(url.slice(1)) ?? url];
    return node.map((item: unknown) => rewrite(item, toAddress));
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => [
      key,
      key === 'link' && typeof value === 'string'
        ? (toAddress(value) ?? value)
        : DATA.has(key)
          ? value
          : rewrite(value, toAddress),
    ]),
  );
}
