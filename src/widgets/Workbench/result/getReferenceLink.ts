import {baseUrl} from '../../../portal/product';
import type {FindReferences} from './contracts';
import {findReference} from './findReference';
import type {ResultPart} from './listParts';
import {isWithin, toSteps} from './toPath';

/** Where the reference explains the field at a place; undefined for what it does not know. */
export function getReferenceLink(
  path: string,
  parts: readonly ResultPart[],
  find: FindReferences,
): string | undefined {
  // An event is a part of the list, and the result in it is another.
  for (const part of [...parts].reverse()) {
    const references = find(part.operationId);
    if (references === undefined || !isWithin(path, part.path)) continue;
    const names = toSteps(path)
      .slice(toSteps(part.path).length)
      .filter((step) => typeof step === 'string');
    const at = findReference(references, part.operationId, [...part.fields, ...names])?.at;
    if (at !== undefined) return baseUrl + at;
  }
  return undefined;
}
