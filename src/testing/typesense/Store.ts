import {Collection, NO_COLLECTION} from './Collection';
import type {Tuning} from './search';
import {onSets, onTuning} from './tuningRoutes';
import {NO_ROUTE, type Call, type Json, type Reply} from './types';

/** What the double holds in memory, and the routes that change it. */
export class Store {
  private readonly collections = new Map<string, Collection>();
  private readonly aliases = new Map<string, string>();
  private readonly synonymSets = new Map<string, Json>();
  private readonly curationSets = new Map<string, Json>();

  /** @param version from 30 on, synonyms and curations are separate sets */
  constructor(private readonly version: number) {}

  /** The collection of this name or alias. */
  find(name: string): Collection | undefined {
    return this.collections.get(this.aliases.get(name) ?? name);
  }

  /** The synonyms and curations of a collection. */
  getTuning(collection: Collection): Tuning {
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

  respond(call: Call): Reply {
    const {
      method,
      parts: [area, name],
      body,
    } = call;
    switch (area) {
      case 'collections':
        return name === undefined ? this.onCollections(call) : this.onCollection(call, name);
      case 'aliases':
        return this.onAliases(method, name, body);
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
}

function onDocument({documents}: Collection, method: string, id: string): Reply {
  const document = documents.get(id);
  if (document === undefined)
    return {status: 404, body: {message: `Could not find a document with id: ${id}`}};
  if (method === 'DELETE') documents.delete(id);
  return {status: 200, body: document};
}
