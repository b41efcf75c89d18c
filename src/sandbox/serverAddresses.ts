import {advanceBy} from './clock';
import {getPlan} from './keys';
import {getCreditsLeft, getQuotaLeft} from './rules/PlanAccount';
import {samples} from './samples';
import type {Sample} from './samples/sample';
import type {Account} from './state';
import {json, toPictureResponse, type OwnAddresses, type Workbench} from './workbench';

const PICTURE_PATH = '/_sandbox/samples/';

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

/** What the server has besides: state, outbox, clock, reset and images. A page has them at hand. */
export const serverAddresses: OwnAddresses = async (workbench) => {
  const {url, request, clock, outbox} = workbench;
  const {pathname} = url;
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
    case 'POST /_sandbox/advance':
      advanceBy(clock, url.searchParams.get('seconds'));
      return json({now: clock.now()});
    default:
      return pathname.startsWith(PICTURE_PATH) ? servePicture(workbench) : undefined;
  }
};

async function servePicture({url, readPicture}: Workbench): Promise<Response> {
  const name = url.pathname.slice(PICTURE_PATH.length).replace(/\.jpg$/, '');
  const bytes = samples.some((sample) => sample.name === name)
    ? await readPicture?.(name)
    : undefined;
  return bytes === undefined
    ? json({message: `There is no sample image ${name}.`}, 404)
    : toPictureResponse(bytes, 'image/jpeg');
}
