export const actors = ['Your program', 'API', 'Your server'] as const;

export type Actor = (typeof actors)[number];

/** One HTTP request, and its response if there was one. */
export interface Call {
  readonly kind: 'call';
  readonly id: number;
  readonly at: number;
  readonly from: Actor;
  readonly to: Actor;
  readonly title: string;
  readonly request: string;
  /** Missing while the request is under way, and when it got no response. */
  readonly response?: string;
  /** The status, or why there is none. */
  readonly outcome: string;
  readonly isFailure: boolean;
  /** What the receiver made of it. */
  readonly note?: string;
}

/** The reader has moved the clock. */
interface ClockMove {
  readonly kind: 'clock';
  readonly id: number;
  readonly at: number;
  readonly title: string;
}

export type TimelineItem = Call | ClockMove;

type Begun = Pick<Call, 'at' | 'from' | 'to' | 'title' | 'request'>;

type Ended = Partial<Pick<Call, 'response' | 'note'>> & Pick<Call, 'outcome' | 'isFailure'>;

/** Everything that happened, in the order in which it began. */
export class CallLog {
  items: readonly TimelineItem[] = [];
  #lastId = 0;

  begin(call: Begun): number {
    this.#lastId += 1;
    const id = this.#lastId;
    this.items = [...this.items, {kind: 'call', id, outcome: '…', isFailure: false, ...call}];
    return id;
  }

  end(id: number, result: Ended): void {
    this.items = this.items.map((item) =>
      item.id === id && item.kind === 'call' ? {...item, ...result} : item,
    );
  }

  addClockMove(at: number, title: string): void {
    this.#lastId += 1;
    this.items = [...this.items, {kind: 'clock', id: this.#lastId, at, title}];
  }
}
