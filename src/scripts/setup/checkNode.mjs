const MINIMUM = [20, 19];

/**
 * Rejects a Node.js that is too old for the portal, before anything else fails obscurely.
 *
 * @param {string} [version] default: the running one
 * @throws {Error} naming the version found and the one needed
 */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  throw new Error(
    `Node.js: too old, got ${version}. Expected: ${MINIMUM.join('.')} or newer. Fix: install a current release and try again.`,
  );
}
