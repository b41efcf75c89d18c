import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {LATEST_PROTOCOL_VERSION} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import {DOCUMENTS_FILE, type PackedDocuments} from '../build/documents/PackedDocuments';
import {apiIds, listErrors, listOperations, loadAllContracts} from '../contract';
import {webhookVector} from '../data/products/webhookVector';
import {listErrorEntries} from '../errors/listErrorEntries';
import {packages, toPackageUrl} from '../portal/packages';
import {baseUrl, hosts} from '../portal/product';
import {createPortalServer} from '../scripts/server/createPortalServer';
import {listen} from '../scripts/server/listen';
import {causes} from '../webhooks/causes/causes';
import type {Facts, Question} from './test/Question';
import {questions} from './test/questions';
import {getProgram, startClient, type Result, type TestClient} from './test/startClient';

const MAX_BYTES = 5_000;
/** Nobody listens there. */
const NO_REGISTRY = {npm_config_registry: 'http://127.0.0.1:1', npm_config_audit: 'false'};

/** What a client starts. */
interface Command {
  readonly command: string;
  readonly args: readonly string[];
}

let server: TestClient;
beforeAll(async () => {
  server = await startClient();
});
afterAll(() => server.close());

const contracts = loadAllContracts();
const facts: Facts = {
  contracts,
  operations: apiIds.flatMap((id) => listOperations(contracts[id])),
  failures: apiIds.flatMap((id) => listErrors(contracts[id])),
  entries: listErrorEntries(contracts),
};

/** Numbers and spaces as a reader sees them, without the marks of Markdown. */
const toPlain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('`', '');

const ask = ({ask: query, call = ['search_docs', {query}]}: Question): Promise<Result> =>
  server.call(...call);

/** Questions whose results lack a fact, one line each. */
async function listMissed(list: readonly Question[]): Promise<string[]> {
  const missed: string[] = [];
  for (const question of list) {
    const {text, bytes} = await ask(question);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    const lacking = question
      .facts(facts)
      .filter((fact) =>
        typeof fact === 'string'
          ? !toPlain(text).includes(toPlain(fact))
          : !fact.test(toPlain(text)),
      );
    if (lacking.length > 0) missed.push(`${question.ask}: ${lacking.join(' | ')}\n${text}`);
  }
  return missed;
}

describe('forty questions', () => {
  it('of which half were there to tune on are answered with the fact', async () => {
    const tuned = questions.filter((_, place) => place % 2 === 0);
    expect(await listMissed(tuned)).toEqual([]);
  });

  it('of which half were held back are answered with the fact, but for one', async () => {
    const heldBack = questions.filter((_, place) => place % 2 === 1);
    expect(heldBack).toHaveLength(20);
    const missed = await listMissed(heldBack);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1);
  });
});

