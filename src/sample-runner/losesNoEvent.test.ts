import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {names, product} from '../portal/product';
import {createClock} from '../sandbox/clock';
import {signMessage, type UnsignedMessage} from '../sandbox/delivery/message';
import {createSigner} from '../sandbox/delivery/signer';
import {createRandom} from '../sandbox/recognition/digest';
import type {StoredApi} from '../sandbox/state';
import {startSandboxServer, type SandboxServer} from '../sandbox/server';
import {listen} from '../scripts/server/listen';
import {getFreePort} from './getFreePort';
import {createEvents} from './matrix/cases';
import {openWorkspace, type Workspace} from './openWorkspace';
import type {Program} from './startProgram';

vi.setConfig({testTimeout: 120_000, hookTimeout: 90_000});

const EVENTS = 200;
const RESTARTS = 4;
/** Hexadecimal; another seed gives another sequence. */
const SEED = '5eed2026';
/** One request in so many fails at the other side. */
const FAULT_RATE = 5;
/** One message in so many is sent again although it was accepted. */
const DUPLICATE_RATE = 6;

/** Events of every kind in a fixed order, each with a name by which it is found in the output. */
const events = Array.from({length: EVENTS}, (_, index) => {
  const kinds = createEvents();
  const kind = kinds[index % kinds.length] as {readonly event: object; readonly api: StoredApi};
  return {...kind, event: {...kind.event, customData: {sourceID: `event-${index}`}}};
});
const allNames = events.map(({event}) => event.customData.sourceID);
const listNames = (output: string): readonly string[] => output.match(/\bevent-\d+\b/g) ?? [];

let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace('docs/tutorials/hooks/_samples');
});
afterAll(() => workspace.close());

interface Service {
  readonly url: string;
  readonly messages: readonly string[];
  close(): void;
}

