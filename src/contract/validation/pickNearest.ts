import type {SchemaDeviation} from './SchemaDeviation';

/** An alternative of a schema that a value does not fit. */
interface Choice {
  readonly deviations: readonly SchemaDeviation[];
  /** How many of the value's fields it names. */
  readonly named: number;
}

/**
 * The deviations of the alternative that a value is meant to fit: of those without another constant
 * than the value has, it deviates least from that one; among equals, that one names most of its
 * fields.
 *
 * @param depth steps to the value
 * @returns undefined when several could be meant
 */
export function pickNearest(
  depth: number,
  choices: readonly Choice[],
): readonly SchemaDeviation[] | undefined {
  const [nearest, next] = choices
    .filter(({deviations}) => choices.length === 1 || !deviations.some(isOtherConstant(depth)))
    .sort(compare);
  return nearest !== undefined && (next === undefined || compare(nearest, next) < 0)
    ? nearest.deviations
    : undefined;
}

const compare = (one: Choice, other: Choice): number =>
  one.deviations.length - other.deviations.length || other.named - one.named;

/** Such as the `type` by which readers tell alternatives apart. */
const isOtherConstant =
  (depth: number) =>
  ({steps, schema}: SchemaDeviation): boolean =>
    steps.length <= depth + 1 &&
    ('const' in schema || (Array.isArray(schema['enum']) && schema['enum'].length === 1));