describe('tools', () => {
  it('are listed with what an agent chooses by', async () => {
    const {tools} = await server.client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      'search_docs',
      'read_page',
      'list_operations',
      'describe_operation',
      'validate_request',
      'call_sandbox',
      'explain_error',
      'verify_webhook',
    ]);
    for (const {name, description = '', annotations, inputSchema} of tools) {
      expect(description.length).toBeGreaterThan(120);
      expect(Object.keys(inputSchema.properties ?? {}).length).toBeGreaterThan(0);
      expect(annotations).toMatchObject({
        readOnlyHint: name !== 'call_sandbox',
        destructiveHint: false,
        openWorldHint: false,
      });
    }
    expect(server.client.getInstructions()).toContain('search_docs');
  });

  it('that describe an operation do so for each one, in each part', async () => {
    for (const {id} of facts.operations) {
      for (const part of ['request', 'response', 'errors', 'samples']) {
        const {text, bytes, isError} = await server.call('describe_operation', {
          operation: id,
          part,
        });
        expect(isError, text).toBe(false);
        expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
        expect(text).toContain(id);
        expect(text).toContain('https://');
        if (part !== 'request') continue;
        const [, tool = '', example = ''] = /^Example: (\w+) (.*)$/m.exec(text) ?? [];
        const checked = await server.call(tool, JSON.parse(example) as Record<string, unknown>);
        expect(checked.text).toMatch(/^VALID/);
      }
    }
  });

  it('that check a request find each error that the contract documents for it, and no other', async () => {
    const valid = {operation: 'recognizeVehicle', path: {region: 'eur'}, image: 'plate-european'};
    const verdict = async (change: object): Promise<string> => {
      const {text} = await server.call('validate_request', {...valid, ...change});
      return text.split('\n')[0] ?? '';
    };
    expect(await verdict({parts: {service: 'anpr'}})).toMatch(/^VALID: POST \/vehicle\/\{region\}/);
    expect(await verdict({parts: {service: 'colour'}})).toMatch(/^INVALID.*400 \(invalidService\)/);
    expect(await verdict({parts: {service: 'anpr'}, image: 'broken'})).toMatch(
      /400 \(invalidImage\)/,
    );
    expect(await verdict({parts: {service: 'anpr'}, image: 'oversized'})).toMatch(
      /413 \(tooLarge\)/,
    );
    expect(await verdict({parts: {service: 'anpr'}, key: 'test_revoked'})).toMatch(
      /403 \(invalidKey\)/,
    );
    const unknown = {parts: {service: 'anpr', max_reads: 2}};
    const {text} = await server.call('validate_request', {...valid, ...unknown});
    expect(text).toContain(
      'Ignored, because the contract does not have it: "max_reads" in `parts`',
    );
  });

  it('that call the sandbox keep its state, and nothing else does', async () => {
    const credits = async (): Promise<number> => {
      const args = {operation: 'listHooks', key: 'test_default'};
      const {text} = await server.call('call_sandbox', args);
      return Number(/^x-sandbox-credits-left: (\d+)$/m.exec(text)?.[1]);
    };
    const recognition = {
      operation: 'recognizeVehicle',
      path: {region: 'eur'},
      parts: {service: 'anpr'},
      image: 'plate-european',
    };
    const before = await credits();
    await server.call('validate_request', recognition);
    expect(await credits()).toBe(before);
    await server.call('call_sandbox', recognition);
    expect(await credits()).toBe(before - 1);
  });

  it('that verify a webhook accept what the agent signs, and name the cause if it was changed', async () => {
    const body = readFileSync(
      'docs/downloadable-products/agent-docs/_samples/event.json',
      'utf8',
    ).trimEnd();
    const [{algorithm, signature}] = webhookVector.signatures;
    const head = `POST /events HTTP/1.1\nContent-Type: application/json\nX-Signature: ${signature}`;
    const verify = (changed: string): Promise<Result> =>
      server.call('verify_webhook', {
        request: head,
        body: changed,
        algorithm,
        key: webhookVector.secret,
      });
    expect((await verify(body)).text).toMatch(/^ACCEPTED/);
    const {text} = await verify(`${body}\n`);
    expect(text).toMatch(/^REJECTED \(ERR_SIGNATURE_MISMATCH\)/);
    expect(text).toContain(`CAUSE: ${causes['body-line-end'].title}`);
  });
});

