import {listModules} from './listModules.mjs';

/**
 * A cold build ends before most of what V8 optimizes pays for that: optimizing functions only after
 * eight times the usual work saves a tenth of its time. Later versions of Node.js have a cheap
 * compiler for that stage, and do not know the option.
 */
const LATE_OPTIMIZATION = process.versions.node.startsWith('20.')
  ? ['--interrupt-budget=500000']
  : [];

/**
 * Options of Node.js for a build.
 *
 * @param {boolean} isCold whether it has no caches
 */
export const toNodeOptions = (isCold) =>
  // A build without caches leaves much garbage: more room for young objects saves a tenth of its
  // time, and costs a warm build a twentieth. It collects the
  // garbage of a stage that has ended itself.
  isCold || process.env.DOCUSAURUS_NO_PERSISTENT_CACHE !== undefined
    ? ['--expose-gc', '--max-semi-space-size=32', ...LATE_OPTIMIZATION]
    : [];

/** Variables of a build. */
export const toBuildVariables = () => ({
  // Two threads take as long for a thousand pages.
  DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1',
  JITI_NATIVE_MODULES: JSON.stringify(listModules()),
});
