// Change: the link has no title, which repeats the label and takes 5 bytes for each heading of a
// page; and no space without width, for which Node.js keeps the whole page at two bytes a character.
// The style sheet draws the sign. A name in code breaks between its words.
// Ejected from @docusaurus/theme-classic@3.10.2
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import {breakName} from '../../components/breakName';
import './styles.module.css';

export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const label = typeof children === 'string' ? breakName(children) : children;
  if (As === 'h1' || id === undefined || id === '') {
    return (
      <As {...props} id={undefined}>
        {label}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} className={clsx('anchor', anchorTargetClassName, props.className)} id={id}>
      {label}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={`Link to ${typeof children === 'string' ? children : id}`}
        translate="no"
      />
    </As>
  );
}
