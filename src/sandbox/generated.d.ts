// Stands in for the generated module where it has not been generated yet.
declare module '*/.generated/sandbox/contract.mjs' {
  // A file with an import of its own would be a module, and could not declare another one.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const contract: import('./contractTypes').SandboxContract;
}
