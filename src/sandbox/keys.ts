import {apiIds, type ApiId} from '../../.generated/sandbox/apiIds';
import {paidPlans, type Plan, plans} from '../data/plans';
import {DEFAULT_KEY, STORAGE_KEY} from '../data/testKeys';

/** A key that only the sandbox knows. */
export interface TestKey {
  readonly key: string;
  /** What it is good for, as a sentence. */
  readonly label: string;
  /** Id of its plan. */
  readonly plan: string;
  readonly isRevoked?: boolean;
  /** Starts with every credit of the month used. */
  readonly isExhausted?: boolean;
  /** The only APIs it may call; all of them when left out. */
  readonly apis?: readonly ApiId[];
  /** Starts with event storage on, a confirmed hook and some events. */
  readonly isSeeded?: boolean;
}

/** The plan of the default key, unless `--plan` names another. */
export const DEFAULT_PLAN = 'basic_10k';

/** Every test key, in the order in which they are shown. */
export const createTestKeys = (defaultPlan: string = DEFAULT_PLAN): readonly TestKey[] => [
  {key: DEFAULT_KEY, label: 'The key of the samples.', plan: getPlan(defaultPlan).id},
  {
    key: STORAGE_KEY,
    label: 'Event storage is on, with a confirmed hook and three events.',
    plan: DEFAULT_PLAN,
    isSeeded: true,
  },
  {key: 'test_free', label: 'Free tier.', plan: 'free'},
  ...paidPlans.map(({id, name}) => ({key: `test_${id}`, label: `${name}.`, plan: id})),
  {
    key: 'test_exhausted',
    label: 'Free tier with no credit left in this month.',
    plan: 'free',
    isExhausted: true,
  },
  ...apiIds.map((api) => ({
    key: `test_without_${api}`,
    label: `Valid, but without the right to use the ${api} API.`,
    plan: DEFAULT_PLAN,
    apis: apiIds.filter((other) => other !== api),
  })),
  {key: 'test_revoked', label: 'Was revoked.', plan: DEFAULT_PLAN, isRevoked: true},
];

/** The same, as the sandbox has them without an option. */
export const testKeys = createTestKeys();

/** The plan with this id. */
export function getPlan(id: string): Plan {
  const plan = plans.find((candidate) => candidate.id === id);
  if (plan === undefined) {
    throw new RangeError(
      `\`plan\`: unknown, got ${JSON.stringify(id)}. Expected: one of ${plans.map((known) => known.id).join(', ')}.`,
    );
  }
  return plan;
}
