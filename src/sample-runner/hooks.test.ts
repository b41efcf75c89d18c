import {readdirSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {names, product} from '../portal/product';
import {getFreePort} from './getFreePort';
import {openWorkspace, type Workspace} from './openWorkspace';
import type {Program} from './startProgram';

// The first workspace builds the library, and programs of three languages start on a machine that
// may be busy.
vi.setConfig({testTimeout: 90_000, hookTimeout: 90_000});

const SAMPLES = 'docs/tutorials/hooks/_samples';
const used = new Set<string>(['verify.mjs', 'receive.mjs', 'server.mjs']);

let workspace: Workspace;
let server: Program;
let port: number;

beforeAll(async () => {
  workspace = await openWorkspace(SAMPLES);
  port = await getFreePort();
  workspace.env.PORT = String(port);
});
afterAll(() => workspace.close());

/** Pages show the port that a reader has. */
const normalize = (output: string): string =>
  workspace.normalize(output).replaceAll(`127.0.0.1:${port}`, '127.0.0.1:8080');

/** Runs a sample of the page and compares what it prints with what the page shows. */
async function play(name: string): Promise<string> {
  used.add(name);
  const {code, output} = await workspace.run([
    name.endsWith('.mjs') ? process.execPath : 'bash',
    name,
  ]);
  expect(code, output).toBe(0);
  await expect(normalize(output)).toMatchFileSnapshot(path.resolve(SAMPLES, `${name}.out`));
  return output;
}

interface Delivery {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the sandbox has sent to the hook. */
async function getDelivery(type: string): Promise<Delivery> {
  const response = await fetch(`${workspace.env[names.apiUrlVariable]}/_sandbox/outbox`);
  const deliveries = (await response.json()) as Delivery[];
  return deliveries.filter((delivery) => delivery.type === type).at(-1)!;
}

describe('the pages on hooks, played in order', () => {
  it('switches event storage on', async () => {
    expect(await play('enable-storage.sh')).toContain('"vehicle": true');
    await play('storage-status.sh');
  });

  it('starts the server', async () => {
    used.add('start-server.sh');
    server = workspace.start(['bash', 'start-server.sh']);
    await expect(normalize(await server.waitFor(/listening/))).toMatchFileSnapshot(
      path.resolve(SAMPLES, 'start-server.sh.out'),
    );
  });

  it('registers the hook, which the server confirms', async () => {
    used.add('hook-url.sh');
    const {output} = await workspace.run(['bash', '-c', 'source hook-url.sh && printenv HOOK_URL']);
    expect(output.trim()).toBe('http://127.0.0.1:8080/%%product%%');
    workspace.env.HOOK_URL = `http://127.0.0.1:${port}/${product.slug}`;

    expect(await play('register.sh')).toContain('pending_confirmation');
    await server.waitFor(/^confirmed/m);
    expect(await play('list-hooks.sh')).toContain('"confirmed"');
    await play('get-hook.sh');
    await play('update-hook.sh');
  });

  it('shows the confirmation request as it was sent', async () => {
    const {headers, body} = await getDelivery('SubscriptionConfirmation');
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const request = [`POST /${product.slug} HTTP/1.1`, ...head, '', body].join('\n');
    await expect(normalize(request)).toMatchFileSnapshot(
      path.resolve(SAMPLES, 'confirmation-request.http'),
    );

    used.add('subscribe-url.sh').add('confirm-by-hand.sh');
    const {output} = await workspace.run([
      'bash',
      '-c',
      'source subscribe-url.sh && printenv SUBSCRIBE_URL && source confirm-by-hand.sh',
    ]);
    expect(output).toContain('ConfirmSubscriptionResponse');
  });

  it('delivers the result of a picture, verified', async () => {
    await play('send-picture.sh');
    await server.waitFor(/^vehicle ABC123 gate-1/m);
    await expect(normalize((await getDelivery('Notification')).body)).toMatchFileSnapshot(
      path.resolve(SAMPLES, 'notification.json'),
    );
    await play('events.sh');
    await play('poll.mjs');
  });

  it('shows the output of the server as it was', async () => {
    await expect(normalize(server.output())).toMatchFileSnapshot(
      path.resolve(SAMPLES, 'server.out'),
    );
  });

  it('rejects a notification that the service has not signed, and says so', async () => {
    const {body} = await getDelivery('Notification');
    const forged = body.replace('ABC123', 'XYZ789');
    const response = await fetch(workspace.env.HOOK_URL ?? '', {
      method: 'POST',
      headers: {'content-type': 'text/plain'},
      body: forged,
    });
    expect(response.status).toBe(403);
    await server.waitFor(/^rejected: the signature does not match the message/m);
  });

  it.each([
    'https://sns.eu-central-1.amazonaws.com.attacker.example/cert.pem',
    'http://sns.eu-central-1.amazonaws.com/cert.pem',
    'http://localhost:4010/_sandbox/signing-certificate.pem',
    'cert.pem',
  ])('rejects a certificate from %s, and says what it expects', async (SigningCertURL) => {
    const {body} = await getDelivery('Notification');
    const response = await fetch(workspace.env.HOOK_URL ?? '', {
      method: 'POST',
      body: JSON.stringify({...(JSON.parse(body) as object), SigningCertURL}),
    });
    expect(response.status).toBe(403);
    const sandboxUrl = workspace.env[names.apiUrlVariable] ?? '';
    const lines = await server.waitFor(new RegExp(`certificate is at ${SigningCertURL}\\.`));
    expect(lines).toContain(`TRUSTED_SANDBOX, which is ${sandboxUrl} (localhost is not 127.0.0.1)`);
  });

  it.each([
    ['no JSON', 'hello', 400],
    ['an unknown type', '{"Type": "constructor"}', 403],
    ['no signature', '{"Type": "Notification", "SignatureVersion": "2"}', 403],
    ['no object', 'null', 500],
  ])('survives a body with %s', async (_what, body, status) => {
    const response = await fetch(workspace.env.HOOK_URL ?? '', {method: 'POST', body});
    expect(response.status).toBe(status);
  });

  it('rejects genuine messages of another topic, once it knows its own', async () => {
    const {body} = await getDelivery('Notification');
    const otherPort = await getFreePort();
    Object.assign(workspace.env, {
      PORT: String(otherPort),
      TOPIC_ARN: 'arn:aws:sns:eu-central-1:123456789012:another',
    });
    const strict = workspace.start(['bash', 'start-server.sh']);
    await strict.waitFor(/listening/);
    expect((await fetch(`http://127.0.0.1:${otherPort}`, {method: 'POST', body})).status).toBe(403);
    await strict.waitFor(/^rejected: the topic is /m);
    await strict.stop();
    workspace.env.PORT = String(port);
    delete workspace.env.TOPIC_ARN;
  });

  it('is served by Express in the same way', async () => {
    used.add('server-express.mjs');
    const {body} = await getDelivery('Notification');
    const otherPort = await getFreePort();
    Object.assign(workspace.env, {
      PORT: String(otherPort),
      TRUSTED_SANDBOX: workspace.env[names.apiUrlVariable],
    });
    const express = workspace.start([process.execPath, 'server-express.mjs']);
    await express.waitFor(/listening/);
    const url = `http://127.0.0.1:${otherPort}/${product.slug}`;
    const headers = {'content-type': 'text/plain; charset=UTF-8'};
    expect((await fetch(url, {method: 'POST', headers, body})).status).toBe(200);
    await express.waitFor(/^vehicle ABC123 gate-1/m);
    const forged = body.replace('ABC123', 'XYZ789');
    expect((await fetch(url, {method: 'POST', headers, body: forged})).status).toBe(403);

    // Registered again, the hook has a new token, and the message with the old one comes too late.
    const confirmation = (await getDelivery('SubscriptionConfirmation')).body;
    await workspace.run(['bash', 'register.sh']);
    const late = await fetch(url, {method: 'POST', headers, body: confirmation});
    await express.waitFor(/^not confirmed again: HTTP 404 /m);
    expect(late.status, 'a confirmation after the hook is confirmed is no error').toBe(200);
    await express.stop();
    workspace.env.PORT = String(port);
  });

  it('receives a message about an unsubscription', async () => {
    const {body} = await getDelivery('Notification');
    await fetch((JSON.parse(body) as {UnsubscribeURL: string}).UnsubscribeURL);
    await server.waitFor(/^unsubscribed/m);
  });

  it('deletes the hook', async () => {
    expect(await play('delete-hook.sh')).toBe('"OK"\n');
  });

  it('does the same with the client library', async () => {
    await play('storage-client.mjs');
  });

  it('has played every sample of the pages', () => {
    const programs = readdirSync(SAMPLES).filter((name) => /\.(?:sh|mjs|py)$/.test(name));
    expect([...used].sort()).toEqual(programs.sort());
  });
});
