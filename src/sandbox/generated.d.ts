// Replaces the generated module until it has been generated.
declare module '*/.generated/sandbox/contract.mjs' {
  // A file with an import would be a module, and could not declare another one.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const contract: import('./contractTypes').SandboxContract;
}
