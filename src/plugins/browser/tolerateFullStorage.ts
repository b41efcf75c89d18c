import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Keeps for the visit what the browser's storage has no room for: what is chosen then holds all the
 * same.
 */
function tolerateFullStorage(): void {
  const {getItem, setItem, removeItem} = Storage.prototype;
  const overflows = new WeakMap<Storage, Map<string, string>>();
  let isLogged = false;

  Storage.prototype.setItem = function setItemOrKeep(key, value) {
    try {
      setItem.call(this, key, value);
      overflows.get(this)?.delete(key);
    } catch (error) {
      if (!isLogged) {
        console.warn(
          'Browser storage: cannot be written, so choices are kept for this visit only.',
          error,
        );
      }
      isLogged = true;
      overflows.set(this, (overflows.get(this) ?? new Map<string, string>()).set(key, value));
    }
  };
  Storage.prototype.getItem = function getItemOrKept(key) {
    return overflows.get(this)?.get(key) ?? getItem.call(this, key);
  };
  Storage.prototype.removeItem = function removeItemAndKept(key) {
    overflows.get(this)?.delete(key);
    removeItem.call(this, key);
  };
}

if (ExecutionEnvironment.canUseDOM) tolerateFullStorage();
