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

const getHeader = ({headers}: Pick<SandboxResponse, 'headers'>, name: string): string | undefined =>
  headers.find(([header]) => header === name)?.[1];

/** A status as people know it: `404 Not Found`. */
export const toStatusText = (status: number): string => `${status} ${PHRASES[status] ?? ''}`.trim();

/** One line that says how a request went, also for screen readers. */
export function describeResponse(response: SandboxResponse): string {
  const rule = getHeader(response, 'x-sandbox-rule');
  const billed = getHeader(response, 'x-sandbox-billed');
  const credits = getHeader(response, 'x-sandbox-credits-left');
  return [
    `${toStatusText(response.status)}, ${response.milliseconds} ms`,
    ...(rule === undefined || rule === 'ok' ? [] : [`rule ${rule}`]),
    ...(billed === undefined ? [] : [billed === 'true' ? 'billed' : 'not billed']),
    ...(credits === undefined ? [] : [`${Number(credits).toLocaleString('en')} credits left`]),
    ...(getHeader(response, 'x-sandbox-simulated') === 'true'
      ? ['simulated: made up by the sandbox']
      : []),
    ...(response.preparations === 0
      ? []
      : [
          `after ${response.preparations} preparing request${response.preparations === 1 ? '' : 's'}`,
        ]),
  ].join(' · ');
}
