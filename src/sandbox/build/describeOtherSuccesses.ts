import type {ContractDocument, Example, Operation, Response} from '../../contract';
import {getErrorContent} from '../../contract/getErrorContent';
import {BODYLESS, getSuccess} from '../../contract/getSuccess';
import {toUniqueName, toUnnamed} from '../../contract/listErrors';
import {resolveReference} from '../../contract/resolveReference';
import type {WrittenOperation} from '../contractTypes';
import {getExample} from './describeExample';
import {toSent} from './toSent';

type Documented = WrittenOperation['errors'];

/** What has no body: one that is documented cannot be sent (`getSuccess.ts`). */
const NO_BODY = {type: ''};

/**
 * The successes that a reader can choose besides the usual one, by name: other statuses, and other
 * examples of them. No request causes them where the sandbox does not simulate the operation.
 *
 * @param taken names of its errors
 */
export function describeOtherSuccesses(
  document: ContractDocument,
  operation: Operation,
  taken: Documented,
): Documented {
  const usual = getSuccess(operation)?.response;
  const found = new Map<string, Documented[string]>();
  const names = {has: (name: string): boolean => found.has(name) || Object.hasOwn(taken, name)};
  const isKnown = (status: number): boolean =>
    [...found.values()].some((one) => one.status === status);
  for (const [key, response] of Object.entries(operation.responses)) {
    if (!/^[23]/.test(key)) continue;
    const status = Number(key.replace(/X/gi, '0'));
    const all = listBodies(document, key, response);
    for (const {name, ...own} of response === usual ? all.slice(1) : all) {
      const unique = toUniqueName(name, key, names);
      // The status alone asks for the first.
      const isNamed = response === usual || isKnown(status);
      const forced = `${status} ${encodeURIComponent(unique)}`;
      found.set(unique, {status, ...own, ...(isNamed && {forced})});
    }
  }
  return Object.fromEntries(found);
}

interface Body {
  readonly name: string;
  readonly message: string;
  readonly type?: string;
  readonly body?: unknown;
}

/** The bodies of a response: one for each example. */
function listBodies(document: ContractDocument, key: string, response: Response): Body[] {
  const [type = '', media] = getErrorContent(response);
  const toBody = (body: unknown): Pick<Body, 'body' | 'type'> =>
    body === undefined || body === null ? NO_BODY : toSent(document, type, media, body);
  const examples = Object.entries(media.examples ?? {});
  if (media.example === undefined && examples.length > 0) {
    return examples.map(([name, reference]) => {
      const {summary, value} = resolveReference<Example>(document, reference);
      return {name, message: summary || name, ...toBody(value)};
    });
  }
  const message = response.description || key;
  const hasBody = type !== '' && !BODYLESS.includes(Number(key));
  return [{name: toUnnamed(key), message, ...(hasBody ? toBody(getExample(media)) : NO_BODY)}];
}
