import {baseUrl} from '../../../portal/product';
import type {FindReferences} from './contracts';
import {findReference} from './findReference';
import type {ResultPart} from './listParts';
import {toPath, toSteps} from '../../../contract/validation/toPath';

/**
 * Finds where the reference explains the field at a place; undefined for what it does not know. A
 * list may have thousands of parts, so they are found by their path.
 */
export function createReferenceFinder(
  parts: readonly ResultPart[],
  find: FindReferences,
): (path: string) => string | undefined {
  const byPath = new Map(parts.map((part) => [part.path, part]));
  return (path) => {
    const steps = toSteps(path);
    // An event is a part of the list, and the result in it is another.
    for (let length = steps.length; length >= 0; length -= 1) {
      const part = byPath.get(steps.slice(0, length).reduce<string>(toPath, ''));
      const references = part && find(part.operationId);
      if (part === undefined || references === undefined) continue;
      const names = steps.slice(length).filter((step) => typeof step === 'string');
      const at = findReference(references, part.operationId, [...part.fields, ...names])?.at;
      if (at !== undefined) return baseUrl + at;
    }
    return undefined;
  };
}
