// Change: the drawer is a dialog: it takes the focus, keeps it, closes on Escape and gives the focus back.
// Ejected from @docusaurus/theme-classic@3.10.2
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {useModalFocus} from '../../../../hooks/useModalFocus';

function Panel({
  children,
  isInert,
}: {
  readonly children: ReactNode;
  readonly isInert: boolean;
}): ReactNode {
  return (
    <div
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.panel,
        'navbar-sidebar__item menu',
      )}
      inert={isInert}
    >
      {children}
    </div>
  );
}

export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown: isSecondaryShown} = useNavbarSecondaryMenu();
  const {shown, toggle} = useNavbarMobileSidebar();
  const drawer = useRef<HTMLDivElement>(null);
  useModalFocus(drawer, shown, toggle);
  return (
    <div
      ref={drawer}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
    >
      {header}
      <div
        className={clsx(
          'navbar-sidebar__items',
          isSecondaryShown && 'navbar-sidebar__items--show-secondary',
        )}
      >
        <Panel isInert={isSecondaryShown}>{primaryMenu}</Panel>
        <Panel isInert={!isSecondaryShown}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}
