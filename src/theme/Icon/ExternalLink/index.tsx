// Change: one mark drawn by CSS for every link that leaves the portal; such links open in the same tab.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';

export default function IconExternalLink(): ReactNode {
  return <span className="portal-external" role="img" aria-label="(external)" />;
}
