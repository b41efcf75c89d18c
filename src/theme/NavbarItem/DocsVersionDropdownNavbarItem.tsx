// Change: a dropdown with a single version too, so that it can be chosen and is remembered; no links of its own before or after.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import {useActiveDocContext, useDocsPreferredVersion, useDocsVersionCandidates, useVersions, type GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownActiveClassDisabled: _dropdownActiveClassDisabled,
  dropdownItemsBefore: _dropdownItemsBefore,
  dropdownItemsAfter: _dropdownItemsAfter,
  versions: _versions,
  ...props
}: Props): ReactNode {
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const active = useActiveDocContext(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const [displayed] = useDocsVersionCandidates(docsPluginId);

  const getPath = (version: GlobalVersion): string =>
    active.alternateDocVersions[version.name]?.path ?? version.docs.find(({id}) => id === version.mainDocId)?.path ?? version.path;
  const items = useVersions(docsPluginId).map((version) => ({
    label: version.label,
    to: getPath(version) + suffix,
    isActive: () => version === active.activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return <DropdownNavbarItem {...props} label={displayed.label} items={items} />;
}
