import type {SearchKind} from '../portal/search';

interface Spreadable {
  readonly url: string;
  readonly kind: SearchKind;
}

/** So many hits of one page come before hits of other pages. */
const MAX_OF_PAGE = 3;

const toPage = ({url}: Spreadable): string => url.split('#')[0] ?? '';

/**
 * Limits the hits of one page among those that are shown together: the fourth and later ones wait
 * for the next screen, unless there are no hits of other pages. Errors are not limited: messages
 * share words, and all of them are rows of one page.
 *
 * @param hits best first
 * @param perScreen how many are shown together
 * @param wanted how many are needed in the end
 */
export function spreadPages<Hit extends Spreadable>(
  hits: readonly Hit[],
  perScreen: number,
  wanted: number,
): Hit[] {
  const spread: Hit[] = [];
  let waiting = [...hits];
  while (waiting.length > 0 && spread.length < wanted) {
    const counts = new Map<string, number>();
    const shown: Hit[] = [];
    const later: Hit[] = [];
    for (const hit of waiting) {
      const page = toPage(hit);
      const count = counts.get(page) ?? 0;
      const isFree = hit.kind === 'error' || count < MAX_OF_PAGE;
      const fits = isFree && shown.length < perScreen;
      if (fits) counts.set(page, count + 1);
      (fits ? shown : later).push(hit);
    }
    const fill = later.splice(0, perScreen - shown.length);
    spread.push(...shown, ...fill);
    waiting = later;
  }
  return spread;
}

const MAX_MORE = 7;

/**
 * The best hits of a page that had to wait, by the last hit of that page that is shown.
 *
 * @param hits best first
 * @param shown those of them that are shown together
 */
export function findMore<Hit extends Spreadable>(
  hits: readonly Hit[],
  shown: readonly Hit[],
): ReadonlyMap<Hit, readonly Hit[]> {
  const ofPage = new Map<string, Hit[]>();
  for (const hit of shown) ofPage.set(toPage(hit), [...(ofPage.get(toPage(hit)) ?? []), hit]);
  const isShown = new Set(shown);
  const more = new Map<Hit, Hit[]>();
  for (const hit of hits) {
    const own = ofPage.get(toPage(hit)) ?? [];
    const last = own.at(-1);
    if (last === undefined || own.length < MAX_OF_PAGE || isShown.has(hit)) continue;
    const waiting = more.get(last) ?? [];
    if (waiting.length < MAX_MORE) more.set(last, [...waiting, hit]);
  }
  return more;
}
