import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {allows, KeyRing} from './KeyRing';
import {Collection, NO_COLLECTION} from './Collection';
import {search, type Tuning} from './search';
import {onSets, onTuning} from './tuningRoutes';
import {NO_ROUTE, type Call, type Json, type Reply} from './types';

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
  private readonly collections = new Map<string, Collection>();
  private readonly aliases = new Map<string, string>();
  private readonly synonymSets = new Map<string, Json>();
  private readonly curationSets = new Map<string, Json>();
  private readonly keys: KeyRing;
  private readonly version: number;
  private readonly server: Server;

  constructor({version = 29, adminKey = 'admin'}: DoubleOptions = {}) {
    this.version = version;
    this.keys = new KeyRing(adminKey);
    this.server = createServer((request, response) => {
      void readBody(request).then((text) => {
        const {
          status,
          body,
          type = 'application/json; charset=utf-8',
        } = this.respond(request, text);
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
    const {
      method,
      parts: [area, name],
      body,
    } = call;
    switch (area) {
      case 'debug':
        return {status: 200, body: {state: 1, version: `${this.version}.0`}};
      case 'collections':
        return name === undefined ? this.onCollections(call) : this.onCollection(call, name);
      case 'aliases':
        return this.onAliases(method, name, body);
      case 'keys':
        return this.keys.respond(call);
      case 'synonym_sets':
        return this.version >= 30 ? onSets(this.synonymSets, method, name, body) : NO_ROUTE;
      case 'curation_sets':
        return this.version >= 30 ? onSets(this.curationSets, method, name, body) : NO_ROUTE;
      default:
        return NO_ROUTE;
    }
  }

  private onCollections({method, body}: Call): Reply {
    if (method === 'GET') {
      return {
        status: 200,
        body: [...this.collections.values()].map((collection) => collection.summarize()),
      };
    }
    const schema = JSON.parse(body) as Json;
    const fault = Collection.findFault(schema);
    if (fault !== undefined) return {status: 400, body: {message: fault}};
    const collection = new Collection(schema);
    if (this.collections.has(collection.name)) {
      return {
        status: 409,
        body: {message: `A collection with name \`${collection.name}\` already exists.`},
      };
    }
    this.collections.set(collection.name, collection);
    return {status: 201, body: collection.summarize()};
  }

  private onCollection({method, parts: [, , part, id], query, body}: Call, name: string): Reply {
    const collection = this.find(name);
    if (collection === undefined) return NO_COLLECTION;
    if (part === 'documents' && id === 'import' && method === 'POST') {
      return {
        status: 200,
        type: 'text/plain; charset=utf-8',
        body: collection.import(body, query.get('action') ?? 'create'),
      };
    }
    if (part === 'documents' && id !== undefined) return onDocument(collection, method, id);
    if (part === 'synonyms' && this.version < 30)
      return onTuning('synonyms', collection.synonyms, method, id, body);
    if (part === 'overrides' && this.version < 30)
      return onTuning('overrides', collection.overrides, method, id, body);
    if (part !== undefined) return NO_ROUTE;
    if (method === 'DELETE') this.collections.delete(collection.name);
    return {status: 200, body: collection.summarize()};
  }

  private onAliases(method: string, name: string | undefined, body: string): Reply {
    if (name === undefined) {
      return {
        status: 200,
        body: {
          aliases: [...this.aliases].map(([alias, target]) => ({
            collection_name: target,
            name: alias,
          })),
        },
      };
    }
    if (method === 'PUT') {
      const {collection_name: target} = JSON.parse(body) as Json;
      if (typeof target !== 'string')
        return {status: 400, body: {message: 'Parameter `collection_name` is required.'}};
      if (this.collections.has(name)) {
        return {
          status: 500,
          body: {message: `Name \`${name}\` conflicts with an existing collection name.`},
        };
      }
      this.aliases.set(name, target);
    }
    const target = this.aliases.get(name);
    if (target === undefined) return NO_ROUTE;
    if (method === 'DELETE') this.aliases.delete(name);
    return {status: 200, body: {collection_name: target, name}};
  }

  private find(name: string): Collection | undefined {
    return this.collections.get(this.aliases.get(name) ?? name);
  }

  private multiSearch(body: string, mayRead: (collection: string) => boolean): Reply {
    const {searches} = JSON.parse(body) as {searches?: Json[]};
    if (!Array.isArray(searches))
      return {status: 400, body: {message: 'Missing `searches` array.'}};
    if (!searches.every(({collection}) => mayRead(String(collection)))) return FORBIDDEN;
    const results = searches.map((query) => {
      const collection = this.find(String(query.collection));
      return collection === undefined
        ? {code: 404, error: 'Collection not found'}
        : search(collection, query, this.getTuning(collection));
    });
    return {status: 200, body: {results}};
  }

  private getTuning(collection: Collection): Tuning {
    if (this.version < 30) {
      return {
        synonyms: [...collection.synonyms.values()],
        curations: [...collection.overrides.values()],
      };
    }
    const collect = (sets: ReadonlyMap<string, Json>, names: unknown): Json[] =>
      (Array.isArray(names) ? names : []).flatMap(
        (name: string) => (sets.get(name)?.items ?? []) as Json[],
      );
    return {
      synonyms: collect(this.synonymSets, collection.schema.synonym_sets),
      curations: collect(this.curationSets, collection.schema.curation_sets),
    };
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
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

function onDocument({documents}: Collection, method: string, id: string): Reply {
  const document = documents.get(id);
  if (document === undefined)
    return {status: 404, body: {message: `Could not find a document with id: ${id}`}};
  if (method === 'DELETE') documents.delete(id);
  return {status: 200, body: document};
}
