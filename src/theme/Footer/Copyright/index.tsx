// Change: renders the line as text instead of HTML (Trusted Types).
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';

export default function FooterCopyright({copyright}: Props): ReactNode {
  return <div className="footer__copyright">{copyright}</div>;
}
