import {limits, toLimitText} from '../../data/limits';
import {DAY_MS, SECOND_MS} from '../../sandbox/clock';
import type {OutboxEntry} from '../../sandbox/delivery/outbox';
import {retryPolicy} from '../../sandbox/delivery/retryPolicy';
import type {World} from './World';

/** What the reader does next, by the one button of a step. */
export interface Action {
  readonly label: string;
  readonly run: (world: World) => Promise<void> | void;
}

export interface Step {
  readonly title: string;
  /** Why this step, before it is done. */
  readonly about: string;
  /** What to do next; undefined when the step is done. */
  readonly getNext: (world: World) => Action | undefined;
  /** What it means, once the step is done. */
  readonly describe: (world: World) => string;
}

const MINUTE_MS = 60 * SECOND_MS;

const wait: Action = {
  label: 'Move the clock by 1 minute',
  run: (world) => world.moveClock(MINUTE_MS, '+ 1 minute'),
};
const waitForDay: Action = {
  label: 'Move the clock by 1 day',
  run: (world) => world.moveClock(DAY_MS, '+ 1 day'),
};
const repair: Action = {label: 'Repair the server', run: (world) => world.setMode('works')};
const register: Action = {label: 'Register the hook', run: (world) => world.register()};
const registerAgain: Action = {...register, label: 'Register the hook again'};
const sendImage: Action = {label: 'Send an image', run: (world) => world.sendImage()};
const listEvents: Action = {label: 'List the stored events', run: (world) => world.listEvents()};

const listSent = (world: World, type: string): readonly OutboxEntry[] =>
  world.sandbox.outbox.entries.filter((entry) => entry.type === type);

const findNotification = (
  world: World,
  isWanted: (entry: OutboxEntry) => boolean,
): OutboxEntry | undefined => listSent(world, 'Notification').find(isWanted);

/** Gets a message to the server, whatever the reader has set: with a retry, or by a new one. */
function deliver(world: World, type: string, sendNew: Action): Action {
  if (world.receiver.mode !== 'works') return repair;
  return listSent(world, type).at(-1)?.state === 'waiting' ? wait : sendNew;
}

function confirm(world: World): Action | undefined {
  const {hook} = world;
  if (hook?.status === 'confirmed') return undefined;
  const isCurrent =
    world.listHandled('SubscriptionConfirmation').at(-1)?.Token === hook?.token &&
    world.sandbox.clock.now() - (hook?.registeredAt ?? 0) <= limits.hookConfirmationMs.value;
  return isCurrent
    ? {label: 'Confirm the subscription', run: () => world.confirm()}
    : deliver(world, 'SubscriptionConfirmation', registerAgain);
}

function expire(world: World): Action | undefined {
  const {lists, account} = world;
  const isStored = (account?.events.length ?? 0) > 0;
  if (lists.every(({attachmentUrl}) => attachmentUrl === undefined))
    return isStored ? listEvents : sendImage;
  if (lists.at(-1)?.count !== 0) return isStored ? waitForDay : listEvents;
  return world.imageStatus === 404
    ? undefined
    : {label: 'Open the image of an event', run: () => world.openImage()};
}

const isGivenUp = ({state}: OutboxEntry): boolean => state === 'dropped';
const isRepeated = ({state, attempts}: OutboxEntry): boolean =>
  state === 'delivered' && attempts.length > 1;

const toSeconds = ({attempts}: OutboxEntry): number =>
  ((attempts.at(-1)?.at ?? 0) - (attempts[0]?.at ?? 0)) / SECOND_MS;

const pause = `${retryPolicy.pauseMs / SECOND_MS} seconds`;

