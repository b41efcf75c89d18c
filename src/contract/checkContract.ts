import {checkShape} from './checkShape';
import {listOperations} from './listOperations';
import {resolveReference} from './resolveReference';
import type {SpecFile} from './SpecFile';
import {methods, type ContractDocument} from './types';

/** Stops at the first problem that keeps pages and sandbox from being made. */
export function checkContract(spec: SpecFile): void {
  const {content} = spec;
  if ('swagger' in content) {
    throw spec.error(
      ['swagger'],
      `Swagger ${String(content.swagger)} is not supported. Expected: \`openapi: 3.1.0\`. Fix: convert the file to OpenAPI 3.1.`,
    );
  }
  if (typeof content.openapi !== 'string' || !/^3\.[01]\.\d+$/.test(content.openapi)) {
    throw spec.error(
      ['openapi'],
      `\`openapi\`: expected 3.1.x, got ${JSON.stringify(content.openapi) ?? 'nothing'}.`,
    );
  }
  const paths = content.paths as ContractDocument['paths'] | null | undefined;
  if (paths === null || paths === undefined || Object.keys(paths).length === 0) {
    throw spec.error(
      ['paths'],
      'the specification has no paths. Expected: at least one operation.',
    );
  }
  checkShape(spec);

  const places = new Map<string, string>();
  for (const [path, item] of Object.entries(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation === undefined) continue;
      const at = ['paths', path, method];
      const place = `${method.toUpperCase()} ${path}`;
      const id = operation.operationId;
      if (id === undefined) {
        throw spec.error(
          at,
          `${place} has no operationId. Fix: add one in camelCase, such as \`listHooks\`.`,
        );
      }
      const other = places.get(id);
      if (other !== undefined) {
        throw spec.error(
          [...at, 'operationId'],
          `operationId "${id}" occurs twice, at ${other} and ${place}. Fix: rename one.`,
        );
      }
      places.set(id, place);
    }
  }
}

/** Stops at a component that is nothing but a reference to itself, at once or through others. */
export function checkReferenceLoops(spec: SpecFile, document: ContractDocument): void {
  for (const [type, named] of Object.entries(document.components ?? {})) {
    for (const name of Object.keys(named)) {
      try {
        resolveReference(document, {$ref: `#/components/${type}/${name}`});
      } catch (cause) {
        throw spec.error(['components', type, name], (cause as Error).message);
      }
    }
  }
}

/** Stops at the body of a request without an example, which every code sample needs. */
export function checkBodyExamples(spec: SpecFile, document: ContractDocument): void {
  for (const {id, method, path, requestBody} of listOperations(document)) {
    const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    if (type === undefined || media === undefined) continue;
    if (media.example !== undefined || Object.keys(media.examples ?? {}).length > 0) continue;
    throw spec.error(
      ['paths', path, method, 'requestBody', 'content', type],
      `the body ${type} of ${id} has no example. Expected: \`example\`, or one of \`examples\`.`,
    );
  }
}
