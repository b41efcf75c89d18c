import {createServer, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

type Json = Readonly<Record<string, unknown>>;
type Document = Readonly<Record<string, unknown>>;

interface Collection {
  readonly schema: Json & {readonly name: string};
  readonly documents: Map<string, Document>;
  readonly synonyms: Map<string, Json>;
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly type?: string;
}

export interface DoubleOptions {
  /** Main version that `/debug` tells; synonyms are sets from 30 on. */
  readonly version?: number;
  readonly adminKey?: string;
  /** Answers in place of the server, to be a broken one. */
  readonly intercept?: (request: {readonly method: string; readonly path: string}) => Reply | undefined;
}

const FORBIDDEN: Reply = {status: 401, body: {message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.'}};
const missing = (what: string): Reply => ({status: 404, body: {message: `${what} not found`}});

/**
 * A small double of a Typesense server, in memory. `typesenseDouble.test.ts` compares it with answers recorded from a real one.
 * Its matching is plain (every word must occur); its ranking is none.
 */
export class TypesenseDouble {
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();
  readonly synonymSets = new Map<string, Json>();
  readonly keys: {readonly id: number; readonly value: string; readonly actions: readonly string[]; readonly collections: readonly string[]; readonly description: string}[] = [];
  /** Method and path of each request, in order. */
  readonly log: string[] = [];
  private readonly server: Server;

  constructor(private readonly options: DoubleOptions = {}) {
    this.server = createServer((request, response) => {
      void readBody(request).then((body) => {
        const {status, body: answer, type = 'application/json; charset=utf-8'} = this.answer(request, body);
        response.writeHead(status, {'Content-Type': type, 'Access-Control-Allow-Origin': '*'}).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
      });
    });
  }

  /** Starts on a free port of the loopback. @returns its origin */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private answer(request: IncomingMessage, body: string): Reply {
    const url = new URL(request.url ?? '/', 'http://double');
    const method = request.method ?? 'GET';
    this.log.push(`${method} ${url.pathname}`);
    const intercepted = this.options.intercept?.({method, path: url.pathname});
    if (intercepted !== undefined) return intercepted;
    const key = request.headers['x-typesense-api-key'] ?? url.searchParams.get('x-typesense-api-key');
    const isAdmin = key === (this.options.adminKey ?? 'admin');
    const searchKey = this.keys.find(({value}) => value === key);
    const parts = url.pathname.split('/').slice(1).map(decodeURIComponent);
    if (parts[0] === 'multi_search') return isAdmin || searchKey !== undefined ? this.multiSearch(body, searchKey?.collections) : FORBIDDEN;
    return isAdmin ? this.administer(method, parts, body) : FORBIDDEN;
  }

  private administer(method: string, [area, name, part, id]: readonly string[], body: string): Reply {
    if (area === 'debug') return {status: 200, body: {state: 1, version: `${this.options.version ?? 29}.0`}};
    if (area === 'collections') return this.onCollections(method, {name, part, id}, body);
    if (area === 'aliases') return this.onAliases(method, name, body);
    if (area === 'keys') return this.onKeys(method, body);
    if (area === 'synonym_sets' && (this.options.version ?? 29) >= 30) return onMap(this.synonymSets, method, name, body);
    return missing('Route');
  }

  private onCollections(method: string, {name, part, id}: {readonly name?: string | undefined; readonly part?: string | undefined; readonly id?: string | undefined}, body: string): Reply {
    if (name === undefined) {
      if (method === 'GET') return {status: 200, body: [...this.collections.values()].map(toSummary)};
      const schema = JSON.parse(body) as Collection['schema'];
      if (this.collections.has(schema.name)) return {status: 409, body: {message: `A collection with name \`${schema.name}\` already exists.`}};
      this.collections.set(schema.name, {schema, documents: new Map(), synonyms: new Map()});
      return {status: 201, body: toSummary(this.collections.get(schema.name) as Collection)};
    }
    const collection = this.find(name);
    if (collection === undefined) return missing('Collection');
    if (part === 'documents' && id === 'import') return {status: 200, type: 'text/plain; charset=utf-8', body: importDocuments(collection, body)};
    if (part === 'synonyms' && (this.options.version ?? 29) < 30) return onMap(collection.synonyms, method, id, body);
    if (part !== undefined) return missing('Route');
    if (method === 'DELETE') this.collections.delete(name);
    return {status: 200, body: toSummary(collection)};
  }

  private onAliases(method: string, name: string | undefined, body: string): Reply {
    if (name === undefined) return {status: 200, body: {aliases: [...this.aliases].map(([alias, target]) => ({name: alias, collection_name: target}))}};
    if (method === 'PUT') this.aliases.set(name, (JSON.parse(body) as {collection_name: string}).collection_name);
    const target = this.aliases.get(name);
    return target === undefined ? missing('Alias') : {status: 200, body: {collection_name: target, name}};
  }

  private onKeys(method: string, body: string): Reply {
    if (method === 'POST') {
      const id = this.keys.length;
      this.keys.push({...(JSON.parse(body) as {actions: string[]; collections: string[]; description: string}), id, value: `search-key-${id}`});
      return {status: 201, body: this.keys[id]};
    }
    return {status: 200, body: {keys: this.keys.map(({value, ...key}) => ({...key, autodelete: false, expires_at: 64_723_363_199, value_prefix: value.slice(0, 4)}))}};
  }

  private find(name: string): Collection | undefined {
    return this.collections.get(this.aliases.get(name) ?? name);
  }

  private multiSearch(body: string, allowed: readonly string[] | undefined): Reply {
    const {searches} = JSON.parse(body) as {searches: Json[]};
    if (allowed !== undefined && !searches.every(({collection}) => allowed.some((pattern) => new RegExp(pattern).test(String(collection))))) return FORBIDDEN;
    return {status: 200, body: {results: searches.map((search) => this.search(search))}};
  }

  private search(search: Json): Json {
    const collection = this.find(String(search.collection));
    if (collection === undefined) return {code: 404, error: 'Collection not found'};
    if (search.query_by === undefined) return {code: 400, error: 'No search fields specified for the query.'};
    const filters = parseFilter(String(search.filter_by ?? ''));
    const fields = (collection.schema.fields as {name: string}[]).map(({name}) => new RegExp(`^${name.replace('.*', '.+')}$`));
    const unknown = filters.find(({field}) => !fields.some((pattern) => pattern.test(field)));
    if (unknown !== undefined) return {code: 400, error: `Could not find a filter field named \`${unknown.field}\` in the schema.`};
    const q = String(search.q ?? '');
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const queryBy = String(search.query_by).split(',');
    const found = [...collection.documents.values()].filter(
      (document) =>
        filters.every(({field, values}) => values.includes(String(document[field]))) &&
        words.every((word) => queryBy.some((field) => String(document[field] ?? '').toLowerCase().includes(word))),
    );
    const groups = groupBy(found);
    const page = Number(search.page ?? 1);
    const perPage = Number(search.per_page ?? 10);
    return {
      facet_counts: search.facet_by === undefined ? [] : [toFacet(String(search.facet_by), found)],
      found: groups.length,
      found_docs: found.length,
      grouped_hits: groups.slice((page - 1) * perPage, page * perPage).map(([url, documents]) => ({
        found: documents.length,
        group_key: [url],
        hits: documents.slice(0, Number(search.group_limit ?? 3)).map((document) => toHit(document, words, search)),
      })),
      out_of: collection.documents.size,
      page,
      request_params: {collection_name: collection.schema.name, first_q: q, per_page: perPage, q},
      search_cutoff: false,
      search_time_ms: 0,
    };
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const toSummary = ({schema, documents}: Collection): Json => ({...schema, num_documents: documents.size, created_at: 1_795_165_688});

function onMap(map: Map<string, Json>, method: string, name: string | undefined, body: string): Reply {
  if (name === undefined) return {status: 200, body: [...map].map(([id, value]) => ({id, name: id, ...value}))};
  if (method === 'PUT') map.set(name, JSON.parse(body) as Json);
  const value = map.get(name);
  if (value === undefined) return missing('Synonym');
  if (method === 'DELETE') map.delete(name);
  return {status: 200, body: {id: name, ...value}};
}

function importDocuments({documents}: Collection, body: string): string {
  return body
    .split('\n')
    .map((line) => {
      const document = JSON.parse(line) as Document;
      const id = String(document.id ?? documents.size);
      if (documents.has(id)) return {code: 409, error: `A document with id ${id} already exists.`, success: false};
      if (typeof document.item_priority !== 'number') {
        return {code: 400, error: 'Field `item_priority` has been declared as a default sorting field, but is not found in the document.', success: false};
      }
      documents.set(id, document);
      return {success: true};
    })
    .map((line) => JSON.stringify(line))
    .join('\n');
}

/** `a:=x && b:=[x,y]`, values in backticks or not. */
function parseFilter(filter: string): {readonly field: string; readonly values: readonly string[]}[] {
  return filter
    .split('&&')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [field = '', value = ''] = part.split(':=');
      return {field: field.trim(), values: value.trim().replace(/^\[|\]$/g, '').split(',').map((one) => one.trim().replace(/^`|`$/g, ''))};
    });
}

function groupBy(documents: readonly Document[]): [string, Document[]][] {
  const groups = new Map<string, Document[]>();
  for (const document of documents) groups.set(String(document.url), [...(groups.get(String(document.url)) ?? []), document]);
  return [...groups];
}

function toFacet(field: string, documents: readonly Document[]): Json {
  const counts = new Map<string, number>();
  for (const document of documents) counts.set(String(document[field]), (counts.get(String(document[field])) ?? 0) + 1);
  return {counts: [...counts].map(([value, count]) => ({count, highlighted: value, value})), field_name: field, sampled: false, stats: {total_values: counts.size}};
}

/** Marks as the server does, which escapes nothing. */
function toHit(document: Document, words: readonly string[], {highlight_start_tag: start = '<mark>', highlight_end_tag: end = '</mark>'}: Json): Json {
  const marked = Object.entries(document).flatMap(([field, value]) => {
    if (typeof value !== 'string' || !(field === 'content' || field.startsWith('hierarchy.')) || !words.some((word) => value.toLowerCase().includes(word))) return [];
    const text = words.reduce((whole, word) => whole.replace(new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), (match) => String(start) + match + String(end)), value);
    return [{field, matched_tokens: [...words], snippet: text, value: text}];
  });
  return {
    document,
    highlight: Object.fromEntries(marked.map(({field, ...rest}) => [field, rest])),
    highlights: marked,
    text_match: 1,
    text_match_info: {best_field_score: '1', best_field_weight: 1, fields_matched: 1, num_tokens_dropped: 0, score: '1', tokens_matched: words.length, typo_prefix_score: 0},
  };
}
