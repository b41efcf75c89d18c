import type {Deviation} from './checkResult';

/** What differs, and what the contract says, in whole sentences. */
export function describeDeviation(deviation: Deviation): string {
  const {count} = deviation;
  const others = (count - 1).toLocaleString('en');
  return `${describe(deviation)}${count === 1 ? '' : ` The same in ${others} other ${count === 2 ? 'place' : 'places'}.`}`;
}

function describe({kind, found, expected, since, removed, version}: Deviation): string {
  switch (kind) {
    case 'missing':
      return `Missing. Expected: ${expected}.${describeVersions(since, removed)}`;
    case 'invalid':
      return `Found: ${found}. Expected: ${expected}.${describeVersions(since, removed)}`;
    case 'unknown':
      return 'Not in the contract. Later versions may add fields, so ignore those that you do not know.';
    case 'version':
      return since === undefined
        ? `Removed in version ${removed}, but the result says version ${version}.`
        : `New in version ${since}, but the result says version ${version}.`;
    default:
      return kind satisfies never;
  }
}

const describeVersions = (since: string | undefined, removed: string | undefined): string =>
  (since === undefined ? '' : ` In responses since version ${since}.`) +
  (removed === undefined ? '' : ` Removed in version ${removed}.`);
