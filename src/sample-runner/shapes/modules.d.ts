// What is used of Postman's libraries, which have no types of their own.
declare module 'postman-collection' {
  interface Pair {
    readonly key: string;
    readonly value: string;
  }
  interface PropertyList {
    all(): unknown[];
    toObject(): Record<string, unknown>;
    upsert(pair: Pair): void;
    toString(): string;
  }
  export interface RequestAuth {
    readonly type: string;
    parameters(): PropertyList;
  }
  export interface RequestBody {
    readonly mode: string;
    readonly raw?: string;
    readonly file?: {readonly src: string};
    readonly options?: {readonly raw?: {readonly language?: string}};
    readonly urlencoded?: PropertyList;
    readonly formdata?: PropertyList;
  }
  export class Url {
    constructor(address: string);
    toString(): string;
  }
  export const Property: {
    replaceSubstitutions(text: string, values: Readonly<Record<string, unknown>>): string;
  };
  export class Request {
    constructor(options: object);
    readonly method: string;
    url: Url;
    readonly headers: PropertyList;
    readonly body?: RequestBody;
    addQueryParams(pairs: readonly Pair[]): void;
    getHeaders(options: {enabled: boolean}): Record<string, string>;
    toObjectResolved(
      scope: null,
      overrides: readonly object[],
      options: {ignoreOwnVariables: boolean},
    ): object;
  }
  export interface Item {
    readonly name: string;
    readonly request: Request;
    getAuth(): RequestAuth | undefined;
  }
  export class Collection {
    constructor(definition: object);
    readonly variables: PropertyList & {syncToObject(): Record<string, unknown>};
    forEachItem(visit: (item: Item) => void): void;
  }
}
declare module 'postman-url-encoder' {
  /** The address as Postman's runtime requests it. */
  export function toNodeUrl(url: object): {
    readonly hostname: string;
    readonly port: string;
    readonly path: string;
  };
}
