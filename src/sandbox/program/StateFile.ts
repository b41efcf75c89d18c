import {existsSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import type {Sandbox} from '../createSandbox';
import type {Clock} from '../clock';
import type {SandboxState} from '../state';
import {fromSnapshot, toSnapshot, type Snapshot} from './snapshot';

/** What is kept between two runs of the sandbox: keys, plans used up, hooks, events, images, time. */
export class StateFile {
  readonly #file: string;
  #isChanged = true;
  #lastSave: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  /**
   * The state of the last run, and the clock moved on to its time; undefined for the first run.
   *
   * @param plan plan of the default key
   * @throws Error for a file that is no such state
   */
  load(clock: Clock, plan: string | undefined): SandboxState | undefined {
    if (!existsSync(this.#file)) return undefined;
    try {
      const snapshot = JSON.parse(readFileSync(this.#file, 'utf8')) as Snapshot;
      if (snapshot.format !== 1) throw new Error(`its format is ${String(snapshot.format)}`);
      const state = fromSnapshot(snapshot, plan);
      clock.advance(Math.max(0, snapshot.now - clock.now()));
      return state;
    } catch (error) {
      throw new Error(
        `${this.#file}: not a state of this sandbox (${(error as Error).message}). Fix: delete the file, or name another with \`--state\`.`,
      );
    }
  }

  /** To be called after a response: the next `save` writes. */
  touch(): void {
    this.#isChanged = true;
  }

  /**
   * Writes the state if there was a response since the last time, after any save that is still
   * running: once it resolves, the file has the state. A reader finds the old file or the new one,
   * never a part.
   *
   * @throws Error when the file cannot be written
   */
  save(sandbox: Pick<Sandbox, 'state' | 'clock'>): Promise<void> {
    const save = (): Promise<void> => this.#write(sandbox);
    this.#lastSave = this.#lastSave.then(save, save);
    return this.#lastSave;
  }

  async #write({state, clock}: Pick<Sandbox, 'state' | 'clock'>): Promise<void> {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    const text = JSON.stringify(await toSnapshot(state, clock.now()));
    try {
      writeFileSync(`${this.#file}.new`, text, {mode: 0o600});
      renameSync(`${this.#file}.new`, this.#file);
    } catch (error) {
      this.#isChanged = true;
      throw new Error(
        `${this.#file}: cannot be written (${(error as Error).message}). Fix: name a file in a folder that you may write to with \`--state\`.`,
      );
    }
  }
}
