import {DAY_MS} from '../clock';

/** First and last day of a month, as whole days since 1970. */
const getMonth = (day: number): readonly [first: number, last: number] => {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return [Date.UTC(year, month) / DAY_MS, Date.UTC(year, month + 1) / DAY_MS - 1];
};

/**
 * The charged requests of a key by day, in UTC. The numbers of one day are kept at hand: requests
 * mostly come in the order of time, and the simulation of plans sends millions of them.
 */
export class Usage {
  readonly #days = new Map<number, number>();
  #day = Number.NaN;
  #inDay = 0;
  #inMonth = 0;

  /** @param days charged requests by day since 1970, as `list` gives them */
  constructor(days: readonly (readonly [day: number, count: number])[] = []) {
    for (const [day, count] of days) this.#days.set(day, count);
  }

  /** Charged requests by day since 1970. */
  list(): [day: number, count: number][] {
    if (this.#inDay > 0) this.#days.set(this.#day, this.#inDay);
    return [...this.#days];
  }

  /** Whether any request was charged. */
  get isUsed(): boolean {
    return this.#inDay > 0 || this.#days.size > 0;
  }

  /** Counts charged requests at a time, in milliseconds since 1970. */
  add(time: number, count = 1): void {
    this.#select(time);
    this.#inDay += count;
    this.#inMonth += count;
  }

  /** Charged requests of the day or of the month that a time lies in. */
  count(period: 'DAY' | 'MONTH', time: number): number {
    this.#select(time);
    return period === 'DAY' ? this.#inDay : this.#inMonth;
  }

  #select(time: number): void {
    const day = Math.floor(time / DAY_MS);
    if (day === this.#day) return;
    if (this.#inDay > 0) this.#days.set(this.#day, this.#inDay);
    const [first, last] = getMonth(day);
    this.#day = day;
    this.#inDay = this.#days.get(day) ?? 0;
    this.#inMonth = 0;
    for (const [other, count] of this.#days)
      this.#inMonth += other >= first && other <= last ? count : 0;
  }
}
