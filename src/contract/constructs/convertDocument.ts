import {downgradeDocument} from './downgradeDocument';
import {upgradeDocument} from './upgradeDocument';

/**
 * Turns a document of OpenAPI 3.0 or 3.2 into one of 3.1, in place.
 *
 * @param content the parsed file; one of another version stays as it is
 * @returns whether it was of OpenAPI 3.0
 */
export function convertDocument(content: Record<string, unknown>): boolean {
  downgradeDocument(content);
  return upgradeDocument(content);
}
