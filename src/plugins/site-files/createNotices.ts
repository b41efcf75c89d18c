import type {LicensedPackage} from './readPackage';

/** What readers of the notices find above each package, and `npm run licenses` reads again. */
const toHeading = ({name, version, license}: LicensedPackage): string =>
  `${name} ${version} (${license})`;

/**
 * The notices of packages, parts of which are in what we publish.
 *
 * @param subject what contains them, as the beginning of a sentence. Default: the site's files.
 */
export function createNotices(
  packages: readonly LicensedPackage[],
  subject = 'Scripts and style sheets of this site contain',
): string {
  // A package may be installed in several places.
  const byHeading = new Map(packages.map((item) => [toHeading(item), item]));
  const sections = [...byHeading]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([heading, item]) =>
        `${'='.repeat(80)}\n${heading}\n${'='.repeat(80)}\n\n${item.text === '' ? 'The package ships no license file.' : item.text}\n`,
    );
  return `${subject} parts of ${byHeading.size} packages.\n\n${sections.join('\n')}`;
}

/** Names and licenses in notices. */
export const readNotices = (
  notices: string,
): Pick<LicensedPackage, 'name' | 'version' | 'license'>[] =>
  [...notices.matchAll(/^={80}\n(\S+) (\S+) \((.*)\)\n={80}$/gm)].map(
    ([, name = '', version = '', license = '']) => ({name, version, license}),
  );
