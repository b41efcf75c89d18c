import {ContractError} from './ContractError';
import {getBodyKind, type BodyKind} from './getBodyKind';
import {isObject} from './isObject';
import {listOperations, type Operation} from './listOperations';
import {resolveReference} from './resolveReference';
import type {NodePath} from './jsonPointer';
import type {SpecFile} from './SpecFile';
import {
  methods,
  type ContractDocument,
  type Encoding,
  type Example,
  type Header,
  type MediaType,
  type Parameter,
  type PathItem,
  type Style,
} from './types';
import {withoutExtensions} from './withoutExtensions';

/** The styles of OpenAPI, by the place of a parameter. */
const STYLES: Readonly<Record<Parameter['in'], readonly Style[]>> = {
  path: ['simple', 'label', 'matrix'],
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  header: ['simple'],
  cookie: ['form'],
};

type Report = (at: NodePath, message: string) => void;

/** Stops at requests that samples cannot send as described, or that the sandbox cannot check. */
export function checkRequests(spec: SpecFile, document: ContractDocument): void {
  const problems: string[] = [];
  const report: Report = (at, message) => problems.push(spec.error(at, message).message);
  for (const [path, reference] of Object.entries(withoutExtensions(document.paths))) {
    const item = resolveReference<PathItem>(document, reference);
    checkStyles(document, item.parameters, ['paths', path, 'parameters'], report);
    for (const method of methods) {
      const own = item[method]?.parameters;
      checkStyles(document, own, ['paths', path, method, 'parameters'], report);
    }
  }
  for (const operation of listOperations(document)) checkBodies(document, operation, report);
  if (problems.length > 0) throw new ContractError(problems.join('\n'));
}

function checkStyles(
  document: ContractDocument,
  parameters: PathItem['parameters'] = [],
  at: NodePath,
  report: Report,
): void {
  for (const [index, reference] of parameters.entries()) {
    const {name, in: place, style} = resolveReference<Parameter>(document, reference);
    const known = STYLES[place];
    if (style === undefined || known.includes(style)) continue;
    report(
      [...at, index, 'style'],
      `\`style: ${style}\` of the parameter \`${name}\` does not exist in a ${place}. Expected: ${known.join(', ')}.`,
    );
  }
}

/** Why the sandbox cannot read a body, if it cannot. */
function explainUnreadable(
  type: string,
  kind: BodyKind | undefined,
  kinds: readonly BodyKind[],
): string | undefined {
  if (!type.includes('/'))
    return 'has no media type. Expected: a type and a subtype, such as application/json or application/x-www-form-urlencoded.';
  if (kind !== 'unreadable') return undefined;
  if (/^multipart\//i.test(type)) return 'is not supported. Fix: write multipart/form-data.';
  return kinds.some((one) => one !== 'unreadable')
    ? undefined
    : 'has a schema of objects or arrays, which only JSON, XML and forms are checked with. Fix: write `type: string`, or add application/json.';
}

function checkBodies(document: ContractDocument, operation: Operation, report: Report): void {
  const contents = Object.entries(operation.requestBody?.content ?? {});
  const kinds = contents.map(([type, media]) => getBodyKind(document, type, media));
  contents.forEach(([type, media], index) => {
    const {encoding = {}} = media;
    const at = ['paths', operation.path, operation.method, 'requestBody', 'content', type];
    const problem = explainUnreadable(type, kinds[index], kinds);
    if (problem !== undefined) report(at, `the body ${type} of ${operation.id} ${problem}`);
    if (kinds[index] === 'form' || kinds[index] === 'parts') {
      for (const [keys, value] of listExamples(document, media)) {
        if (!isObject(value)) {
          report(
            [...at, ...keys],
            `the example of the body ${type} of ${operation.id} has no fields, got ${JSON.stringify(value)?.slice(0, 40)}. Expected: an object, such as {name: value}.`,
          );
        }
      }
    }
    for (const [name, part] of Object.entries(encoding)) {
      if (hasRequiredHeader(document, part)) {
        report(
          [...at, 'encoding', name],
          `the part \`${name}\` of ${operation.id} has a required header, which few clients can send. Fix: make it a part of the body.`,
        );
      }
    }
  });
}

/** The values of examples, each with its place in the media type. */
const listExamples = (
  document: ContractDocument,
  {example, examples = {}}: MediaType,
): (readonly [NodePath, unknown])[] => [
  ...(example === undefined ? [] : [[['example'], example] as const]),
  ...Object.entries(examples).map(
    ([name, reference]) =>
      [['examples', name], resolveReference<Example>(document, reference).value] as const,
  ),
];

/** The type of a part is what OpenAPI calls `contentType`. */
const hasRequiredHeader = (document: ContractDocument, {headers = {}}: Encoding): boolean =>
  Object.entries(headers).some(
    ([name, header]) =>
      name.toLowerCase() !== 'content-type' &&
      resolveReference<Header>(document, header).required === true,
  );
