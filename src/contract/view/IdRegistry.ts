import {toAnchor} from '../toAnchor';

/** Gives every place of a page a unique id that is the same in every build. */
export class IdRegistry {
  private readonly taken = new Set<string>();

  /**
   * @param parts from the outside in, such as operation, status and header
   * @returns the parts joined, with a number behind them when the page has that id already
   */
  create(...parts: readonly string[]): string {
    const wanted = parts.map(toAnchor).filter(Boolean).join('-');
    let id = wanted;
    for (let count = 2; this.taken.has(id); count++) id = `${wanted}-${count}`;
    this.taken.add(id);
    return id;
  }
}
