import {allowedLicenses, isAllowed, type LicenseGroup} from './policy';
import type {GroupedPackage} from './listPackages';

const TITLES: Readonly<Record<LicenseGroup, string>> = {
  browser: 'Parts of it reach the browser',
  published: 'Installed with our libraries',
  tools: 'Build and tests only',
};

/** What to print, and what must not stay. */
export interface LicenseReport {
  readonly text: string;
  readonly problems: readonly string[];
}

/** Licenses by what their packages are for, the most frequent first. */
export function createLicenseReport(packages: readonly GroupedPackage[]): LicenseReport {
  const sections = (Object.keys(TITLES) as LicenseGroup[]).map((group) => {
    const members = packages.filter((item) => item.group === group);
    const names = new Map<string, string[]>();
    for (const {name, version, license} of members)
      names.set(license, [...(names.get(license) ?? []), `${name}@${version}`]);
    const lines = [...names]
      .sort(([, a], [, b]) => b.length - a.length)
      // Only rare licenses need a look, so only their packages are named.
      .map(
        ([license, list]) =>
          `  ${license}: ${list.length}${group === 'tools' && list.length > 5 ? '' : ` (${list.join(', ')})`}`,
      );
    return `${TITLES[group]}: ${members.length}\n${lines.join('\n')}`.trimEnd();
  });
  const problems = packages
    .filter(({license, group}) => !isAllowed(license, allowedLicenses[group]))
    .map(
      ({name, version, license, group}) =>
        `${name}@${version}: license "${license}" is not allowed (${TITLES[group].toLowerCase()}). Expected: ${allowedLicenses[group].join(', ')}. Fix: replace the package, or decide in src/scripts/licenses/policy.ts.`,
    );
  return {text: sections.join('\n\n'), problems};
}
