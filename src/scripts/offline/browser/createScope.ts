import type {Folder} from './Folder';

/** What the portal's scripts see in place of what browsers give them, by name. */
export interface Scope {
  readonly location: object;
  readonly history: object;
  readonly fetch: typeof fetch;
  readonly Worker: typeof Worker | undefined;
}

/** The address of the page as it is in the published portal; going elsewhere opens a file. */
export function createLocation(folder: Folder): object {
  const go = (how: 'assign' | 'replace', address: string | URL): void =>
    window.location[how](folder.resolve(address));
  const replaced: Record<string, unknown> = {
    assign: (address: string | URL) => go('assign', address),
    replace: (address: string | URL) => go('replace', address),
    reload: () => window.location.reload(),
    toString: () => folder.getPublished().href,
    [Symbol.toPrimitive]: () => folder.getPublished().href,
  };
  return new Proxy(replaced, {
    get: (_target, key: string) => replaced[key] ?? folder.getPublished()[key as 'href'],
    set(_target, key: string, value: string) {
      if (key === 'hash' || key === 'search') window.location[key] = value;
      else if (key === 'href') go('assign', value);
      return true;
    },
  });
}

/** The history of the tab. An entry with another page opens its file: browsers allow no less. */
export function createHistory(folder: Folder): object {
  const change =
    (method: 'pushState' | 'replaceState') =>
    (state: unknown, unused: string, address?: string | URL | null): void => {
      const {location, history} = window;
      if (address === undefined || address === null) return history[method](state, unused);
      if (!folder.isThisPage(address))
        return location[method === 'pushState' ? 'assign' : 'replace'](folder.resolve(address));
      const {search, hash} = folder.toPublished(address);
      try {
        history[method](state, unused, location.href.replace(/[?#].*$/s, '') + search + hash);
      } catch {
        // The browser keeps the addresses of files as they are: only the address bar differs.
      }
    };
  const replaced: Record<PropertyKey, unknown> = {
    pushState: change('pushState'),
    replaceState: change('replaceState'),
  };
  return new Proxy(window.history, {
    get: (target, key) => replaced[key] ?? bind(target, Reflect.get(target, key)),
    set: (target, key, value) => Reflect.set(target, key, value),
  });
}

/** The window with its parts replaced. */
export function createWindow(scope: Scope): object {
  const bound = new WeakMap<object, unknown>();
  const view: Window = new Proxy(window, {
    get(target, key) {
      if (Object.hasOwn(scope, key)) return scope[key as keyof Scope];
      if (key === 'window' || key === 'self' || key === 'globalThis') return view;
      const value: unknown = Reflect.get(target, key);
      // Classes stay as they are: they have static members.
      if (typeof value !== 'function' || 'prototype' in value) return value;
      if (!bound.has(value)) bound.set(value, bind(target, value));
      return bound.get(value);
    },
    set(target, key, value) {
      if (key === 'location') Object.assign(scope.location, {href: value as string});
      else Reflect.set(target, key, value);
      return true;
    },
  });
  return view;
}

const bind = (target: object, value: unknown): unknown =>
  typeof value === 'function' ? (value as () => unknown).bind(target) : value;
