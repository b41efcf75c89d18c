import {isEqual, type Bytes} from '../bytes';
import type {WebhookRequest} from '../requests/WebhookRequest';
import {getKeyKind, type Algorithm} from '../verify/algorithms';
import type {LabConfig} from '../verify/verifyRequest';
import {yieldToPage} from '../yieldToPage';
import {listBodies} from './listBodies';
import {listSignatures} from './listSignatures';
import {createHmacMatcher} from './matchHmac';
import {createPublicMatcher} from './matchPublic';
import type {Change, Match, Matcher} from './Matcher';
import type {Variant} from './Variant';

interface Finding {
  /** Every change that is needed together; usually one. */
  readonly changes: readonly Change[];
  /** The body that was signed. */
  readonly body: Bytes;
  /** The algorithm that it was signed with, if it is one of the twelve. */
  readonly algorithm?: Algorithm;
}

export interface SearchReport {
  readonly finding?: Finding;
  /** Combinations that were compared. */
  readonly tried: number;
  /** Whether time ran out before all were. */
  readonly isCut: boolean;
}

export interface SearchOptions {
  /** Milliseconds. Default: 4,000. */
  readonly budgetMs?: number;
  readonly signal?: AbortSignal;
}

/** A browser waits between two turns, so that the page can respond. */
const TURN_MS = 40;

/** Finds out why a signature does not match: tries other forms of everything, two at a time. */
export async function findCause(
  request: WebhookRequest,
  config: LabConfig,
  {budgetMs = 4000, signal}: SearchOptions = {},
): Promise<SearchReport> {
  const signatures = listSignatures(request);
  const matchers = await createMatchers(config, signatures);
  const report = (found?: Match, body?: Variant): SearchReport => ({
    tried: matchers.reduce((total, {tried}) => total + tried, 0),
    isCut: clock.isOver,
    ...(found !== undefined && {finding: toFinding(request, found, body)}),
  });
  const clock = createClock(budgetMs, signal);
  // Fewer changes first: the simplest explanation is the likely one.
  for (const [bodyChanges, keyChanges] of [
    [0, 1],
    [1, 0],
    [0, 2],
    [1, 1],
  ] as const) {
    const bodies = bodyChanges === 0 ? [undefined] : listBodies(request.body, clock.takeTurn);
    for await (const body of bodies) {
      if (body !== undefined && isEqual(body.value, request.body)) continue;
      for (const matcher of matchers) {
        await clock.takeTurn();
        if (clock.isOver) return report();
        const found = await matcher.match(body?.value ?? request.body, keyChanges);
        if (found !== undefined) return report(found, body);
      }
    }
  }
  return report();
}

const toFinding = (
  request: WebhookRequest,
  {changes, algorithm}: Match,
  body: Variant | undefined,
): Finding => ({
  changes: [...(body === undefined ? [] : [{cause: body.cause, label: body.label}]), ...changes],
  body: body?.value ?? request.body,
  ...(algorithm !== undefined && {algorithm}),
});

async function createMatchers(
  config: LabConfig,
  signatures: readonly Variant[],
): Promise<Matcher[]> {
  const hmac = createHmacMatcher(config, signatures);
  const byKey = await createPublicMatcher(config, signatures);
  return getKeyKind(config.algorithm) === 'secret' ? [hmac, byKey] : [byKey, hmac];
}

interface SearchClock {
  readonly isOver: boolean;
  readonly takeTurn: () => Promise<void>;
}

function createClock(budgetMs: number, signal: AbortSignal | undefined): SearchClock {
  const startedAt = performance.now();
  let turnAt = startedAt;
  return {
    get isOver() {
      return signal?.aborted === true || performance.now() - startedAt > budgetMs;
    },
    async takeTurn() {
      if (performance.now() - turnAt < TURN_MS) return;
      await yieldToPage();
      turnAt = performance.now();
    },
  };
}