describe('pages', () => {
  const documents = (): PackedDocuments => {
    const file = path.join(server.folder, 'package/dist', DOCUMENTS_FILE);
    return JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as PackedDocuments;
  };

  it('have the headings of the built pages, by their ids', () => {
    for (const {route, headings} of documents().pages) {
      const html = readFileSync(
        path.join('build', route.slice(baseUrl.length), 'index.html'),
        'utf8',
      );
      const ids = new Set(
        [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]*))/g)].map((id) => id[1] ?? id[2]),
      );
      const unknown = headings.filter(([id]) => !ids.has(id));
      expect(
        unknown.map(([id]) => id),
        route,
      ).toEqual([]);
    }
  });

  it('are read as a whole in parts, each below the limit', async () => {
    for (const {route, text: whole} of documents().pages) {
      let read = '';
      for (let part = 1, isLast = false; !isLast; part += 1) {
        const {text, bytes, isError} = await server.call('read_page', {page: route, part});
        expect(isError, text).toBe(false);
        expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
        read += text.replace(/^Source: .*\n\n/, '').replace(/\n\nPart \d+ of \d+[^]*$/, '');
        isLast = !text.includes(`"part": ${part + 1}}`);
      }
      expect(read, route).toBe(whole);
    }
  });

  it('are read by section, by row, and by the address of a search result', async () => {
    const {text} = await server.call('read_page', {page: 'content/faq#get-key'});
    expect(text).toContain('#get-key');
    expect(text.length).toBeLessThan(800);
    const found = await server.call('search_docs', {query: 'Hungary'});
    const [, url = ''] = /\]\((\S+)\)/.exec(found.text) ?? [];
    expect((await server.call('read_page', {page: url})).text).toContain('Hungary');
  });

  it('are read by the addresses of Markdown files, with a query, and by each completed path', async () => {
    const {values} = (
      await server.client.complete({
        ref: {type: 'ref/resource', uri: 'docs:///{+page}{?part}'},
        argument: {name: 'page', value: 'index'},
      })
    ).completion;
    const files = readdirSync('build', {recursive: true, encoding: 'utf8'})
      .filter((file) => /^(?:index|api\/.*|tools\/.*)\.md$/.test(file))
      .map((file) => `${hosts.portal}${baseUrl}${file}`);
    for (const page of [...values, ...files, `${baseUrl}api/vehicle?version=1.4#listCountries`]) {
      const {text, isError} = await server.call('read_page', {page});
      expect(isError, text).toBe(false);
      expect(text, page).toContain(`Source: ${hosts.portal}${baseUrl}`);
    }
  });

  it('are resources: a list, a template, completed paths, and parts', async () => {
    const {client} = server;
    const {resources} = await client.listResources();
    expect(resources.map(({uri}) => uri)).toEqual(['docs:///contents']);
    const {resourceTemplates} = await client.listResourceTemplates();
    const uriTemplate = resourceTemplates[0]?.uriTemplate ?? '';
    const {completion} = await client.complete({
      ref: {type: 'ref/resource', uri: uriTemplate},
      argument: {name: 'page', value: 'api/veh'},
    });
    expect(completion.values).toContain('api/vehicle');
    const {contents} = await client.readResource({uri: 'docs:///api/vehicle?part=2'});
    expect(JSON.stringify(contents).length).toBeLessThanOrEqual(MAX_BYTES);
    expect(contents[0]).toMatchObject({mimeType: 'text/markdown'});
    expect(JSON.stringify(contents)).toContain('docs:///api/vehicle?part=3');
  });
});

const LONG = 'x'.repeat(2_000_000);
const PROTOTYPE = JSON.parse('{"__proto__": {"page": "content/faq"}}') as Record<string, unknown>;

