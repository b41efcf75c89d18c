import {createVerify, X509Certificate} from 'node:crypto';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {HOUR_MS} from '../clock';
import {startSandboxServer, type SandboxServer} from '../server';
import {listMessageProblems, readSamplePicture} from '../testing';
import {isLoopback} from './outbox';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: Record<string, string>;
}

/**
 * A receiver as a reader would write it: keeps each message, and responds with the next status of
 * its list.
 */
interface Receiver {
  readonly url: string;
  readonly received: Received[];
  readonly statuses: number[];
  readonly server: Server;
}

const KEY = {'x-api-key': 'test_vip_20m'};
let sandbox: SandboxServer;
let receiver: Receiver;

async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      received.push({
        headers: request.headers,
        body,
        message: JSON.parse(body) as Record<string, string>,
      });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    statuses,
    server,
  };
}

beforeEach(async () => {
  receiver = await startReceiver();
  sandbox = await startSandboxServer();
  await send('PATCH', '/storage/status', {vehicle: true, transport: true});
});

afterEach(async () => {
  await sandbox.close();
  receiver.server.closeAllConnections();
  receiver.server.close();
});

const send = async (
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(sandbox.url + path, {
    method,
    headers: {...KEY, ...headers},
    ...(body === undefined ? {} : {body: JSON.stringify(body)}),
  });

const register = (hookUrl: string, apis: object = {vehicle: true}): Promise<Response> =>
  send('POST', '/storage/hooks', {hookUrl, apis});

const recognize = async (): Promise<void> => {
  const form = new FormData();
  form.append('service', 'anpr');
  form.append(
    'image',
    new Blob([new Uint8Array(await readSamplePicture('plate-european'))], {type: 'image/jpeg'}),
  );
  expect(
    (await fetch(`${sandbox.url}/vehicle/eur`, {method: 'POST', headers: KEY, body: form})).status,
  ).toBe(200);
};

/** The message number `count`, once it has arrived. */
const waitForMessage = async (count: number): Promise<Received> => {
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(count), {
    timeout: 5_000,
    interval: 10,
  });
  return receiver.received[count - 1] as Received;
};

const getStatus = async (hookUrl: string): Promise<unknown> =>
  (
    (await (await send('GET', `/storage/hooks/${encodeURIComponent(hookUrl)}`)).json()) as {
      status: unknown;
    }
  ).status;

const confirm = async (): Promise<Received> => {
  await register(receiver.url);
  const request = await waitForMessage(1);
  expect((await fetch(request.message['SubscribeURL'] ?? '')).status).toBe(200);
  return request;
};

/** State and attempts of the last message, when its last attempt is over. */
const readLastDelivery = async (
  attempts: number,
): Promise<{state: string; results: readonly unknown[]}> => {
  await vi.waitFor(
    () => expect(sandbox.sandbox.outbox.entries.at(-1)?.attempts).toHaveLength(attempts),
    {timeout: 5_000, interval: 10},
  );
  const last = sandbox.sandbox.outbox.entries.at(-1);
  return {state: last?.state ?? '', results: last?.attempts.map(({result}) => result) ?? []};
};

const advance = (seconds: number): Promise<Response> =>
  send('GET', '/vehicle/services', undefined, {'x-sandbox-advance': String(seconds)});

describe('a registered hook', () => {
  it('gets a confirmation request with the headers and the type of an SNS message', async () => {
    const hook = (await (await register(receiver.url)).json()) as {
      status: string;
      topicArn: string;
    };
    const {headers, message} = await waitForMessage(1);
    expect(hook.status).toBe('pending_confirmation');
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=UTF-8',
      'user-agent': 'Amazon Simple Notification Service Agent',
      'x-amz-sns-message-type': 'SubscriptionConfirmation',
      'x-amz-sns-message-id': message['MessageId'],
      'x-amz-sns-topic-arn': hook.topicArn,
    });
    expect(headers).not.toHaveProperty('x-amz-sns-subscription-arn');
    expect(message).toMatchObject({
      Type: 'SubscriptionConfirmation',
      TopicArn: hook.topicArn,
      SignatureVersion: '2',
    });
  });

  it('is confirmed by opening SubscribeURL, and then gets each event', async () => {
    await confirm();
    expect(await getStatus(receiver.url)).toBe('confirmed');
    await recognize();
    const {headers, message} = await waitForMessage(2);
    expect(headers['x-amz-sns-message-type']).toBe('Notification');
    expect(headers['x-amz-sns-subscription-arn']).toContain(message['TopicArn']);
    const listed = (await (await send('GET', '/storage/events/vehicle')).json()) as {
      events: readonly object[];
    };
    expect(JSON.parse(message['Message'] ?? '')).toEqual(listed.events[0]);
  });

  it('gets nothing before it is confirmed, nor events of an API that it does not want', async () => {
    await register(receiver.url);
    await waitForMessage(1);
    await recognize();
    await fetch((await waitForMessage(1)).message['SubscribeURL'] ?? '');
    await send('PATCH', `/storage/hooks/${encodeURIComponent(receiver.url)}`, {vehicle: false});
    await recognize();
    expect(sandbox.sandbox.outbox.entries.map(({type}) => type)).toEqual([
      'SubscriptionConfirmation',
    ]);
  });

  it('can be confirmed for 24 hours, and again after a new registration with a new token', async () => {
    await register(receiver.url);
    const first = await waitForMessage(1);
    await advance((24 * HOUR_MS) / 1_000 + 1);
    expect((await fetch(first.message['SubscribeURL'] ?? '')).status).toBe(400);
    expect(await getStatus(receiver.url)).toBe('pending_confirmation');
    await register(receiver.url);
    const second = await waitForMessage(2);
    expect(second.message['Token']).not.toBe(first.message['Token']);
    expect((await fetch(second.message['SubscribeURL'] ?? '')).status).toBe(200);
    expect(await getStatus(receiver.url)).toBe('confirmed');
  });

  it('stays confirmed when it is registered again, and counts once', async () => {
    await confirm();
    await register(receiver.url);
    await waitForMessage(2);
    expect(await getStatus(receiver.url)).toBe('confirmed');
    expect(await (await send('GET', '/storage/hooks')).json()).toHaveLength(1);
  });

  it('ends its subscription with UnsubscribeURL, and gets a message about it', async () => {
    await confirm();
    await recognize();
    const {message} = await waitForMessage(2);
    await fetch(message['UnsubscribeURL'] ?? '');
    expect(await getStatus(receiver.url)).toBe('deleted');
    expect((await waitForMessage(3)).headers['x-amz-sns-message-type']).toBe(
      'UnsubscribeConfirmation',
    );
    expect(await (await send('GET', '/storage/hooks')).json()).toEqual([]);
    await recognize();
    expect(sandbox.sandbox.outbox.entries).toHaveLength(3);
  });

  it('gets nothing more once it is deleted', async () => {
    await confirm();
    expect(
      await (await send('DELETE', `/storage/hooks/${encodeURIComponent(receiver.url)}`)).json(),
    ).toBe('OK');
    await recognize();
    expect(sandbox.sandbox.outbox.entries).toHaveLength(1);
    expect((await send('GET', `/storage/hooks/${encodeURIComponent(receiver.url)}`)).status).toBe(
      404,
    );
  });
});

