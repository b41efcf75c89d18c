/**
 * A map that all copies of the contract's modules share: Docusaurus' loader gives each plugin its
 * own copy, and each would read every specification again.
 *
 * @param name of what it keeps
 */
export function getSharedMap<Value>(name: string): Map<string, Value> {
  const key = Symbol.for(`portal.contract.${name}`);
  const shared = globalThis as {[key: symbol]: Map<string, Value> | undefined};
  return (shared[key] ??= new Map());
}
