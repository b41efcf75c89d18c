import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {disabledFeatures, fewProcesses} from './disabledFeatures';

const root = path.resolve(__dirname, '../..');
const port = Number(process.env.PORTAL_TEST_PORT ?? 4300);

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
/**
 * The same browser without windows takes three quarters of the processor's time. Where it is not
 * installed, Chromium drives all tests.
 */
const headlessShell = `${chromium}-headless-shell`;
const launchOptions = {
  executablePath: existsSync(headlessShell) ? headlessShell : chromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    ...fewProcesses,
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join()}`,
    // What a page names beyond this machine exists nowhere, nor is anybody asked.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    // The tests beside this one keep the other processors busy: threads of a script engine only
    // take a tenth more of the time.
    '--js-flags=--single-threaded',
  ],
};
export default defineConfig({
  testDir: path.join(root, 'src/site-checks/e2e'),
  // Emptied at the start of each run.
  outputDir: path.join(root, 'test-results/browser'),
  fullyParallel: true,
  // Each waits for its browser for a third of the time.
  workers: Math.ceil(availableParallelism() * 1.5),
  forbidOnly: Boolean(process.env.CI),
  // A fault that shows once in a while is a fault, so there is no second try, but where others
  // share the machine; `npm test` then names what needed it.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: process.env.CI ? [['list']] : [['line']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}/docs/`,
    viewport: {width: 1440, height: 900},
    // Recording each step takes a fifth of the time; `--trace=on` records what one looks into.
    trace: 'on-first-retry',
    launchOptions,
  },
  webServer: [
    {
      // The browser and the server share a machine: compression costs more than it saves.
      command: `node --import ./src/scripts/setup/tsx.mjs src/scripts/serve.ts --port ${port} --uncompressed`,
      cwd: root,
      url: `http://localhost:${port}/docs/`,
      reuseExistingServer: false,
    },
    {
      // The site with fixtures. It is built first when it is out of date.
      command: `node --import ./src/scripts/setup/tsx.mjs src/scripts/serveFixtures.ts --port ${port + 1}`,
      cwd: root,
      url: `http://localhost:${port + 1}/docs/`,
      reuseExistingServer: false,
      timeout: 300_000,
    },
  ],
});