describe('hostile input', () => {
  const request = {operation: 'recognizeVehicle', path: {region: 'eur'}};
  const calls: readonly (readonly [tool: string, args: Record<string, unknown>])[] = [
    ['search_docs', {}],
    ['search_docs', {query: 5}],
    ['search_docs', {query: LONG}],
    ['search_docs', {query: 'hook', limit: 1e9}],
    ['search_docs', {query: 'hook', [LONG]: 1}],
    ['search_docs', {query: '\0'}],
    ['read_page', PROTOTYPE],
    ['read_page', {page: '../../../../../../etc/passwd'}],
    ['read_page', {page: 'file:///etc/passwd'}],
    ['read_page', {page: '/docs/%2e%2e/%2e%2e/etc/passwd'}],
    ['read_page', {page: 'https://example.org/docs/content/faq'}],
    ['read_page', {page: '__proto__'}],
    ['read_page', {page: 'content/faq#constructor'}],
    ['read_page', {page: 'content/faq', part: 0}],
    ['read_page', {page: 'content/faq', part: 1e300}],
    ['read_page', {page: ['content/faq']}],
    ['list_operations', {api: 'constructor'}],
    ['list_operations', {search: '__proto__'}],
    ['describe_operation', {operation: '__proto__'}],
    ['describe_operation', {operation: 'GET /etc/passwd'}],
    ['describe_operation', {operation: 'recognizeVehicle', part: 'toString'}],
    ['validate_request', {operation: 'recognizeVehicle'}],
    ['validate_request', {...request, image: '../../../../etc/passwd'}],
    ['validate_request', {...request, parts: [{name: 'service', value: 'anpr'}]}],
    ['validate_request', {...request, body: 5}],
    ['validate_request', {...request, headers: {'a\r\nb': 'c'}}],
    ['call_sandbox', {...request, body: 'x', image: 'broken'}],
    ['call_sandbox', {...request, query: null}],
    ['explain_error', {text: {toString: 1}}],
    ['verify_webhook', {request: 'GET', algorithm: 'none', key: ''}],
    ['verify_webhook', {request: '{"log": 1}', algorithm: 'HS256', key: 'k'}],
    ['constructor', {}],
    ['__proto__', {}],
    [LONG, {}],
  ];

  it('gets an error in words', async () => {
    for (const [tool, args] of calls) {
      const {text, bytes, isError} = await server.call(tool, args);
      const label = `${tool} ${JSON.stringify(args)}`.slice(0, 100);
      expect(isError, label).toBe(true);
      expect(bytes, label).toBeLessThanOrEqual(MAX_BYTES);
      expect(text, label).toMatch(/\.$/);
      expect(text, label).not.toContain('Invalid input.');
      expect(text, label).not.toMatch(/root:|node_modules|\s+at /);
    }
  });

  it('is no resource', async () => {
    for (const uri of [
      'docs:///../../../../etc/passwd',
      'docs:///__proto__',
      'docs:///content/faq?part=-1',
      'file:///etc/passwd',
      `docs:///${LONG}`,
    ]) {
      const failure = await server.client.readResource({uri}).catch((error: Error) => error);
      expect(failure, uri.slice(0, 50)).toBeInstanceOf(Error);
      expect((failure as Error).message.length).toBeLessThan(2_500);
    }
  });

  it('is accepted where it is a valid request, and stays in the process', async () => {
    const {text} = await server.call('call_sandbox', {
      operation: 'createHook',
      body: {hookUrl: 'https://hooks.example.com/mine', apis: {vehicle: true}},
    });
    expect(text).toContain('HTTP 200');
    const traversal = {...request, path: {region: '../../_sandbox/state'}};
    expect((await server.call('call_sandbox', traversal)).text).toContain('Invalid region');
  });

  it('has not ended the program, opened a connection, or read another folder', async () => {
    expect(await server.client.ping()).toEqual({});
    expect(server.getLog()).toBe('');
  });

  it('that is no message leaves the next message its answer', () => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: LATEST_PROTOCOL_VERSION,
        capabilities: {},
        clientInfo: {name: 'test', version: '1'},
      },
    };
    const nested = '['.repeat(100_000) + ']'.repeat(100_000);
    const deep = `{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"call_sandbox","arguments":{"operation":"createHook","body":${nested}}}}`;
    const {stdout, status} = spawnSync(process.execPath, [getProgram(server.folder), 'mcp'], {
      input: `not json\n{"jsonrpc":"1.0"}\n[]\n${JSON.stringify(hello)}\n${deep}\n`,
      encoding: 'utf8',
    });
    const [first = '', second = ''] = stdout.trim().split('\n');
    expect(JSON.parse(first)).toMatchObject({id: 1});
    expect(JSON.parse(second)).toMatchObject({id: 2, result: {isError: true}});
    expect(second).toContain('nested too deeply');
    expect(status).toBe(0);
  });
});

describe('the configuration of the document', () => {
  const page = readFileSync('build/content/tutorials/run-the-sandbox.md', 'utf8');
  const servers = [...page.matchAll(/```json[^\n]*\n([^`]+)```/g)].flatMap(([, code = '']) =>
    Object.values(JSON.parse(code) as Record<string, Record<string, Command>>).flatMap((list) =>
      Object.values(list),
    ),
  );

  it('is JSON that starts the server from a package, with no registry', async () => {
    expect(servers).toHaveLength(2);
    const [{command, args}, other] = servers as [Command, Command];
    expect(other).toMatchObject({command, args});
    expect(args).toContain(toPackageUrl(packages.sandbox));
    const portal = createPortalServer({dir: 'build'});
    onTestFinished(() => void portal.close());
    const origin = await listen(portal, {port: 0, host: '127.0.0.1'});
    const local = args.map((argument) => argument.replace(hosts.portal, origin));
    const client = new Client({name: 'test', version: '1.0.0'});
    const env = {PATH: process.env['PATH'] ?? '', HOME: server.folder, ...NO_REGISTRY};
    await client.connect(new StdioClientTransport({command, args: local, env, cwd: server.folder}));
    expect((await client.listTools()).tools.length).toBeGreaterThan(5);
    await client.close();
  });
});
