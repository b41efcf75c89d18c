// Change: the drawer is a dialog: it takes the focus, keeps it, closes on Escape and restores the
// focus.
import {useRef, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {useModalFocus} from '../../../../hooks/useModalFocus';
import styles from './styles.module.css';

export default function NavbarMobileSidebarLayoutWrapper(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const drawer = useRef<HTMLDivElement>(null);
  useModalFocus(drawer, shown, toggle);
  return (
    <div
      ref={drawer}
      className={styles.dialog}
      // A hidden drawer is no dialog: an empty modal dialog would hide the page from screen
      // readers.
      {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}
    >
      <Layout {...props} />
    </div>
  );
}
