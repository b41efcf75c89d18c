import {Usage} from '../rules/Usage';
import {createState, type Account, type Attachment, type SandboxState} from '../state';

type SavedAccount = Omit<Account, 'usage' | 'hooks'> & {
  readonly usage: readonly (readonly [day: number, count: number])[];
  readonly hooks: readonly (readonly [
    url: string,
    hook: NonNullable<ReturnType<Account['hooks']['get']>>,
  ])[];
};

type SavedAttachment = Omit<Attachment, 'read'> & {
  readonly id: string;
  readonly base64: string;
};

/** The state of a sandbox as JSON. */
export interface Snapshot {
  readonly format: 1;
  /** Time of the sandbox, in milliseconds since 1970. */
  readonly now: number;
  readonly nextSequence: number;
  readonly accounts: readonly SavedAccount[];
  readonly attachments: readonly SavedAttachment[];
}

/** Reads a whole state. Attachments whose bytes cannot be had are left out. */
export async function toSnapshot(state: SandboxState, now: number): Promise<Snapshot> {
  const attachments = await Promise.all(
    [...state.attachments].map(async ([id, {read, ...rest}]) => {
      const bytes = await read();
      return bytes === undefined
        ? []
        : [{id, ...rest, base64: Buffer.from(bytes).toString('base64')}];
    }),
  );
  return {
    format: 1,
    now,
    nextSequence: state.nextSequence,
    accounts: [...state.accounts.values()].map(({usage, hooks, ...account}) => ({
      ...account,
      usage: usage.list(),
      hooks: [...hooks],
    })),
    attachments: attachments.flat(),
  };
}

/** The state that a snapshot was made of. The keys and their plans are those of this start. */
export function fromSnapshot(
  {now, nextSequence, accounts: saved, attachments}: Snapshot,
  plan: string | undefined,
): SandboxState {
  const {accounts} = createState(now, plan);
  for (const {key, usage, hooks, ...kept} of saved) {
    const account = accounts.get(key.key);
    if (account === undefined) continue;
    const counted = {usage: new Usage(usage), hooks: new Map(hooks)};
    accounts.set(key.key, {...account, ...kept, ...counted});
  }
  return {
    nextSequence,
    accounts,
    attachments: new Map(
      attachments.map(({id, base64, ...rest}) => [
        id,
        {...rest, read: () => Promise.resolve(new Uint8Array(Buffer.from(base64, 'base64')))},
      ]),
    ),
  };
}
