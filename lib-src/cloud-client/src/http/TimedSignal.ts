/** Why a {@link TimedSignal} fired by itself. */
export class Expired {
  constructor(readonly ms: number) {}
}

/**
 * An abort signal that fires after a time or together with another one.
 * `AbortSignal.any` would do, but the oldest supported browsers lack it.
 */
export class TimedSignal {
  readonly #controller = new AbortController();
  readonly #parent: AbortSignal | undefined;
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(ms: number, parent?: AbortSignal) {
    this.#parent = parent;
    this.#timer = setTimeout(() => this.#controller.abort(new Expired(ms)), ms);
    if (parent?.aborted) this.#follow();
    else parent?.addEventListener('abort', this.#follow, {once: true});
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Must be called when the work is done: a forgotten timer would keep the process alive. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.#parent?.removeEventListener('abort', this.#follow);
  }

  readonly #follow = (): void => {
    clearTimeout(this.#timer);
    this.#controller.abort(this.#parent?.reason);
  };
}