/** What a hook server needs of the notification service, which fails now and then. */
async function startService(random: (below: number) => number): Promise<Service> {
  const signer = createSigner('hook test', createClock().now);
  const certificate = await signer.certificate();
  const server = createServer((request, response) => {
    if (random(FAULT_RATE) === 0) fail(request, response, random);
    else response.end(request.url === '/certificate.pem' ? certificate : 'confirmed');
  });
  const url = await listen(server, {port: 0, host: '127.0.0.1'});
  const sign = async (index: number, fields: Partial<UnsignedMessage>): Promise<string> => {
    const head = {
      MessageId: `message-${index}`,
      TopicArn: 'topic',
      Timestamp: '2026-11-20T09:30:00Z',
    };
    const message = {...head, Type: 'Notification', Message: '', ...fields} as UnsignedMessage;
    return JSON.stringify(await signMessage(message, signer, `${url}/certificate.pem`));
  };
  const confirmation = {
    Type: 'SubscriptionConfirmation',
    SubscribeURL: `${url}/confirm`,
    Token: 'token',
  } as const;
  return {
    url,
    // The service asks for a confirmation again after the first was given.
    messages: await Promise.all([
      sign(-1, confirmation),
      ...events.map((event, index) => sign(index, {Message: JSON.stringify(event)})),
      sign(-2, confirmation),
    ]),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An error of the service, or a connection that breaks. */
function fail(
  request: IncomingMessage,
  response: ServerResponse,
  random: (below: number) => number,
): void {
  if (random(2) === 0) request.socket.destroy();
  else response.writeHead(503).end();
}

describe.each(['server.mjs', 'server-express.mjs'])('%s', (file) => {
  it(`handles each of ${EVENTS} mixed events, with duplicates, faults and restarts`, async () => {
    const random = createRandom(SEED);
    const service = await startService(random);
    const port = await getFreePort();
    Object.assign(workspace.env, {PORT: String(port), TRUSTED_SANDBOX: service.url});
    const outputs: string[] = [];
    let server: Program | undefined;
    const restart = async (signal: NodeJS.Signals): Promise<void> => {
      await server?.stop(signal);
      outputs.push(server?.output() ?? '');
      server = workspace.start([process.execPath, file]);
      await server.waitFor(/listening/);
    };
    await restart('SIGTERM');

    // As the notification service does: again after a 5xx or a broken connection, never after a
    // 4xx.
    const queue = [...service.messages];
    const rejected: string[] = [];
    const restartAt = new Set(
      Array.from({length: RESTARTS}, (_, index) => Math.round((EVENTS * (index + 1)) / 5)),
    );
    for (let sent = 0; queue.length > 0; sent += 1) {
      const body = queue.shift() ?? '';
      const delivery = fetch(`http://127.0.0.1:${port}/${product.slug}`, {
        method: 'POST',
        headers: {'content-type': 'text/plain; charset=UTF-8'},
        body,
      }).then(
        ({status}) => status,
        () => 0,
      );
      // The server ends while it works.
      if (restartAt.has(sent)) await restart('SIGKILL');
      const status = await delivery;
      if (status === 0 || status >= 500) queue.push(body);
      else if (status >= 400) rejected.push(`${status} ${body.slice(0, 80)}`);
      else if (random(DUPLICATE_RATE) === 0) queue.splice(random(queue.length), 0, body);
      expect(sent, 'the queue never becomes empty').toBeLessThan(5 * EVENTS);
    }
    await restart('SIGTERM');
    await server?.stop();
    service.close();

    expect(rejected).toEqual([]);
    expect([...new Set(outputs.flatMap(listNames))].sort()).toEqual([...allNames].sort());
    for (const output of outputs) {
      expect(new Set(listNames(output)).size, 'an event twice').toBe(listNames(output).length);
      expect(output).not.toMatch(/undefined|TypeError|rejected/);
    }
  });
});

describe('poll.mjs', () => {
  /** The sandbox behind a proxy that fails now and then and cuts pages short. */
  async function startUnreliableSandbox(sandbox: SandboxServer, random: (below: number) => number) {
    const server = createServer((request, response) => {
      if (random(FAULT_RATE) === 0) {
        fail(request, response, random);
        return;
      }
      const url = `${sandbox.url}${request.url ?? ''}`.replace('limit=200', 'limit=30');
      fetch(url, {headers: {'x-api-key': 'test_storage'}})
        .then(async (page) => response.writeHead(page.status).end(await page.text()))
        .catch(() => response.destroy());
    });
    return {url: await listen(server, {port: 0, host: '127.0.0.1'}), server};
  }

  it(`reads each of ${EVENTS} mixed events once, with faults and restarts`, async () => {
    const random = createRandom(SEED);
    const sandbox = await startSandboxServer();
    const {url, server} = await startUnreliableSandbox(sandbox, random);
    workspace.env[names.apiUrlVariable] = url;
    const account = sandbox.sandbox.state.accounts.get('test_storage')!;
    account.events = [];
    const now = Date.now();
    const store = (from: number, to: number): void => {
      for (const [index, {api, event}] of events.entries()) {
        if (index >= from && index < to) {
          account.events.push({
            sequence: index,
            api,
            event,
            attachmentIds: [],
            // Several events of one millisecond.
            creationTimestamp: now + Math.floor(index / 3),
          });
        }
      }
    };
    let output = '';
    let stopped = 0;
    const completed = new Set<string>();
    for (let run = 0; completed.size < 2; run += 1) {
      // Events come in between the runs, some of them in the millisecond of the last one read.
      store(run * 20, (run + 1) * 20);
      const api = run % 2 === 0 ? 'vehicle' : 'transport';
      if (completed.has(api)) continue;
      const program = workspace.start([process.execPath, 'poll.mjs', api]);
      if (random(3) === 0) {
        await program.waitFor(/event-/).catch(() => undefined);
        await program.stop('SIGKILL');
        stopped += 1;
      }
      const code = await program.ended;
      output += program.output();
      if (run * 20 >= EVENTS && code === 0) completed.add(api);
      expect(run, output).toBeLessThan(60);
    }
    server.closeAllConnections();
    server.close();
    await sandbox.close();
    const handled = listNames(output);
    expect([...new Set(handled)].sort()).toEqual([...allNames].sort());
    // A run that is stopped may leave the event that it has just handled to the next one.
    expect(handled.length - allNames.length, 'events twice').toBeLessThanOrEqual(stopped);
    expect(output).not.toMatch(/Cannot read properties|Invalid/);
  });
});
