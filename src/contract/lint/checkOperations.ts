import {STATUS_CODES} from 'node:http';
import {closest} from 'fastest-levenshtein';
import {BODYLESS} from '../getSuccess';
import {isObject} from '../isObject';
import {methods} from '../types';
import {withoutExtensions} from '../withoutExtensions';
import type {SpecProblem, SpecSource} from './SpecSource';
import type {SpecNode} from './walkNodes';

/** Paths, operations, statuses and bodies are those that HTTP and OpenAPI know. */
export function checkOperations(source: SpecSource): SpecProblem[] {
  const {content} = source;
  if (!isObject(content)) return [];
  const problems: SpecProblem[] = [];
  const paths = isObject(content['paths']) ? content['paths'] : {};
  for (const [path, item] of Object.entries(withoutExtensions(paths))) {
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
      if ((methods as readonly string[]).includes(key) && isObject(operation))
        problems.push(...checkOperation(source, operation, [...at, key]));
    }
  }
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
  const problems = isObject(responses)
    ? [
        ...checkStatuses(source, responses, [...at, 'responses']),
        ...checkBodylessStatuses(source, responses, [...at, 'responses']),
      ]
    : [];
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
      source.problem(
        at,
        `${name} has no tag, so downloads list it without a group. Fix: add \`tags\`.`,
      ),
    );
  }
  return problems;
}

const checkStatuses = (
  source: SpecSource,
  responses: SpecNode,
  at: readonly string[],
): SpecProblem[] =>
  Object.keys(responses)
    .filter(
      (status) => !/^(?:[1-5]XX|default|x-.*)$/.test(status) && STATUS_CODES[status] === undefined,
    )
    .map((status) =>
      source.problem(
        [...at, status],
        `status ${JSON.stringify(status)} does not exist. Did you mean "${closest(status, Object.keys(STATUS_CODES))}"?`,
      ),
    );

const checkBodylessStatuses = (
  source: SpecSource,
  responses: SpecNode,
  at: readonly string[],
): SpecProblem[] =>
  Object.entries(responses).flatMap(([status, response]) =>
    BODYLESS.includes(Number(status)) && isObject(response) && isObject(response['content'])
      ? source.problem(
          [...at, status, 'content'],
          `a response ${status} has no body (RFC 9110), so this one is never sent. Fix: remove \`content\`, or document another status, such as 200.`,
        )
      : [],
  );
