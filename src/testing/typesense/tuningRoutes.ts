import {isRecord, NO_ROUTE, type Json, type Reply} from './types';

/** Synonyms or overrides of a collection, the routes up to version 29. */
export function onTuning(
  kind: 'synonyms' | 'overrides',
  entries: Map<string, Json>,
  method: string,
  id: string | undefined,
  body: string,
): Reply {
  if (id === undefined) return {status: 200, body: {[kind]: [...entries.values()]}};
  if (method === 'PUT') {
    const value = JSON.parse(body) as Json;
    if (kind === 'synonyms' ? !Array.isArray(value.synonyms) : !isRecord(value.rule)) {
      return {
        status: 400,
        body: {
          message: `Could not find ${kind === 'synonyms' ? 'an array of `synonyms`' : '`rule`'}`,
        },
      };
    }
    entries.set(id, {...value, id});
  }
  const entry = entries.get(id);
  if (entry === undefined) return NO_ROUTE;
  if (method === 'DELETE') entries.delete(id);
  return {status: 200, body: method === 'DELETE' ? {id} : entry};
}

/** Sets of synonyms or curations, the routes from version 30 on. */
export function onSets(
  sets: Map<string, Json>,
  method: string,
  name: string | undefined,
  body: string,
): Reply {
  if (name === undefined) return {status: 200, body: [...sets.values()]};
  if (method === 'PUT') {
    const value = JSON.parse(body) as Json;
    if (!Array.isArray(value.items))
      return {status: 400, body: {message: 'Missing or invalid `items` field.'}};
    sets.set(name, {...value, name});
  }
  const set = sets.get(name);
  if (set === undefined) return NO_ROUTE;
  if (method === 'DELETE') sets.delete(name);
  return {status: 200, body: method === 'DELETE' ? {name} : set};
}
