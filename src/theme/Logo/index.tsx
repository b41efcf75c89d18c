// Change: an inline SVG, which needs no request and follows the text color.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/Logo';
import BrandMark from '../../components/BrandMark';

export default function Logo({
  imageClassName: _imageClassName,
  titleClassName,
  ...props
}: Props): ReactNode {
  const {navbar} = useThemeConfig();
  return (
    <Link to="/" {...props}>
      <BrandMark size={28} />
      <b className={titleClassName}>{navbar.title}</b>
    </Link>
  );
}