describe('a message', () => {
  it.each([
    [
      'confirmation request',
      1,
      ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
    ],
    ['notification', 2, ['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type']],
  ])('is signed so that OpenSSL verifies it: %s', async (_title, count, fields) => {
    await confirm();
    await recognize();
    const {message} = await waitForMessage(count);
    const certificate = new X509Certificate(
      await (await fetch(message['SigningCertURL'] ?? '')).text(),
    );
    const verify = (text: string): boolean =>
      createVerify('RSA-SHA256')
        .update(text)
        .verify(certificate.publicKey, message['Signature'] ?? '', 'base64');
    const signed = fields.map((field) => `${field}\n${message[field] ?? ''}\n`).join('');
    expect(verify(signed)).toBe(true);
    expect(verify(signed.replace('Type', 'type'))).toBe(false);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
  });

  it.each([
    ['receiveHookConfirmation', 1],
    ['receiveHookNotification', 2],
    ['receiveHookConfirmation', 3],
  ])('is what the contract says of %s (message %i)', async (webhook, count) => {
    await confirm();
    await recognize();
    await fetch((await waitForMessage(2)).message['UnsubscribeURL'] ?? '');
    const {headers, message} = await waitForMessage(count);
    expect(listMessageProblems(webhook, headers, message)).toEqual([]);
  });

  it('comes again 20 seconds after a failure, with the same id', async () => {
    receiver.statuses.push(500, 503);
    await register(receiver.url);
    const first = await waitForMessage(1);
    expect(await readLastDelivery(1)).toEqual({state: 'waiting', results: [500]});
    await advance(20);
    expect((await waitForMessage(2)).body).toBe(first.body);
    await readLastDelivery(2);
    await advance(20);
    await waitForMessage(3);
    expect(await readLastDelivery(3)).toEqual({state: 'delivered', results: [500, 503, 204]});
  });

  it('is dropped after three retries', async () => {
    receiver.statuses.push(500, 500, 500, 500, 500);
    await register(receiver.url);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await readLastDelivery(attempt);
      await advance(20);
    }
    expect(await readLastDelivery(4)).toEqual({state: 'dropped', results: [500, 500, 500, 500]});
    await advance(3_600);
    expect(receiver.received).toHaveLength(4);
  });

  it.each([403, 302])('is dropped at once when the receiver responds with %i', async (status) => {
    receiver.statuses.push(status);
    await register(receiver.url);
    expect(await readLastDelivery(1)).toEqual({state: 'dropped', results: [status]});
  });

  it('waits for a receiver that is not there', async () => {
    receiver.server.close();
    await register(receiver.url);
    expect((await readLastDelivery(1)).state).toBe('waiting');
  });

  it('to another machine is never sent, and stays in the outbox', async () => {
    expect((await register('https://hooks.example.com/x')).status).toBe(200);
    const outbox = (await (
      await fetch(`${sandbox.url}/_sandbox/outbox`)
    ).json()) as readonly object[];
    expect(outbox).toMatchObject([
      {hookUrl: 'https://hooks.example.com/x', state: 'kept', attempts: []},
    ]);
  });
});

describe('addresses of this machine', () => {
  it.each([
    'http://127.0.0.1:80/a',
    'http://localhost/',
    'https://[::1]:8443/',
    'http://127.9.9.9/',
    'http://2130706433/',
  ])('include %s', (url) => {
    expect(isLoopback(url)).toBe(true);
  });

  it.each([
    'http://127.0.0.1.example.com/',
    'http://localhost.example.com/',
    'http://10.0.0.1/',
    'http://0.0.0.0/',
    'https://hooks.example.com/127.0.0.1',
  ])('do not include %s', (url) => {
    expect(isLoopback(url)).toBe(false);
  });
});
