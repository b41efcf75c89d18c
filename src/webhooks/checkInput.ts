import type {Bytes} from './bytes';
import {findCause, type SearchReport} from './causes/findCause';
import {decodePrinted} from './requests/decodePrinted';
import {joinFields} from './requests/readHttp';
import {readRequests} from './requests/readRequests';
import {RequestTextError, type NamedRequest, type WebhookRequest} from './requests/WebhookRequest';
import type {Algorithm} from './verify/algorithms';
import {describeSteps, type Step} from './verify/describeSteps';
import {
  verifyRequest,
  type LabConfig,
  type Verdict,
  type Verification,
} from './verify/verifyRequest';
import {yieldToPage} from './yieldToPage';

/** What the reader filled in. */
export interface VerifyInput {
  /** The whole request, or its headers if there is a body. */
  readonly request: string | Bytes;
  readonly body?: string | Bytes;
  readonly algorithm: Algorithm;
  readonly key: string | Bytes;
  /** Which request of a HAR. Default: the first one. */
  readonly choice?: number | undefined;
}

export type CheckReport =
  | {readonly kind: 'unreadable'; readonly message: string}
  | {
      readonly kind: 'checked';
      /** What can be chosen; one item unless the text is a HAR. */
      readonly labels: readonly string[];
      readonly choice: number;
      readonly notes: readonly string[];
      readonly steps: readonly Step[];
      readonly verdict: Verdict;
      readonly bodyBytes: number;
      /** Absent where the steps say it all. */
      readonly search?: SearchReport;
    };

/** Checks what was filled in, and looks for the cause if it is rejected. */
export async function checkInput(input: VerifyInput, signal: AbortSignal): Promise<CheckReport> {
  await yieldToPage();
  try {
    const requests = listRequests(input);
    await yieldToPage();
    return await checkRequests(input, requests, signal);
  } catch (error) {
    if (!(error instanceof RequestTextError)) throw error;
    return {kind: 'unreadable', message: error.message};
  }
}

async function checkRequests(
  input: VerifyInput,
  requests: readonly NamedRequest[],
  signal: AbortSignal,
): Promise<CheckReport> {
  const choice = Math.min(input.choice ?? 0, requests.length - 1);
  const given = requests[choice]?.request;
  if (given === undefined) return {kind: 'unreadable', message: 'Paste a request.'};
  const config: LabConfig = {algorithm: input.algorithm, key: toKey(input.key)};
  const {request, verification} = await verifyAsGivenOrDecoded(given, config);
  await yieldToPage();
  const search =
    verification.isSigned === true ? undefined : await findCause(request, config, {signal});
  return {
    kind: 'checked',
    labels: requests.map(({label}) => label),
    choice,
    notes: request.notes,
    steps: describeSteps(request, config, verification),
    verdict: verification.verdict,
    bodyBytes: request.body.length,
    ...(search !== undefined && isTelling(search, request, verification) && {search}),
  };
}

/** A body that looks printed may still be what was signed. */
async function verifyAsGivenOrDecoded(
  given: WebhookRequest,
  config: LabConfig,
): Promise<{readonly request: WebhookRequest; readonly verification: Verification}> {
  const verification = await verifyRequest(given, config);
  await yieldToPage();
  const request = verification.isSigned === true ? undefined : decodePrinted(given);
  return request === undefined
    ? {request: given, verification}
    : {request, verification: await verifyRequest(request, config)};
}

/**
 * Whether a search says more than the steps do. That nothing was found does only if no step before
 * the signature failed, and the body is as it was sent.
 */
const isTelling = (
  {finding, tried}: SearchReport,
  {body, isInexact}: WebhookRequest,
  {isSigned, keyError}: Verification,
): boolean =>
  finding !== undefined ||
  (isInexact !== true &&
    isSigned === false &&
    keyError === undefined &&
    body.length > 0 &&
    tried > 0);

function listRequests({request, body}: VerifyInput): readonly NamedRequest[] {
  if (body === undefined) return readRequests(request).requests;
  const headers = typeof request === 'string' ? request : new TextDecoder().decode(request);
  return [{label: '', request: joinFields(headers, body)}];
}

/** The text of a JWK is the JWK, since a form cannot hold an object. */
function toKey(key: string | Bytes): unknown {
  if (typeof key !== 'string' || !/^\s*\{/.test(key)) return key;
  try {
    const value: unknown = JSON.parse(key);
    return typeof value === 'object' && value !== null && 'kty' in value ? value : key;
  } catch {
    return key;
  }
}
