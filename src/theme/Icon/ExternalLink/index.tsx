// Change: a CSS icon named "(external)", because external links open in the same tab.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';

export default function IconExternalLink(): ReactNode {
  return <span className="portal-external" role="img" aria-label="(external)" />;
}
