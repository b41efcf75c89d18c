import {STATUS_CODES} from 'node:http';
import {closest, distance} from 'fastest-levenshtein';
import {methods} from '../types';
import type {SpecProblem, SpecSource} from './SpecSource';
import {isObject, walkNodes, type SpecNode} from './walkNodes';

const ITEM_KEYS: readonly string[] = [
  ...methods,
  'summary',
  'description',
  'parameters',
  'servers',
  '$ref',
];
const MEDIA_TYPE =
  /^(?:application|audio|font|image|message|model|multipart|text|video|\*)\/[\w.+*-]+(?:;.*)?$/;
/** Kinds of `application/…` that are in use; any other is treated as a typo until it is added here. */
const APPLICATION_TYPES = [
  'json',
  'xml',
  'octet-stream',
  'x-www-form-urlencoded',
  'pdf',
  'zip',
  'gzip',
  'yaml',
  'problem+json',
  'problem+xml',
  'jose',
  'jwt',
  'ld+json',
  'x-ndjson',
  'jsonl',
  'javascript',
  'cbor',
  'msgpack',
  'graphql',
];
const COMPONENT_KINDS = [
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
  'pathItems',
];
/** OpenAPI ignores parameters of these names. */
const IGNORED_HEADERS = ['accept', 'content-type', 'authorization'];

/** Fields of ours: a new one is welcome, a misspelled one does nothing. */
const EXTENSIONS = [
  'x-cause',
  'x-remedy',
  'x-retry',
  'x-unit',
  'x-since',
  'x-removed',
  'x-enum-descriptions',
  'x-list-of',
  'x-billed',
  'x-plan-limits',
  'x-error',
  'x-assumed',
];

/** Paths, operations, statuses and bodies are those that HTTP and OpenAPI know. */
export function checkOperations(source: SpecSource): SpecProblem[] {
  const {content} = source;
  if (!isObject(content)) return [];
  const problems: SpecProblem[] = [];
  const paths = isObject(content['paths']) ? content['paths'] : {};
  for (const [path, item] of Object.entries(paths)) {
    const at = ['paths', path];
    if (!path.startsWith('/')) {
      problems.push(
        source.problem(
          at,
          `path ${JSON.stringify(path)} does not begin with a slash. Expected: "/${path}".`,
        ),
      );
    }
    if (!isObject(item)) continue;
    for (const [key, operation] of Object.entries(item)) {
      if (!ITEM_KEYS.includes(key) && !key.startsWith('x-')) {
        problems.push(
          source.problem(
            [...at, key],
            `${JSON.stringify(key)} is not a method. Did you mean "${closest(key.toLowerCase(), [...ITEM_KEYS])}"?`,
          ),
        );
      }
      if ((methods as readonly string[]).includes(key) && isObject(operation))
        problems.push(...checkOperation(source, operation, [...at, key]));
    }
  }
  for (const kind of Object.keys(isObject(content['components']) ? content['components'] : {})) {
    if (!COMPONENT_KINDS.includes(kind) && !kind.startsWith('x-')) {
      problems.push(
        source.problem(
          ['components', kind],
          `${JSON.stringify(kind)} is not a kind of component. Did you mean "${closest(kind, COMPONENT_KINDS)}"?`,
        ),
      );
    }
  }
  walkNodes(content, (node, at) => problems.push(...checkNode(source, node, at)));
  return problems;
}

function checkOperation(
  source: SpecSource,
  operation: SpecNode,
  at: readonly string[],
): SpecProblem[] {
  const {responses, requestBody} = operation;
  const name = `${at[2]?.toUpperCase()} ${at[1]}`;
  if (responses === undefined || (isObject(responses) && Object.keys(responses).length === 0)) {
    return [
      source.problem(
        responses === undefined ? at : [...at, 'responses'],
        `${name} has no responses. Expected: at least one, such as '200'.`,
      ),
    ];
  }
  const problems = Object.keys(isObject(responses) ? responses : {}).flatMap((status) =>
    /^(?:[1-5]XX|default|x-.*)$/.test(status) || STATUS_CODES[status] !== undefined
      ? []
      : [
          source.problem(
            [...at, 'responses', status],
            `status ${JSON.stringify(status)} does not exist. Did you mean "${closest(status, Object.keys(STATUS_CODES))}"?`,
          ),
        ],
  );
  if (requestBody !== undefined && ['get', 'head', 'delete', 'trace'].includes(at[2] ?? '')) {
    problems.push(
      source.problem(
        [...at, 'requestBody'],
        `${name} has a body, which HTTP gives no meaning. Fix: use parameters or POST.`,
      ),
    );
  }
  if (operation['tags'] === undefined) {
    problems.push(
      source.problem(at, `${name} has no tag, so its page has no place for it. Fix: add \`tags\`.`),
    );
  }
  return problems;
}

function checkNode(
  source: SpecSource,
  node: SpecNode,
  at: readonly (number | string)[],
): SpecProblem[] {
  const problems: SpecProblem[] = [];
  const report = (key: string, message: string): void =>
    void problems.push(source.problem([...at, key], message));
  if (isObject(node['content'])) {
    if (Object.keys(node['content']).length === 0)
      report('content', '`content` is empty. Expected: a media type, such as application/json.');
    for (const type of Object.keys(node['content'])) {
      const sub = /^application\/([^;]+)/.exec(type)?.[1]?.trim();
      const isKnown =
        MEDIA_TYPE.test(type) &&
        (sub === undefined ||
          APPLICATION_TYPES.includes(sub) ||
          /^vnd\.|^x-|\+/.test(sub) ||
          sub === '*');
      if (!isKnown) {
        problems.push(
          source.problem(
            [...at, 'content', type],
            `media type ${JSON.stringify(type)} is unknown. Did you mean "application/${closest(sub ?? type, APPLICATION_TYPES)}"?`,
          ),
        );
      }
    }
  }
  if (node['example'] !== undefined && node['examples'] !== undefined)
    report('example', '`example` and `examples` exclude each other. Fix: keep `examples`.');
  if (typeof node['externalValue'] === 'string')
    report('externalValue', '`externalValue` is not fetched. Fix: put the example into `value`.');
  if (
    node['in'] === 'header' &&
    typeof node['name'] === 'string' &&
    IGNORED_HEADERS.includes(node['name'].toLowerCase()) &&
    node['type'] === undefined
  ) {
    report(
      'name',
      `header ${JSON.stringify(node['name'])} is ignored by OpenAPI. Fix: describe the media type or the security scheme.`,
    );
  }
  for (const key of Object.keys(node)) {
    const nearest =
      key.startsWith('x-') && !EXTENSIONS.includes(key) ? closest(key, EXTENSIONS) : key;
    if (nearest !== key && distance(nearest, key) <= 2)
      report(key, `\`${key}\` is unknown. Did you mean "${nearest}"?`);
  }
  if (node['in'] === 'path' && typeof node['name'] === 'string' && node['required'] !== true) {
    report(
      'name',
      `parameter ${JSON.stringify(node['name'])} of the path is not required. Expected: required: true.`,
    );
  }
  if (at.at(-2) === 'examples' && !['value', 'externalValue', '$ref'].some((key) => key in node))
    report('', 'an example without `value`. Fix: add it.');
  const address = node['url'];
  if (typeof address === 'string' && /^http:\/\//.test(address))
    report('url', `address ${JSON.stringify(address)} is not encrypted. Expected: https:.`);
  return problems;
}
