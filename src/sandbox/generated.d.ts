// Replaces the generated modules until they have been generated. A file with an import would be a
// module, and could not declare another one.
declare module '*/.generated/sandbox/shared.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const shared: import('./contractTypes').SharedData;
  export default shared;
}
declare module '*.api.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const data: import('./contractTypes').ApiData;
  export default data;
}
declare module '*.reference.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const data: import('./resultTypes').ReferenceData;
  export default data;
}
declare module '*.responses.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const data: import('./resultTypes').ResponseData;
  export default data;
}
declare module '*.form.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const form: import('./formTypes').ApiForm;
  export default form;
}
declare module '*.operations.mjs' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  const entries: readonly import('./formTypes').ApiEntry[];
  export default entries;
}
declare module '*/.generated/sandbox/samples.mjs' {
  const packed: object;
  export default packed;
}
