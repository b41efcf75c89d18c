import {checkChain} from '../../webhooks/sns/checkChain';
import {checkMessage, type Check} from '../../webhooks/sns/checkMessage';
import {findSnsCause} from '../../webhooks/sns/findSnsCause';
import {findUrlProblem, isSandboxUrl} from '../../webhooks/sns/findUrlProblem';
import {readMessage} from '../../webhooks/sns/readMessage';

export interface SnsReport {
  readonly checks: readonly Check[];
  readonly notes: readonly string[];
  /** Why the signature does not match, if a usual mistake explains it. */
  readonly cause?: string;
}

/**
 * Checks a message with a certificate.
 *
 * @throws RequestTextError if the text has no message
 */
export async function checkSns(
  text: string,
  certificate: string,
  topicArn: string,
): Promise<SnsReport> {
  const {message, notes} = readMessage(text);
  const expectation = {topicArn, findUrlProblem, certificate, versions: ['1', '2']} as const;
  const checks = [...(await checkMessage(message, expectation))];
  const certificateStep = checks.findIndex(({title}) => title === 'Certificate');
  checks.splice(certificateStep + 1, 0, await checkChain(certificate, message.Timestamp));
  const isInvalid = checks.some(({title, isPassed}) => title === 'Signature' && !isPassed);
  const cause = isInvalid ? await findSnsCause(message, certificate) : undefined;
  const warnings = isSandboxUrl(message.SigningCertURL)
    ? ['This is a message of the sandbox. Trust the host of its certificate only in tests.']
    : [];
  return {checks, notes: [...notes, ...warnings], ...(cause !== undefined && {cause})};
}
