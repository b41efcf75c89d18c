import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import {allows, KeyRing} from './KeyRing';
import {search} from './search';
import {Store} from './Store';
import type {Call, Json, Reply} from './types';

export interface DoubleOptions {
  /**
   * Major version that `/debug` reports. From 30 on, synonyms and curations are separate sets.
   * Default: 29.
   */
  readonly version?: number;
  /** Default: `admin`. */
  readonly adminKey?: string;
}

const FORBIDDEN: Reply = {
  status: 401,
  body: {message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.'},
};

/**
 * A small double of a Typesense server, in memory: the operations that a push and a search need, of
 * versions 28 to 30. `recorded.test.ts` compares it with responses recorded from a real server.
 */
export class TypesenseDouble {
  private readonly store: Store;
  private readonly keys: KeyRing;
  private readonly version: number;
  private readonly server: Server;

  constructor({version = 29, adminKey = 'admin'}: DoubleOptions = {}) {
    this.version = version;
    this.store = new Store(version);
    this.keys = new KeyRing(adminKey);
    this.server = createServer((request, response) => {
      void text(request).then((received) => {
        const reply = this.respond(request, received);
        const {status, body, type = 'application/json; charset=utf-8'} = reply;
        response
          .writeHead(status, {'Content-Type': type, 'Access-Control-Allow-Origin': '*'})
          .end(typeof body === 'string' ? body : JSON.stringify(body));
      });
    });
  }

  /** Starts on the loopback interface. @param port default: a free one. @returns its origin */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) =>
      this.server.once('error', reject).listen(port, '127.0.0.1', resolve),
    );
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private respond(request: IncomingMessage, body: string): Reply {
    const url = new URL(request.url ?? '/', 'http://double');
    const call: Call = {
      method: request.method ?? 'GET',
      parts: url.pathname.split('/').slice(1).map(decodeURIComponent),
      query: url.searchParams,
      body,
    };
    const [area] = call.parts;
    if (area === 'health') return {status: 200, body: {ok: true}};
    const key = this.keys.find(
      request.headers['x-typesense-api-key'] ?? url.searchParams.get('x-typesense-api-key'),
    );
    if (key === undefined) return FORBIDDEN;
    try {
      if (area === 'multi_search')
        return this.multiSearch(body, (collection) => allows(key, 'documents:search', collection));
      if (!allows(key, toAction(call), call.parts[1] ?? '')) return FORBIDDEN;
      return this.administer(call);
    } catch (error) {
      if (error instanceof SyntaxError) return {status: 400, body: {message: 'Bad JSON.'}};
      throw error;
    }
  }

  private administer(call: Call): Reply {
    const [area] = call.parts;
    if (area === 'debug') return {status: 200, body: {state: 1, version: `${this.version}.0`}};
    return area === 'keys' ? this.keys.respond(call) : this.store.respond(call);
  }

  private multiSearch(body: string, mayRead: (collection: string) => boolean): Reply {
    const {searches} = JSON.parse(body) as {searches?: Json[]};
    if (!Array.isArray(searches))
      return {status: 400, body: {message: 'Missing `searches` array.'}};
    if (!searches.every(({collection}) => mayRead(String(collection)))) return FORBIDDEN;
    const results = searches.map((query) => {
      const collection = this.store.find(String(query.collection));
      return collection === undefined
        ? {code: 404, error: 'Collection not found'}
        : search(collection, query, this.store.getTuning(collection));
    });
    return {status: 200, body: {results}};
  }
}

const VERBS: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'create',
  DELETE: 'delete',
};

/** The action that a key needs for this call, such as `collections:list`. */
function toAction({method, parts: [area = '', name, part, id]}: Call): string {
  if (part === 'documents' && id === 'import') return 'documents:import';
  const verb = VERBS[method] ?? method.toLowerCase();
  if (part !== undefined) return `${part}:${verb}`;
  return `${area}:${name === undefined && method === 'GET' ? 'list' : verb}`;
}
