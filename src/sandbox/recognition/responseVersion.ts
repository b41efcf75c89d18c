import type {SandboxOperation} from '../contractTypes';

const toNumbers = (version: string): readonly number[] => version.split('.').map(Number);

/** Negative when `left` came before `right`; `1.4` is `1.4.0`. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [toNumbers(left), toNumbers(right)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Fields that the structure of this version does not have. */
const listHiddenFields = (
  fields: SandboxOperation['fieldVersions'],
  version: string,
): ReadonlySet<string> =>
  new Set(
    fields
      .filter(
        ({since, removed}) =>
          (since !== undefined && compareVersions(version, since) < 0) ||
          (removed !== undefined && compareVersions(version, removed) >= 0),
      )
      .map(({field}) => field),
  );

/** The answer as this version has it: without what came later, with what was removed later. */
export function toVersion(
  body: object,
  version: string,
  fields: SandboxOperation['fieldVersions'],
): object {
  const hidden = listHiddenFields(fields, version);
  const copy = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => copy(item, path));

    if (typeof value !== 'object' || value === null) return value;

    return Object.fromEntries(
      Object.entries(value)
        .map(([name, child]) => [name, child, path === '' ? name : `${path}.${name}`] as const)
        .filter(([, , field]) => !hidden.has(field))
        .map(([name, child, field]) => [name, copy(child, field)]),
    );
  };
  return {...(copy(body, '') as object), version};
}
