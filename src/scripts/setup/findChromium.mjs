import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

const DEBIAN = '/usr/bin/chromium';
const PLACES = [
  DEBIAN,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place !== undefined && existsSync(place));

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Finds a Chromium for the browser tests and, on Debian as root, installs one where there is none,
 * and its headless shell.
 *
 * @returns {Promise<string>} path of the program
 * @throws {Error} saying how to get one
 */
export async function findChromium() {
  const hint = 'Fix: install Chromium or Chrome, or name it with CHROMIUM_PATH=/path/to/chrome.';
  if (find() === undefined) {
    if (!canInstall()) throw new Error(`Chromium: not found. ${hint}`);
    await installDebianPackages('Installing Chromium', ['chromium']);
  }
  const found = find();
  if (found === undefined) throw new Error(`Chromium: not found after its installation. ${hint}`);
  if (found === DEBIAN && canInstall() && !existsSync(`${DEBIAN}-headless-shell`))
    await installShell();
  return found;
}

/**
 * The same browser without windows makes tests faster; where no package has it, they use Chromium.
 * Both have to be of one version.
 */
const installShell = () =>
  installDebianPackages('Installing the headless shell of Chromium', [
    'chromium',
    'chromium-headless-shell',
  ]).catch(({message}) => console.log(`  Not installed, the tests are slower: ${message}`));
