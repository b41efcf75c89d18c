import {ContractError} from './ContractError';
import {checkExtensions} from './checkExtensions';
import {checkIntegers} from './checkIntegers';
import {checkShape} from './checkShape';
import {checkConstructs} from './constructs/checkConstructs';
import {getMainBody} from './getBodyKind';
import {getParameterExample} from './getParameterExample';
import {listOperations} from './listOperations';
import type {NodePath} from './jsonPointer';
import {resolveReference} from './resolveReference';
import type {Spec} from './Spec';
import {toAnchor} from './toAnchor';
import {withoutExtensions} from './withoutExtensions';
import {methods, type ContractDocument, type PathItem, type PathItems, type Schema} from './types';

const SCHEMAS = '#/components/schemas/';

/** Stops at the first problem that keeps pages and sandbox from being made. */
export function checkContract(spec: Spec): void {
  const {content} = spec;
  // Beside `openapi`, it is an unknown key.
  if ('swagger' in content && !('openapi' in content)) {
    throw spec.error(
      ['swagger'],
      `Swagger ${String(content.swagger)} is not supported. Expected: \`openapi: 3.1.0\`. Fix: convert the file to OpenAPI 3.1.`,
    );
  }
  if (typeof content.openapi !== 'string' || !/^3\.1\.\d+$/.test(content.openapi)) {
    throw spec.error(
      ['openapi'],
      `\`openapi\`: expected 3.2.x, 3.1.x or 3.0.x, got ${JSON.stringify(content.openapi) ?? 'nothing'}.`,
    );
  }
  if (content.info === undefined) {
    throw spec.error(
      [],
      'the specification has no `info`. Fix: add it, with `title` and `version`.',
    );
  }
  // One that only sends needs no paths, since OpenAPI 3.1.
  if ([content.paths, content.webhooks].every((items) => Object.keys(items ?? {}).length === 0)) {
    throw spec.error(
      ['paths'],
      'the specification has no paths and no webhooks. Expected: at least one operation.',
    );
  }
  checkIntegers(spec);
  checkConstructs(spec);
  checkShape(spec);
  checkExtensions(spec);
}

/**
 * Stops at a file that others refer to, if it has operations, which no page would show, or
 * keywords that none shows.
 */
export function checkSharedFile(spec: Spec): void {
  for (const key of ['paths', 'webhooks']) {
    if (Object.keys(spec.content[key] ?? {}).length > 0) {
      throw spec.errorAtKey(
        [key],
        `\`${key}\` in a file that others refer to, which no page shows. Fix: move its path items to \`components/pathItems\`, and refer to each by \`$ref\`.`,
      );
    }
  }
  checkIntegers(spec);
  checkConstructs(spec);
  const {components} = spec.content;
  if (components !== undefined) checkShape(spec, {components});
  checkExtensions(spec);
}

/**
 * Stops at operations with the operationId of another one, and at paths whose words are about no
 * operation.
 */
export function checkOperationIds(spec: Spec, {paths, webhooks = {}}: ContractDocument): void {
  const known = new Map<string, {readonly id: string; readonly place: string}>();
  const problems: string[] = [];
  const report = (at: NodePath, message: string): void =>
    void problems.push(spec.error(at, message).message);
  for (const [list, path, item] of listItems(paths, webhooks)) {
    const idle = getIdleKey(item);
    if (idle !== undefined) {
      report(
        [list, path],
        `${path} has no operation, so no page shows its \`${idle}\`. Fix: add one, or remove the path.`,
      );
    }
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const at = [list, path, method];
      const place = `${method.toUpperCase()} ${path}`;
      const id = operation.operationId;
      if (id === undefined) continue;
      // Addresses and the sandbox tell operations apart by it.
      const anchor = toAnchor(id);
      const other = known.get(anchor);
      if (other !== undefined) {
        report(
          [...at, 'operationId'],
          other.id === id
            ? `operationId "${id}" occurs twice, at ${other.place} and ${place}. Fix: rename one.`
            : `operationId "${id}" has the same address as "${other.id}", at ${other.place}. Fix: rename one.`,
        );
      }
      known.set(anchor, {id, place});
    }
  }
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}

const listItems = (paths: PathItems, webhooks: PathItems) => [
  ...Object.entries(withoutExtensions(paths)).map(([path, item]) => ['paths', path, item] as const),
  ...Object.entries(webhooks).map(([name, item]) => ['webhooks', name, item] as const),
];

/** What a path says about no operation. Servers say where operations are, if there are any. */
const getIdleKey = (item: PathItem): string | undefined =>
  methods.some((method) => item[method] !== undefined)
    ? undefined
    : Object.entries(withoutExtensions(item)).find(
        ([key, value]) => key !== 'servers' && (value ?? '') !== '',
      )?.[0];

/** Stops at a component that is nothing but a reference to itself, at once or through others. */
export function checkReferenceLoops(spec: Spec, document: ContractDocument): void {
  for (const [type, named] of Object.entries(document.components ?? {})) {
    for (const name of Object.keys(named)) {
      try {
        resolveReference(document, {$ref: `#/components/${type}/${name}`});
      } catch (cause) {
        throw spec.error(['components', type, name], (cause as Error).message);
      }
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (listInPlace(document, schema).has(name)) {
      throw spec.errorAtKey(
        ['components', 'schemas', name],
        `schema "${name}" applies itself to the same value, through \`$ref\`, \`allOf\`, \`anyOf\` or the like. Fix: refer to it from a property or from \`items\`.`,
      );
    }
  }
}

/** Names of the schemas that apply to the same value as a schema. */
function listInPlace(document: ContractDocument, schema: Schema, found = new Set<string>()) {
  const {$ref, allOf, anyOf, oneOf, not, dependentSchemas} = schema;
  const parts = [allOf, anyOf, oneOf, Object.values(dependentSchemas ?? {})].flatMap(
    (list) => list ?? [],
  );
  for (const part of [...parts, not, schema.if, schema.then, schema.else])
    if (part !== undefined) listInPlace(document, part, found);

  const name = $ref?.startsWith(SCHEMAS) === true ? $ref.slice(SCHEMAS.length) : undefined;
  const target = name === undefined ? undefined : document.components?.schemas?.[name];
  if (name !== undefined && target !== undefined && !found.has(name)) {
    found.add(name);
    listInPlace(document, target, found);
  }
  return found;
}

/**
 * Stops at bodies and required parameters that have no example, and a schema of which none can be
 * made (`completeDocument.ts`): every code sample needs one.
 */
export function checkExamples(spec: Spec, document: ContractDocument): void {
  const problems = listOperations(document).flatMap((operation) => {
    const {id, method, path, parameters} = operation;
    const lost = parameters.filter(
      (parameter) =>
        parameter.required === true && getParameterExample(document, parameter) === undefined,
    );
    const toProblem = (at: NodePath, name: string): string =>
      spec.error(
        ['paths', path, method, ...at],
        `${name} of ${id} has no example. Expected: \`example\`, or one of \`examples\`.`,
      ).message;
    const [type, media] = getMainBody(document, operation) ?? [];
    const isWritten = media?.example !== undefined || Object.keys(media?.examples ?? {}).length > 0;
    return [
      ...lost.map(({name}) => toProblem(['parameters'], `parameter \`${name}\``)),
      ...(type === undefined || isWritten
        ? []
        : [toProblem(['requestBody', 'content', type], `the body ${type}`)]),
    ];
  });
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}
