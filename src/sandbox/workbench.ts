import {SECOND_MS} from './clock';
import {ATTACHMENT_PATH} from './delivery/eventItem';
import {CERTIFICATE_PATH, SUBSCRIPTION_PATH, type Sender} from './delivery/hookMessages';
import {handleSubscription} from './delivery/subscription';
import {getPlan} from './keys';
import {getCreditsLeft, getQuotaLeft} from './rules/planLimits';
import {samples} from './samples';
import type {ReadPicture, Sample} from './samples/sample';
import type {Account, SandboxState} from './state';

/** Addresses that belong to the sandbox itself; everything else is the API. */
const WORKBENCH_PREFIX = '/_sandbox/';

const PICTURE_PATH = '/_sandbox/samples/';

export interface Workbench extends Sender {
  readonly request: Request;
  readonly state: SandboxState;
  readonly reset: () => void;
  readonly readPicture: ReadPicture | undefined;
}

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body, null, 2), {
    status,
    headers: {'content-type': 'application/json'},
  });

const describeAccount = (account: Account, now: number): object => {
  const {key, storage, hooks, events} = account;
  const plan = getPlan(key.plan);
  return {
    ...key,
    creditsLeft: getCreditsLeft(account, plan, now),
    quotaLeft: getQuotaLeft(account, plan, now),
    usedToday: account.usage.count('DAY', now),
    storage,
    hooks: [...hooks.values()].map(({status, hookUrl, apis, registeredAt}) => ({
      status,
      hookUrl,
      apis,
      registeredAt,
    })),
    events: events.length,
  };
};

/** The whole state as data: what the page's drawer shows, and tests compare. */
const describeState = ({
  state,
  clock,
  outbox,
}: Pick<Workbench, 'state' | 'clock' | 'outbox'>): object => ({
  now: clock.now(),
  keys: [...state.accounts.values()].map((account) => describeAccount(account, clock.now())),
  messages: outbox.entries.length,
});

const describeSample = (
  {name, title, alt, api, target, fields}: Sample,
  origin: string,
): object => ({
  name,
  title,
  alt,
  api,
  target,
  fields,
  picture: `${origin}${PICTURE_PATH}${name}.jpg`,
});

/**
 * Serves what is not part of the API: state, outbox, clock, reset, images, and what messages and
 * events link to.
 */
export async function handleWorkbench(workbench: Workbench): Promise<Response | undefined> {
  const {url, request, clock, outbox, signer} = workbench;
  const {pathname} = url;
  if (pathname.startsWith(ATTACHMENT_PATH)) return serveAttachment(workbench);

  if (!pathname.startsWith(WORKBENCH_PREFIX)) return undefined;

  switch (`${request.method} ${pathname}`) {
    case 'GET /_sandbox/state':
      return json(describeState(workbench));
    case 'GET /_sandbox/outbox':
      return json(outbox.entries);
    case 'GET /_sandbox/samples':
      return json(samples.map((sample) => describeSample(sample, url.origin)));
    case 'POST /_sandbox/reset':
      workbench.reset();
      return json(describeState(workbench));
    case 'POST /_sandbox/advance': {
      const seconds = Number(url.searchParams.get('seconds'));
      clock.advance(Number.isFinite(seconds) && seconds > 0 ? seconds * SECOND_MS : 0);
      return json({now: clock.now()});
    }
    case `GET ${SUBSCRIPTION_PATH}`:
      return handleSubscription(workbench, workbench.state);
    case `GET ${CERTIFICATE_PATH}`:
      return new Response(await signer.certificate(), {
        headers: {'content-type': 'application/x-pem-file'},
      });
    default:
      return pathname.startsWith(PICTURE_PATH)
        ? servePicture(workbench)
        : json({message: `Nothing is at ${pathname}.`}, 404);
  }
}

const toPictureResponse = (bytes: Uint8Array, type: string): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {headers: {'content-type': type}});

async function serveAttachment({url, state}: Workbench): Promise<Response> {
  const attachment = state.attachments.get(url.pathname.slice(ATTACHMENT_PATH.length));
  const bytes = await attachment?.read();
  return attachment === undefined || bytes === undefined
    ? json({message: 'The address of this attachment is unknown or has expired.'}, 404)
    : toPictureResponse(bytes, attachment.type);
}

async function servePicture({url, readPicture}: Workbench): Promise<Response> {
  const name = url.pathname.slice(PICTURE_PATH.length).replace(/\.jpg$/, '');
  const bytes = samples.some((sample) => sample.name === name)
    ? await readPicture?.(name)
    : undefined;
  return bytes === undefined
    ? json({message: `There is no sample image ${name}.`}, 404)
    : toPictureResponse(bytes, 'image/jpeg');
}
