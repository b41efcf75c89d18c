import {randomBytes} from 'node:crypto';
import type {Call, Json, Reply} from './types';

interface Key {
  readonly id: number;
  readonly value: string;
  readonly actions: readonly string[];
  /** Patterns of the names that it opens; each has to match the whole name. */
  readonly collections: readonly string[];
  readonly description: string;
}

/** Whether a key may do something with a collection. */
export function allows(
  {actions, collections}: Pick<Key, 'actions' | 'collections'>,
  action: string,
  collection: string,
): boolean {
  const [area] = action.split(':');
  const mayDo = actions.some((one) => one === '*' || one === action || one === `${String(area)}:*`);
  return (
    mayDo &&
    (collection === '' ||
      collections.some(
        (pattern) => pattern === '*' || new RegExp(`^(?:${pattern})$`).test(collection),
      ))
  );
}

/** The keys of the double. */
export class KeyRing {
  private readonly keys = new Map<number, Key>();
  private nextId = 0;

  constructor(private readonly adminKey: string) {}

  find(value: string | readonly string[] | null): Pick<Key, 'actions' | 'collections'> | undefined {
    if (value === this.adminKey) return {actions: ['*'], collections: ['*']};
    return [...this.keys.values()].find((key) => key.value === value);
  }

  respond({method, parts: [, name], body}: Call): Reply {
    if (name !== undefined) return this.onKey(method, Number(name));
    if (method === 'GET') return {status: 200, body: {keys: [...this.keys.values()].map(toListed)}};
    const {value = randomBytes(16).toString('hex'), ...wanted} = JSON.parse(body) as Omit<
      Key,
      'id' | 'value'
    > & {value?: string};
    if (
      wanted.actions === undefined ||
      wanted.collections === undefined ||
      wanted.description === undefined
    ) {
      return {
        status: 400,
        body: {message: 'Wrong format for `actions`, `collections` or `description`.'},
      };
    }
    if (this.find(value) !== undefined)
      return {status: 409, body: {message: 'API key generation conflict.'}};
    const key = {...wanted, id: this.nextId, value};
    this.nextId += 1;
    this.keys.set(key.id, key);
    return {status: 201, body: {...toListed(key), value_prefix: undefined, value}};
  }

  private onKey(method: string, id: number): Reply {
    const key = this.keys.get(id);
    if (key === undefined) return {status: 404, body: {message: 'Not found.'}};
    if (method === 'DELETE') this.keys.delete(id);
    return {status: 200, body: method === 'DELETE' ? {id} : toListed(key)};
  }
}

/** A key without its value, which is shown only when it is made. */
const toListed = ({value, ...key}: Key): Json => ({
  ...key,
  autodelete: false,
  expires_at: 64_723_363_199,
  value_prefix: value.slice(0, 4),
});
