// Change: each panel has the name of its tab, for screen readers and, through CSS, without script
// and in print.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

export default function TabItem({children, className, value}: Props): ReactNode {
  const {selectedValue, lazy, tabValues} = useTabs();
  const isSelected = value === selectedValue;
  if (!isSelected && lazy) return null;
  const name = tabValues.find((tab) => tab.value === value)?.label ?? value;
  return (
    <div
      role="tabpanel"
      className={className}
      aria-label={name}
      data-label={name}
      hidden={!isSelected}
    >
      {children}
    </div>
  );
}
