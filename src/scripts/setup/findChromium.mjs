import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place !== undefined && existsSync(place));

/**
 * Finds a Chromium for the browser tests and, on Debian as root, installs one where there is none.
 *
 * @returns {Promise<string>} path of the program
 * @throws {Error} saying how to get one
 */
export async function findChromium() {
  const found = find();
  if (found !== undefined) return found;
  const hint = 'Fix: install Chromium or Chrome, or name it with CHROMIUM_PATH=/path/to/chrome.';
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0)
    throw new Error(`Chromium: not found. ${hint}`);
  await installDebianPackages('Installing Chromium', ['chromium']);
  await installShell();
  const installed = find();
  if (installed === undefined)
    throw new Error(`Chromium: not found after its installation. ${hint}`);
  return installed;
}

/** The same browser without windows makes tests faster; where no package has it, they use Chromium. */
const installShell = () =>
  installDebianPackages('Installing its headless shell', ['chromium-headless-shell']).catch(
    ({message}) => console.log(`  Not installed, the tests are slower: ${message}`),
  );
