import type {OperationObject} from './types';

/**
 * The status of an error response of the contract: 400 for `4XX`. `default` stands for all others,
 * so it is 500 beside a response that is none.
 *
 * @returns undefined for what is no error, and for `default` where 500 is documented
 */
export function toErrorStatus(
  status: string,
  responses: NonNullable<OperationObject['responses']>,
): number | undefined {
  if (/^[45]/.test(status)) return Number(status.replace(/X/gi, '0'));
  const others = Object.keys(responses);
  const isError =
    status === 'default' &&
    others.some((other) => /^[23]/.test(other)) &&
    !others.some((other) => /^5(00|XX)$/i.test(other));
  return isError ? 500 : undefined;
}
