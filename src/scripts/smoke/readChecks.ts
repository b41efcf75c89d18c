import {checkNames, type CheckName} from './runSmoke';

/**
 * The checks with the given names; all when none is given.
 *
 * @throws Error for a name that no check has
 */
export function readChecks(names: readonly string[] | undefined): readonly CheckName[] {
  const unknown = names?.find((name) => !checkNames.some((known) => known === name));
  if (unknown === undefined)
    return checkNames.filter((name) => names === undefined || names.includes(name));
  throw new Error(
    `\`--only\`: unknown check, got ${JSON.stringify(unknown)}. Expected: ${checkNames.join(', ')}.`,
  );
}
