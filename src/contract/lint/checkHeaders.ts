import {ContractError} from '../ContractError';
import {getParameterExample} from '../getParameterExample';
import type {NodePath} from '../jsonPointer';
import {listOperations, listWebhooks, type Operation} from '../listOperations';
import {resolveReference} from '../resolveReference';
import {getSerialization, toHeaderText, toPathText} from '../samples/serialize';
import type {SpecFile} from '../SpecFile';
import type {ContractDocument, Header, Parameter, PathItem} from '../types';

type Report = (at: NodePath, message: string) => void;

/** Names of headers and cookies (RFC 9110, section 5.6.2). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** Media types and ranges of them (RFC 9110, section 8.3.1), with parameters. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;[\t\x20-\x7e]*)?$/;

/** What no value of a header has (RFC 9110, section 5.5), and what ends a path (RFC 3986). */
const OUTSIDE_HEADER = /[^\t\x20-\x7e\x80-\xff]/;
const OUTSIDE_PATH = /[#\p{Cc}]/u;

/**
 * Stops at paths, headers, cookies and media types that no message of HTTP can have, and at empty
 * parts of paths.
 */
export function checkHeaders(spec: SpecFile, document: ContractDocument): void {
  const problems: string[] = [];
  const report: Report = (at, message) => void problems.push(spec.errorAtKey(at, message).message);
  for (const operation of listOperations(document)) {
    checkPath(operation.path, report);
    checkMessages(document, operation, 'paths', report);
  }
  for (const webhook of listWebhooks(document))
    checkMessages(document, webhook, 'webhooks', report);
  for (const [name, scheme] of Object.entries(document.components?.securitySchemes ?? {})) {
    if (scheme.type === 'apiKey' && scheme.in !== 'query' && !TOKEN.test(scheme.name ?? '')) {
      report(
        ['components', 'securitySchemes', name],
        toNameProblem(scheme.in ?? 'header', scheme.name),
      );
    }
  }
  if (problems.length > 0) throw new ContractError([...new Set(problems)].join('\n'));
}

function checkPath(path: string, report: Report): void {
  const [outside] = OUTSIDE_PATH.exec(path) ?? [];
  if (outside === undefined) return;
  report(
    ['paths', path],
    `the path ${JSON.stringify(path)} has ${JSON.stringify(outside)}, which no request has in its path. Fix: leave it out, and write a header or a query as a parameter.`,
  );
}

/** Checks the request and the responses of an operation, or of a webhook. */
function checkMessages(
  document: ContractDocument,
  operation: Operation,
  place: 'paths' | 'webhooks',
  report: Report,
): void {
  const {path, method, requestBody, responses, source} = operation;
  const item = resolveReference<PathItem>(document, document[place]?.[path] ?? {});
  const at = [place, path, method];
  for (const one of [
    ...listParameters(document, item.parameters, [place, path]),
    ...listParameters(document, source.parameters, at),
    ...listHeaders(document, responses, at),
  ])
    checkOne(one, (message) => report(one.at, message));
  checkMediaTypes(requestBody?.content, [...at, 'requestBody'], report);
  for (const [status, {content}] of Object.entries(responses))
    checkMediaTypes(content, [...at, 'responses', status], report);
}

function checkMediaTypes(content: object = {}, at: NodePath, report: Report): void {
  for (const type of Object.keys(content).filter((one) => !MEDIA_TYPE.test(one))) {
    report(
      [...at, 'content', type],
      `${JSON.stringify(type)} is no media type. Expected: a type and a subtype, such as application/json.`,
    );
  }
}

interface Named {
  readonly place: string;
  readonly name: string;
  /** Its example, as it is sent. */
  readonly value?: string;
  readonly at: NodePath;
}

const listParameters = (
  document: ContractDocument,
  parameters: PathItem['parameters'] = [],
  at: NodePath,
): Named[] =>
  parameters.flatMap((reference, index) => {
    const parameter = resolveReference<Parameter>(document, reference);
    return parameter.in === 'query'
      ? []
      : [toNamed(document, parameter, [...at, 'parameters', index])];
  });

const listHeaders = (
  document: ContractDocument,
  responses: Operation['responses'],
  at: NodePath,
): Named[] =>
  Object.entries(responses).flatMap(([status, {headers = {}}]) =>
    Object.entries(headers).map(([name, reference]) => {
      const header = resolveReference<Header>(document, reference);
      const place = [...at, 'responses', status, 'headers', name];
      return toNamed(document, {...header, name, in: 'header'}, place);
    }),
  );

function toNamed(document: ContractDocument, parameter: Parameter, at: NodePath): Named {
  const example = getParameterExample(document, parameter);
  const {in: place, name} = parameter;
  return {place, name, ...(example !== undefined && {value: toText(parameter, example)}), at};
}

function toText(parameter: Parameter, example: unknown): string {
  const serialization = getSerialization(parameter);
  // A cookie is encoded, so it can have anything.
  if (parameter.in === 'cookie') return '';
  return parameter.in === 'path'
    ? toPathText(parameter.name, example, serialization)
    : toHeaderText(example, serialization);
}

function checkOne({place, name, value}: Named, report: (message: string) => void): void {
  if (place === 'path') {
    if (value === '') {
      report(
        `the example of \`${name}\` in the path is empty, and leads to another path. Fix: write one that has something in it.`,
      );
    }
    return;
  }
  if (!TOKEN.test(name)) report(toNameProblem(place, name));
  const [outside] = OUTSIDE_HEADER.exec(value ?? '') ?? [];
  if (outside === undefined) return;
  report(
    `the example of the header \`${name}\` has ${JSON.stringify(outside)}, which no header has. Expected: characters of Latin-1, without line breaks.`,
  );
}

const toNameProblem = (place: string, name = ''): string =>
  `the ${place} ${JSON.stringify(name)} has a name that HTTP does not allow. Expected: letters, digits and hyphens, as in X-Request-Id.`;
