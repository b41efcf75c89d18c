// Stands in for the generated module where it has not been generated yet.
declare module '*/.generated/sandbox/contract.mjs' {
  // A file with an import of its own would be a module, and could not declare another one.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports
  export const contract: import('./contractTypes').SandboxContract;
}
