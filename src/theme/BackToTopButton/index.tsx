// Change: only in the browser. Without script the button does nothing, and its markup takes bytes of
// every document.
import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalButton from '@theme-original/BackToTopButton';

export default function BackToTopButton(): ReactNode {
  return useIsBrowser() ? <OriginalButton /> : null;
}
