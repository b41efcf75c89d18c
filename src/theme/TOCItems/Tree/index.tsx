// Change: renders headings as React nodes instead of HTML (Trusted Types), and breaks a name in code
// between its words.
// Ejected from @docusaurus/theme-classic@3.10.2
import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TOCItems/Tree';
import {breakName} from '../../../components/breakName';
import Markup from '../../../components/Markup';

const isMarkup = (html: string): boolean => /[<&]/.test(html);

function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild === true ? undefined : className}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <Link to={`#${heading.id}`} className={linkClassName ?? undefined}>
            {isMarkup(heading.value) ? <Markup html={heading.value} /> : breakName(heading.value)}
          </Link>
          <TOCItemTree
            isChild
            toc={heading.children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
