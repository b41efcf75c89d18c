// Change: an inline SVG of 162 × 50 with the mark and the product name from its constant; no
// request.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Footer/Logo';
import BrandMark from '../../../components/BrandMark';

/** Width available for the name, and the average letter width as a fraction of the font size. */
const NAME_WIDTH = 112;
const LETTER_WIDTH = 0.6;

export default function FooterLogo({logo}: Props): ReactNode {
  const name = logo.alt ?? '';
  const fontSize = Math.min(28, Math.floor(NAME_WIDTH / (name.length * LETTER_WIDTH)));
  return (
    <Link to={logo.href ?? '/'} className="footer__logo-link">
      <svg
        className="footer__logo"
        width={logo.width}
        height={logo.height}
        viewBox="0 0 162 50"
        role="img"
        aria-label={name}
      >
        <BrandMark size={40} x={0} y={5} />
        <text
          x="50"
          y="33"
          fill="currentColor"
          fontSize={fontSize}
          fontWeight="650"
          letterSpacing="-0.5"
        >
          {name}
        </text>
      </svg>
    </Link>
  );
}
