import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {installDebianPackages} from './installDebianPackages.mjs';

/** The fonts of the plates and codes in the sample pictures, which tests render again. */
const FAMILIES = ['Liberation Sans', 'Liberation Sans Narrow'];

/**
 * Lists the fonts that are not installed. For such a font, fontconfig names another one.
 *
 * @param {string[]} families names of fonts
 * @returns {string[]} those that are missing
 */
export const listMissingFonts = (families) =>
  families.filter((family) => {
    const {stdout} = spawnSync('fc-match', ['--format=%{family}', family], {encoding: 'utf8'});
    return !stdout?.split(',').includes(family);
  });

/**
 * Makes sure that the fonts of the sample pictures are there; on Debian as root, installs them.
 *
 * @throws {Error} saying how to get them
 */
export async function findFonts() {
  const isMissing = () => listMissingFonts(FAMILIES).length > 0;
  if (isMissing() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await installDebianPackages('Installing fonts', ['fontconfig', 'fonts-liberation']);
    // From Debian 13 on, the narrow font has a package of its own.
    if (isMissing())
      await installDebianPackages('Installing narrow fonts', ['fonts-liberation-sans-narrow']);
  }
  const missing = listMissingFonts(FAMILIES);
  if (missing.length === 0) return;
  throw new Error(
    `Fonts: ${missing.join(' and ')} not found by fc-match. Fix: install fontconfig and the Liberation fonts (on Debian and Ubuntu: fontconfig fonts-liberation fonts-liberation-sans-narrow).`,
  );
}