export const steps: readonly Step[] = [
  {
    title: 'Turn on storage',
    about:
      'A hook delivers what is stored, so storage comes first. You turn it on for each API: this story uses the Vehicle API.',
    getNext: ({account}) =>
      account?.storage.vehicle === true
        ? undefined
        : {label: 'Turn on storage', run: (world) => world.turnOnStorage()},
    describe: () =>
      `From now on, each result of the Vehicle API is kept for ${toLimitText('eventRetentionMs')}.`,
  },
  {
    title: 'Register the hook',
    about:
      'You tell the API the URL of your server. Anyone could name any URL, so the API asks that server to confirm.',
    getNext: (world) => {
      if (world.hook === undefined) return register;
      return world.listHandled('SubscriptionConfirmation').length > 0
        ? undefined
        : deliver(world, 'SubscriptionConfirmation', registerAgain);
    },
    describe: () =>
      'The hook is `pending_confirmation`. Your server has the confirmation request, with a `SubscribeURL`.',
  },
  {
    title: 'Confirm the subscription',
    about: `Your server opens the \`SubscribeURL\`. It has ${toLimitText('hookConfirmationMs')} for that; afterwards, you register the hook again.`,
    getNext: confirm,
    describe: () => 'The hook is `confirmed`: each new event of the Vehicle API is delivered.',
  },
  {
    title: 'Send an image',
    about:
      'Your program sends an image for recognition, as usual. The result comes back in the response, and goes to your server as well.',
    getNext: (world) =>
      world.listHandled('Notification').length > 0
        ? undefined
        : deliver(world, 'Notification', sendImage),
    describe: () =>
      'Your server got a `Notification`. Its `Message` is the stored event, as JSON in a string.',
  },
  {
    title: 'Check the signature',
    about:
      'Anyone who knows the URL can post to it. Only the signature proves who sent a message, so your server checks it before it does anything else.',
    getNext: ({checks, isForged}) => {
      if (checks === undefined)
        return {label: 'Check the signature', run: (world) => world.check(false)};
      return isForged
        ? undefined
        : {label: 'Change one character, check again', run: (world) => world.check(true)};
    },
    describe: () =>
      'One changed character, and the signature no longer belongs to the text: your server rejects the message.',
  },
  {
    title: 'Let the server fail',
    about: `Your server responds with 500 from now on. The API sends the message again: ${retryPolicy.retries} times, ${pause} apart.`,
    getNext: (world) => {
      if (findNotification(world, isGivenUp) !== undefined) return undefined;
      return findNotification(world, ({state}) => state === 'waiting') !== undefined
        ? wait
        : {
            label: 'Send an image, the server fails',
            run: () =>
              world.sendImage(world.receiver.mode === 'works' ? 'fails' : world.receiver.mode),
          };
    },
    describe: (world) => {
      const entry = findNotification(world, isGivenUp);
      return entry === undefined
        ? ''
        : `The API gave up after ${entry.attempts.length} attempts in ${toSeconds(entry)} seconds. It never sends this message again, but the event is still stored.`;
    },
  },
  {
    title: 'Get a message twice',
    about:
      'This time, your server handles the message but responds too late. For the API that is a failure as well, so the message comes again.',
    getNext: (world) => {
      if (findNotification(world, isRepeated) !== undefined) return undefined;
      return findNotification(world, ({state}) => state === 'waiting') !== undefined
        ? deliver(world, 'Notification', sendImage)
        : {
            label: 'Send an image, the server is too slow',
            run: () => world.sendImage('is too slow'),
          };
    },
    describe: ({receiver: {duplicates}}) =>
      `The message was delivered again, with the same \`MessageId\`. ${duplicates > 0 ? 'Your server knew it and ignored the duplicate.' : 'Your server had not handled it before.'}`,
  },
  {
    title: 'Find what you missed',
    about:
      'One message never arrived. No request makes the API send it again, but your program can read all stored events.',
    getNext: ({lists}) => (lists.length > 0 ? undefined : listEvents),
    describe: (world) =>
      `Events in storage: ${world.lists[0]?.count ?? 0}. Notifications that your server handled: ${world.listHandled('Notification').length}. Compare the two after each outage.`,
  },
  {
    title: 'Let the events expire',
    about: `Events and their images are kept for ${toLimitText('eventRetentionMs')}. What you have not read by then is gone.`,
    getNext: expire,
    describe: () =>
      'The list is empty, and the image gets the status 404. This is the whole story.',
  },
];
