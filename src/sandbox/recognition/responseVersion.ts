import {compareVersions} from '../../contract/compareVersions';
import type {FieldVersion} from '../contractTypes';

/** Fields that the structure of this version does not have. */
const listHiddenFields = (fields: readonly FieldVersion[], version: string): ReadonlySet<string> =>
  new Set(
    fields
      .filter(
        ({since, removed}) =>
          (since !== undefined && compareVersions(version, since) < 0) ||
          (removed !== undefined && compareVersions(version, removed) >= 0),
      )
      .map(({field}) => field),
  );

/** The response as this version had it: without fields added later, with fields removed later. */
export function toVersion(body: object, version: string, fields: readonly FieldVersion[]): object {
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
