import type {SandboxResponse} from './session';

const PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

export const getHeader = (
  {headers}: Pick<SandboxResponse, 'headers'>,
  name: string,
): string | undefined => headers.find(([header]) => header === name)?.[1];

/** A status as people know it: `404 Not Found`. */
export const toStatusText = (status: number): string => `${status} ${PHRASES[status] ?? ''}`.trim();

const toCount = (count: string, unit: string): string =>
  `${Number(count).toLocaleString('en')} ${unit} left`;

/** One line that says how a request went, also for screen readers. */
export function describeResponse(response: SandboxResponse): string {
  const billed = getHeader(response, 'x-sandbox-billed');
  const credits = getHeader(response, 'x-sandbox-credits-left');
  const quota = getHeader(response, 'x-sandbox-quota-left');
  const {preparations} = response;
  return [
    `${toStatusText(response.status)}, ${response.milliseconds} ms`,
    ...(billed === undefined ? [] : [billed === 'true' ? 'billed' : 'not billed']),
    ...(credits === undefined ? [] : [toCount(credits, 'credits')]),
    ...(quota === undefined ? [] : [`${toCount(quota, 'requests of the quota')}`]),
    ...(getHeader(response, 'x-sandbox-simulated') === 'true'
      ? ['simulated: made up by the sandbox']
      : []),
    ...(preparations === 0
      ? []
      : [`after ${preparations} preparing request${preparations === 1 ? '' : 's'}`]),
  ].join(' · ');
}
