/**
 * The projects of `vitest.config.mts`. A test that no list names is in the project `shared`: its
 * modules are loaded once for all files of a worker.
 */

/** Tests that read the built site, the site with fixtures, or what a build has generated. */
export const built = [
  'src/mcp/mcp.test.ts',
  'src/plugins/bundler/css-subset/css-subset.test.ts',
  'src/plugins/bundler/{documentModules,presets}.test.ts',
  'src/plugins/site-files/third-party-notices.test.ts',
  'src/scripts/mistakes.test.ts',
  'src/scripts/{hosting,licenses}/*.test.ts',
  'src/scripts/offline/offline.test.ts',
  'src/scripts/server/{downloads,observatory}.test.ts',
  'src/scripts/smoke/*.test.ts',
  'src/site-checks/{agents,print,reference,rename,routes,search}/*.test.ts',
  'src/site-checks/site/{highlighter,site,warnings}.test.ts',
];

/** Tests that load modules again, replace them, or measure memory. Each file has its own process. */
export const own = [
  'lib-src/cloud-client/test/{images,isolation,responseFaults}.test.ts',
  'lib-src/webhook-middleware/test/load.test.ts',
  'src/build/policy/checkPolicy.test.ts',
  'src/build/search/createIndexer.test.ts',
  'src/contract/loadContract.test.ts',
  'src/plugins/bundler/ReleaseCompilerPlugin.test.ts',
  'src/plugins/data-pages/assumptionsPage.test.ts',
  'src/portal/{packages,settings}.test.ts',
  'src/sandbox/build/generateContract.test.ts',
  'src/scripts/search/pushMemory.test.ts',
  'src/search/FailoverEngine.test.ts',
];

/**
 * Tests that start programs or wait for clocks, so two run at a time. As in `shared`, the files of
 * a worker share their modules.
 */
export const programs = [
  'lib-src/*/{test,tests}/**/*.test.ts',
  'src/errors/match/pythonAccuracy.test.ts',
  'src/plugins/api-reference/commands.test.ts',
  'src/plugins/data-pages/downloads/writePackages.test.ts',
  'src/plugins/generated-docs/config.test.ts',
  'src/plugins/library-reference/{,python/}*.test.ts',
  'src/plugins/sample-files/writeDownloads.test.ts',
  'src/sample-runner/**/*.test.ts',
  'src/sandbox/server.test.ts',
  'src/scripts/{build,specDiff,trySpec}.test.ts',
  'src/scripts/libraries/{,python/}*.test.ts',
  'src/scripts/program/commandLines.test.ts',
  'src/scripts/search/interruptedPush.test.ts',
  'src/scripts/setup/*.test.ts',
  'src/site-checks/{external-links,inputs,workflows}/*.test.ts',
  'src/testing/fuzz/*.test.ts',
  'src/tooling/{format,lint,unused}.test.ts',
  'src/webhooks/{causes,requests,sign,sns}/*.test.ts',
];

/**
 * Tests of `shared` that take seconds: they try many inputs, measure, or start servers.
 * `npm run test:quick` leaves them out.
 */
export const slow = [
  '**/*.fuzz.test.ts',
  '**/accuracy.test.ts',
  '**/bundle.test.ts',
  '**/checkContent.test.ts',
  '**/constructs.test.ts',
  '**/createValidator.test.ts',
  '**/delivery/*.test.ts',
  '**/drift.test.ts',
  '**/groundTruth.test.ts',
  '**/large.test.ts',
  '**/lintSpecs.test.ts',
  '**/pushRecords.test.ts',
  '**/shapes.test.ts',
  '**/shown.test.tsx',
  '**/simulation/*.test.ts',
  '**/TypesenseEngine.test.ts',
];
