// Change: a dropdown also for a single version, so that the choice is stored. It finds the current
// document by its path; the original matches a pattern for every document on every page, which
// slows down builds of large sites.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownActiveClassDisabled: _dropdownActiveClassDisabled,
  dropdownItemsBefore: _dropdownItemsBefore,
  dropdownItemsAfter: _dropdownItemsAfter,
  versions: _versions,
  ...props
}: Props): ReactNode {
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const pathname = withoutSlash(useLocation().pathname);
  const active = useActiveVersion(docsPluginId);
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const current = active?.docs.find(({path}) => withoutSlash(path) === pathname)?.id;

  const getPath = ({docs, mainDocId, path}: GlobalVersion): string =>
    (
      (current !== undefined && docs.find(({id}) => id === current)) ||
      docs.find(({id}) => id === mainDocId)
    )?.path ?? path;
  const items = useVersions(docsPluginId).map((version) => ({
    label: version.label,
    to: getPath(version) + suffix,
    isActive: () => version === active,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return (
    <DropdownNavbarItem
      {...props}
      label={(active ?? preferredVersion ?? latest).label}
      items={items}
    />
  );
}
