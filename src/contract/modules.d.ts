// What the contract reads and writes YAML with; the package has no types.
declare module 'js-yaml' {
  interface LoadOptions {
    readonly schema: object;
    /** A deeper value is an error, before the parser runs out of memory. */
    readonly maxDepth: number;
  }
  interface DumpOptions {
    readonly schema: object;
    readonly lineWidth: number;
    readonly noRefs: boolean;
  }
  export function load(text: string, options: LoadOptions): unknown;
  export function dump(value: unknown, options: DumpOptions): string;
  export const CORE_SCHEMA: object;
  export const DEFAULT_SCHEMA: object;
}

// What docusaurus-plugin-openapi-docs names its files with; the package has no types.
declare module 'lodash/kebabCase' {
  export default function kebabCase(text: string): string;
}
