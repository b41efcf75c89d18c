import {beforeEach, expect, it} from 'vitest';
import '../../sandbox/allApis';
import {DAY_MS, HOUR_MS, SECOND_MS} from '../../sandbox/clock';
import {readSamplePicture} from '../../sandbox/testing';
import type {Call} from './calls';
import {steps} from './steps';
import {World} from './World';

const START = Date.UTC(2026, 0, 5);
let world: World;

beforeEach(() => {
  world = new World(readSamplePicture, START);
});

const listCalls = (): readonly Call[] =>
  world.log.items.flatMap((item) => (item.kind === 'call' ? [item] : []));

/** Does what the buttons say until a step is done; each label at most a few times. */
async function finish(title: string): Promise<readonly string[]> {
  const step = steps.find((candidate) => candidate.title === title);
  const labels: string[] = [];
  for (let action = step?.getNext(world); action !== undefined; action = step?.getNext(world)) {
    labels.push(action.label);
    expect(labels.length, labels.join(', ')).toBeLessThan(8);
    await action.run(world);
  }
  return labels;
}

async function finishUntil(title: string): Promise<void> {
  for (const step of steps) {
    if (step.title === title) return;
    await finish(step.title);
  }
}

it('is told to its end by the one button of each step', async () => {
  const labels: string[] = [];
  for (const {title} of steps) labels.push(...(await finish(title)));
  expect(labels).toEqual([
    'Turn on storage',
    'Register the hook',
    'Confirm the subscription',
    'Send an image',
    'Check the signature',
    'Change one character, check again',
    'Send an image, the server fails',
    'Move the clock by 1 minute',
    'Send an image, the server is too slow',
    'Repair the server',
    'Move the clock by 1 minute',
    'List the stored events',
    'Move the clock by 1 day',
    'List the stored events',
    'Open the image of an event',
  ]);
  expect(listCalls().map(({from, to, title, outcome}) => [from, to, title, outcome])).toEqual([
    ['Your program', 'API', 'PATCH /storage/status', '200'],
    ['Your program', 'API', 'POST /storage/hooks', '200'],
    ['API', 'Your server', 'SubscriptionConfirmation', '200'],
    ['Your server', 'API', 'GET SigningCertURL', '200'],
    ['Your server', 'API', 'GET SubscribeURL', '200'],
    ['Your program', 'API', 'POST /vehicle/eur', '200'],
    ['API', 'Your server', 'Notification', '200'],
    ['Your program', 'API', 'POST /vehicle/eur', '200'],
    ['API', 'Your server', 'Notification', '500'],
    ['API', 'Your server', 'Notification, retry 1', '500'],
    ['API', 'Your server', 'Notification, retry 2', '500'],
    ['API', 'Your server', 'Notification, retry 3', '500'],
    ['Your program', 'API', 'POST /vehicle/eur', '200'],
    ['API', 'Your server', 'Notification', 'no response'],
    ['API', 'Your server', 'Notification, retry 1', '200'],
    ['Your program', 'API', 'GET /storage/events/vehicle', '200'],
    ['Your program', 'API', 'GET /storage/events/vehicle', '200'],
    ['Your program', 'API', 'GET attachment URL', '404'],
  ]);
  expect(world.lists.map(({count}) => count)).toEqual([3, 0]);
  expect(steps.map((step) => step.describe(world)).filter((text) => text === '')).toEqual([]);
  expect(steps[5]?.describe(world)).toContain('gave up after 4 attempts in 60 seconds');
});

it('shows whole messages, with an image by its size', async () => {
  await finishUntil('Check the signature');
  const picture = await readSamplePicture('plate-european');
  const recognition = listCalls().find(({title}) => title === 'POST /vehicle/eur');
  expect(recognition?.request).toContain('x-api-key: test_default');
  expect(recognition?.request).toContain('name="service"\n\n');
  expect(recognition?.request).toContain(
    `(the image: ${picture.length.toLocaleString('en')} bytes)`,
  );
  expect(recognition?.response).toMatch(/^HTTP\/1\.1 200 OK\n[^]*"unicodeText"/);
  const notification = listCalls().find(({title}) => title === 'Notification');
  expect(notification?.request).toMatch(/^POST \/\S+ HTTP\/1\.1\nhost: hooks\.example\.com\n/);
  expect(notification?.request).toContain('x-amz-sns-message-type: Notification');
  expect(notification?.request).toContain('"SignatureVersion": "2"');
});

it('checks the signature in five steps, and only the last one fails for a changed message', async () => {
  await finishUntil('Check the signature');
  await world.check(false);
  expect(world.checks?.map(({title, isPassed}) => [title, isPassed])).toEqual([
    ['Topic', true],
    ['String to sign', true],
    ['Certificate', true],
    ['Algorithm', true],
    ['Signature', true],
  ]);
  expect(world.checks?.[2]?.outcome).toContain('an RSA key of 2,048 bits');
  await world.check(true);
  expect(world.checks?.flatMap(({title, isPassed}) => (isPassed ? [] : [title]))).toEqual([
    'Signature',
  ]);
});

it('leads back to a hook whose confirmation came too late', async () => {
  await finishUntil('Confirm the subscription');
  await world.moveClock(DAY_MS + HOUR_MS, '+ 1 day');
  await world.confirm();
  expect(listCalls().at(-1)?.outcome).toBe('400');
  expect(world.hook?.status).toBe('pending_confirmation');
  expect(await finish('Confirm the subscription')).toEqual([
    'Register the hook again',
    'Confirm the subscription',
  ]);
});

it('leads on when the server failed from the beginning', async () => {
  world.setMode('fails');
  expect(await finish('Turn on storage')).toEqual(['Turn on storage']);
  expect(await finish('Register the hook')).toEqual([
    'Register the hook',
    'Repair the server',
    'Move the clock by 1 minute',
  ]);
  await finish('Confirm the subscription');
  world.setMode('fails');
  await world.sendImage();
  await world.moveClock(HOUR_MS, '+ 1 hour');
  expect(await finish('Send an image')).toEqual(['Repair the server', 'Send an image']);
});

it('does one thing at a time, each at a time of its own', async () => {
  await Promise.all([world.turnOnStorage(), world.turnOnStorage()]);
  expect(listCalls()).toHaveLength(1);
  await world.register();
  expect(listCalls()[1]?.at).toBe(START + SECOND_MS);
});
