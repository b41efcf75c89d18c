import {pictureCheckLimits} from '../../data/pictureChecks';
import type {Collected} from './collectFiles';
import {PictureChecker} from './PictureChecker';
import type {Row} from './table/Row';
import {judgePicture, summarize} from './verdict/summarize';

/** What the page shows of the images that a reader has chosen. */
export interface PictureState {
  readonly rows: readonly Row[];
  readonly isBusy: boolean;
  /** What was left out of the last choice, in words. */
  readonly notice: string;
}

const toCount = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function describeLeftOut(skipped: number, tooMany: number): string {
  const {pictures} = pictureCheckLimits;
  return [
    skipped > 0 &&
      `${toCount(skipped, 'file is no image', 'files are no images')} by the name, and left out.`,
    tooMany > 0 &&
      `${toCount(tooMany, 'image is', 'images are')} left out: the page takes ${pictures}. Clear the list to check others.`,
  ]
    .filter((text) => text !== false)
    .join(' ');
}

const toName = ({webkitRelativePath, name}: File): string =>
  webkitRelativePath === '' ? name : webkitRelativePath;

/** The images that a reader has chosen, checked one after the other. */
export class PictureList {
  state: PictureState = {rows: [], isBusy: false, notice: ''};
  private readonly listeners = new Set<() => void>();
  private nextKey = 0;
  /** Rows to check, in order; emptied to cancel. */
  private waiting: Row[] = [];

  constructor(readonly checker = new PictureChecker()) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): PictureState => this.state;

  add({files, skipped}: Collected): void {
    const {rows} = this.state;
    const room = Math.max(0, pictureCheckLimits.pictures - rows.length);
    const added = files.slice(0, room).map((file): Row => {
      this.nextKey += 1;
      return {key: String(this.nextKey), name: toName(file), file};
    });
    this.change({
      rows: [...rows, ...added],
      notice: describeLeftOut(skipped, files.length - added.length),
    });
    this.waiting.push(...added);
    void this.run();
  }

  /** Stops; images that are checked stay. */
  cancel(): void {
    this.waiting = [];
    this.checker.close();
  }

  /** Checks those that are not checked yet. */
  resume(): void {
    this.waiting = this.state.rows.filter(({facts}) => facts === undefined);
    void this.run();
  }

  clear(): void {
    this.cancel();
    this.change({rows: [], notice: ''});
  }

  private async run(): Promise<void> {
    if (this.state.isBusy || this.waiting.length === 0) return;
    this.change({isBusy: true});
    for (let [row] = this.waiting; row !== undefined; [row] = this.waiting) await this.check(row);
    this.change({isBusy: false});
  }

  private async check(row: Row): Promise<void> {
    const facts = await this.checker.check(row);
    // Canceled meanwhile.
    if (this.waiting[0] !== row) return;
    this.waiting.shift();
    const checked = {facts, verdict: summarize(judgePicture(facts))};
    const {rows} = this.state;
    this.change({rows: rows.map((one) => (one.key === row.key ? {...one, ...checked} : one))});
  }

  private change(changes: Partial<PictureState>): void {
    this.state = {...this.state, ...changes};
    this.listeners.forEach((listener) => listener());
  }
}
