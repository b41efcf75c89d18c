// What the contract reads YAML with; the package has no types.
declare module 'js-yaml' {
  interface LoadOptions {
    readonly schema: object;
  }
  export function load(text: string, options: LoadOptions): unknown;
  export const CORE_SCHEMA: object;
}
