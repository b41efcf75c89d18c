import {compareVersions} from '../compareVersions';
import {dereference} from '../dereference';
import {listOperations} from '../listOperations';
import type {SpecFile} from '../SpecFile';
import type {ContractDocument, Example, Schema} from '../types';

/**
 * Finds examples of responses with fields that the version of the structure that they name does
 * not have.
 *
 * @param spec the specification
 * @param document the same, bundled
 */
export function listWrongVersions(spec: SpecFile, document: ContractDocument): string[] {
  return listOperations(dereference(document)).flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(response.content ?? {}).flatMap(([mediaType, {schema, examples}]) =>
        Object.entries(examples ?? {}).flatMap(([name, example]) => {
          const value: unknown = (example as Example).value;
          const version = getVersion(value);
          if (version === undefined) return [];
          const {path, method} = operation;
          const at = ['paths', path, method, 'responses', status, 'content', mediaType];
          return listForeignFields(schema, value, version).map(
            ({keys, why}) =>
              spec.error(
                [...at, 'examples', name, 'value', ...keys],
                `example "${name}" of ${operation.id} has the version ${version} and the field \`${keys.join('.')}\`, which was ${why}. Expected: fields of that version only.`,
              ).message,
          );
        }),
      ),
    ),
  );
}

function getVersion(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value)) return undefined;
  return typeof value.version === 'string' ? value.version : undefined;
}

interface ForeignField {
  readonly keys: readonly (number | string)[];
  readonly why: string;
}

function listForeignFields(
  schema: Schema | undefined,
  value: unknown,
  version: string,
  keys: ForeignField['keys'] = [],
): ForeignField[] {
  if (schema === undefined || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      listForeignFields(schema.items, item, version, [...keys, index]),
    );
  }
  return Object.entries(value).flatMap(([name, child]) => {
    const field = schema.properties?.[name];
    const {'x-since': since, 'x-removed': removed} = field ?? {};
    const below = [...keys, name];
    if (removed !== undefined && compareVersions(version, removed) >= 0)
      return [{keys: below, why: `removed in ${removed}`}];
    if (since !== undefined && compareVersions(version, since) < 0)
      return [{keys: below, why: `added in ${since}`}];
    return listForeignFields(field, child, version, below);
  });
}
