import {closest, distance} from 'fastest-levenshtein';
import {ContractError} from '../ContractError';
import type {Spec} from '../Spec';
import type {ObjectKind} from './Construct';
import {constructs} from './constructs';
import {walkConstructs, type UsedConstruct} from './walkConstructs';
import {toShort} from '../toShort';

/** Names of the objects that differ from their keys in the list. */
const NAMES: Partial<Record<ObjectKind, string>> = {
  document: 'the document',
  components: 'components',
  info: 'info',
  externalDocs: 'externalDocs',
  mediaType: 'a media type',
  pathItem: 'a path item',
  requestBody: 'a request body',
  securityScheme: 'a security scheme',
  serverVariable: 'a server variable',
  oauthFlow: 'an OAuth flow',
  oauthFlows: 'OAuth flows',
  operation: 'an operation',
  example: 'an example',
  encoding: 'an encoding',
  xml: 'xml',
};

/** Stops at every keyword that the portal rejects or does not know: what is left is shown whole. */
export function checkConstructs(spec: Spec): void {
  const problems: string[] = [];
  walkConstructs(spec.content, (used) => {
    const message = getProblem(used);
    if (message !== undefined) problems.push(spec.errorAtKey(used.at, message).message);
  });
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}

/** The lists of components, by what they hold. */
const LISTS: ReadonlyMap<ObjectKind | undefined, string> = new Map(
  Object.entries(constructs.components).map(([list, {holds}]) => [holds?.kind, list]),
);

const toName = (kind: ObjectKind): string => NAMES[kind] ?? `a ${kind}`;

function getProblem(used: UsedConstruct): string | undefined {
  const {kind, keyword, value, construct} = used;
  if (isNameOfReference(used)) return undefined;
  if (keyword === '$ref' && construct !== undefined) return getWrongTarget(used);
  if (kind === 'reference' && construct === undefined && !isMisspelled(keyword))
    return `\`${keyword}\` is beside \`$ref\`, where it means nothing, got ${toShort(value)}. Fix: remove it.`;
  const name = toName(kind);
  if (construct === undefined)
    return `\`${keyword}\` is unknown in ${name}. ${getHint(kind, keyword)}`;
  const remedy = construct.getRemedy?.(value);
  return remedy === undefined
    ? undefined
    : `\`${keyword}\` is not supported in ${name}, got ${toShort(value)}. ${remedy}`;
}

/** That a reference leads to a component of another kind. */
function getWrongTarget({wanted, value}: UsedConstruct): string | undefined {
  const list = /#\/components\/(\w+)\/[^/]+$/.exec(String(value))?.[1];
  const expected = LISTS.get(wanted);
  if (list === undefined || expected === undefined || list === expected) return undefined;
  const [kind] = [...LISTS].find(([, name]) => name === list) ?? [];
  return kind === undefined
    ? undefined
    : `reference "${String(value)}" leads to ${toName(kind)}, where ${toName(wanted)} is expected. Fix: refer to one below \`components/${expected}\`.`;
}

/** Whether a reference to an operation gives it a name: several may refer to one operation. */
const isNameOfReference = ({kind, wanted, keyword, value}: UsedConstruct): boolean =>
  kind === 'reference' &&
  wanted === 'operation' &&
  keyword === 'operationId' &&
  typeof value === 'string';

/** The keyword that was meant; one that is like no other is of another tool. */
function getHint(kind: ObjectKind, keyword: string): string {
  // As in the sources of a specification in several files.
  if (keyword === '$ref')
    return 'Fix: write out what it refers to, or let the tool that split the files join them.';
  if (Object.hasOwn(constructs[kind], 'content')) {
    if (keyword.includes('/')) return 'Fix: move it below `content`.';
    if (Object.hasOwn(constructs.mediaType, keyword))
      return 'Fix: move it to its media type, below `content`.';
  }
  // As in OpenAPI 2.0.
  if (Object.hasOwn(constructs[kind], 'schema') && Object.hasOwn(constructs.schema, keyword))
    return 'Fix: move it below `schema`.';
  const known = Object.entries(constructs[kind]).filter(
    ([, {getRemedy}]) => getRemedy?.(undefined) === undefined,
  );
  const name = keyword.toLowerCase();
  const nearest = closest(
    name,
    known.map(([key]) => key),
  );
  return distance(name, nearest) * 2 > Math.max(name.length, nearest.length)
    ? `Fix: remove it, or name it \`x-${keyword}\`.`
    : `Did you mean "${nearest}"?`;
}

/** Of what may be beside a reference. */
const isMisspelled = (keyword: string): boolean =>
  Object.keys(constructs.reference).some((one) => distance(one, keyword) < 3);
