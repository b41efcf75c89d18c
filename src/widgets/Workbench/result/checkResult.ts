import {compareVersions} from '../../../contract/compareVersions';
import type {ReferenceData, ReferenceNode, ResponseData} from '../../../sandbox/resultTypes';
import {listDeviations} from '../../../contract/validation/listDeviations';
import type {Node} from '../../../contract/validation/Rule';
import type {SchemaDeviation} from '../../../contract/validation/SchemaDeviation';
import type {ResultContract} from './contracts';
import {describeSchema} from '../../../contract/validation/describeSchema';
import {findReference, getField, hasFields} from './findReference';
import type {ResultPart} from './listParts';
import {toPath} from '../../../contract/validation/toPath';
import {toShort} from '../../../contract/validation/toShort';

/** Where a result differs from the contract. */
export interface Deviation {
  /** Place in the value that is shown. */
  readonly path: string;
  readonly kind: 'invalid' | 'missing' | 'unknown' | 'version';
  /** What is there, in JSON. */
  readonly found?: string;
  readonly expected?: string;
  /** Version of the response structure that brought the field, or dropped it. */
  readonly since?: string;
  readonly removed?: string;
  /** The version that the result names. */
  readonly version?: string;
  /** How many places differ in the same way; the first is named. */
  readonly count: number;
}

type Steps = readonly (number | string)[];
type Found = Omit<Deviation, 'count' | 'path'> & {readonly steps: Steps};

/** Different deviations that are listed. */
const LIST_MAX = 200;

/** Where the parts of a result differ from the contract; alike ones of list items are one. */
export function checkParts(
  parts: readonly ResultPart[],
  getContract: (operationId: string) => ResultContract | undefined,
): readonly Deviation[] {
  const deviations = new Map<string, Deviation>();
  // A part that has its own description is not looked at with the one around it.
  const roots = new Set(parts.map(({path}) => path));
  for (const part of parts) {
    const contract = getContract(part.operationId);
    if (contract === undefined) continue;
    for (const {steps, ...found} of checkPart(part, contract, roots)) {
      const path = steps.reduce<string>(toPath, part.path);
      const {since, removed, expected, kind} = found;
      const field = steps.filter((step) => typeof step === 'string');
      const key = JSON.stringify([part.operationId, field, since, removed, expected, kind]);
      const same = deviations.get(key);
      if (same !== undefined) deviations.set(key, {...same, count: same.count + 1});
      else if (deviations.size < LIST_MAX) deviations.set(key, {path, ...found, count: 1});
    }
  }
  return [...deviations.values()];
}

function* checkPart(
  part: ResultPart,
  {references, responses}: ResultContract,
  roots: ReadonlySet<string>,
): Generator<Found> {
  const {value, operationId, fields} = part;
  const schema = findSchema(responses, operationId, fields);
  for (const deviation of listDeviations(schema, value, responses.definitions)) {
    const names = deviation.steps.filter((step) => typeof step === 'string');
    const node = findReference(references, operationId, [...fields, ...names]);
    yield toFound(deviation, node);
  }
  const node = findReference(references, operationId, fields);
  if (node !== undefined)
    yield* checkFields({part, references, roots, version: getVersion(value)}, node, value, []);
}

/** A deviation from a schema, for a list that the agent's own schema makes as well. */
export function toFound(
  {steps, keyword, schema, value}: SchemaDeviation,
  node?: ReferenceNode,
): Found {
  const {since, removed} = node ?? {};
  return {
    steps,
    kind: keyword === 'required' ? 'missing' : 'invalid',
    ...(keyword !== 'required' && {found: toShort(value)}),
    expected: keyword === 'false' ? 'no such field' : describeSchema(schema),
    ...(since !== undefined && {since}),
    ...(removed !== undefined && {removed}),
  };
}

/** The version that a result names, as far as versions are compared. */
function getVersion(value: unknown): string | undefined {
  const version =
    typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof version === 'string' && /^\d+(?:\.\d+){0,2}$/.test(version) ? version : undefined;
}

/** The schema of a part of a response. */
function findSchema(
  {roots, schemas, definitions}: ResponseData,
  operationId: string,
  fields: readonly string[],
): Node {
  const resolve = (node: Node | undefined): Node => {
    if (node === undefined || typeof node === 'boolean') return node ?? true;
    const {$ref, items} = node;
    if (typeof $ref === 'number') return resolve(definitions[$ref]);
    return items === undefined ? node : resolve(items as Node);
  };
  const whole = schemas[roots[operationId] ?? -1] ?? true;
  return fields.reduce<Node>((node, name) => {
    const around = resolve(node);
    if (typeof around === 'boolean') return true;
    return resolve((around['properties'] as Record<string, Node> | undefined)?.[name]);
  }, whole);
}

interface FieldContext {
  readonly part: ResultPart;
  readonly references: ReferenceData;
  readonly roots: ReadonlySet<string>;
  readonly version: string | undefined;
}

/** Fields that the contract does not know, or not in the version that the result names. */
function* checkFields(
  context: FieldContext,
  node: ReferenceNode,
  value: unknown,
  steps: Steps,
): Generator<Found> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* checkFields(context, node, item, [...steps, index]);
    return;
  }
  const {part, references, roots} = context;
  if (typeof value !== 'object' || value === null || !hasFields(references, node)) return;
  for (const [name, item] of Object.entries(value)) {
    const own = [...steps, name];
    const field = getField(references, node, name);
    if (field === undefined) {
      if (steps.length > 0 || part.extra?.includes(name) !== true)
        yield {steps: own, kind: 'unknown', found: toShort(item)};
      continue;
    }
    yield* checkVersion(field, own, context);
    if (!roots.has(own.reduce<string>(toPath, part.path)))
      yield* checkFields(context, field, item, own);
  }
}

function* checkVersion(
  {since, removed}: ReferenceNode,
  steps: Steps,
  {version}: FieldContext,
): Generator<Found> {
  if (version === undefined) return;
  if (since !== undefined && compareVersions(version, since) < 0)
    yield {steps, kind: 'version', since, version};
  if (removed !== undefined && compareVersions(version, removed) >= 0)
    yield {steps, kind: 'version', removed, version};
}
