// Change: the link has no title, which repeats the label and takes 5 bytes for each heading of a
// page; and no space without width, for which Node.js keeps the whole page at two bytes a character.
// The style sheet draws the sign.
// Ejected from @docusaurus/theme-classic@3.10.2
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import './styles.module.css';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  if (As === 'h1' || id === undefined || id === '') return <As {...props} id={undefined} />;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {props.children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Link to ${typeof props.children === 'string' ? props.children : id}`}
        translate="no"
      />
    </As>
  );
}
