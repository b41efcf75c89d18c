/**
 * Removes keys that would change the prototype of an object when a handler copies or merges the
 * parsed value: `__proto__`, and `constructor` where it carries a `prototype`. It does not recurse,
 * because the sender decides how deep the value is nested.
 *
 * @param root result of JSON.parse, changed in place
 */
export function removePollutingKeys(root: object): void {
  const pending: object[] = [root];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    const entries = current as Readonly<Record<string, unknown>>;
    if (Object.hasOwn(entries, '__proto__')) Reflect.deleteProperty(entries, '__proto__');
    if (
      Object.hasOwn(entries, 'constructor') &&
      isObject(entries.constructor) &&
      Object.hasOwn(entries.constructor, 'prototype')
    )
      Reflect.deleteProperty(entries, 'constructor');
    for (const value of Object.values(entries)) if (isObject(value)) pending.push(value);
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
