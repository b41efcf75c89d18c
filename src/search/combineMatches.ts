/** Sections that were found, by their positions: the score, and the stems that they contain. */
export type Matches = Map<number, {score: number; readonly terms: string[]}>;

/** What both match. */
export function intersect(one: Matches, other: Matches): Matches {
  const both: Matches = new Map();
  for (const [id, {score, terms}] of other) {
    const match = one.get(id);
    if (match === undefined) continue;
    both.set(id, {score: match.score + score, terms: [...new Set([...match.terms, ...terms])]});
  }
  return both;
}

/** What either matches, in the first of them. */
export function unite(one: Matches, other: Matches): Matches {
  for (const [id, added] of other) {
    const match = one.get(id);
    if (match === undefined) {
      one.set(id, added);
    } else {
      match.score += added.score;
      for (const term of added.terms) if (!match.terms.includes(term)) match.terms.push(term);
    }
  }
  return one;
}
