import type {ContractOperation} from './contractForms';
import type {FormFailure, FormResponse} from '../sandbox/formTypes';

/** Whether it costs a credit and may be repeated. */
export const toAdvice = ({billed, retry}: FormResponse): string =>
  `${billed === true ? 'Billed' : 'Not billed'}. Retry: ${retry === undefined ? 'no' : [retry.when, retry.advice].filter(Boolean).join(': ')}`;

interface Found {
  readonly response: FormResponse;
  readonly failure: FormFailure | undefined;
}

/** What the contract says of a response that is an error; undefined for any other. */
function findFailure(
  {responses}: ContractOperation,
  status: number,
  body: string,
): Found | undefined {
  const response = responses.find((one) => one.status === String(status));
  if (response === undefined) return undefined;
  const {failures} = response;
  return {response, failure: failures.find(({message}) => body.includes(message))};
}

/** The same as lines of Markdown. */
export function describeFailure(
  operation: ContractOperation,
  status: number,
  body: string,
): readonly string[] {
  const found = findFailure(operation, status, body);
  if (found === undefined) return [];
  const {response, failure} = found;
  return [
    `- Cause: ${failure?.cause ?? failure?.summary ?? response.cause ?? response.text}`,
    `- Remedy: ${failure?.remedy ?? response.remedy ?? 'see the reference'}`,
    `- ${toAdvice(response)}`,
  ];
}
