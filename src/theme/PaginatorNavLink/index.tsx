// Change: a name in code that does not fit its line breaks between its words.
import type {ReactNode} from 'react';
import type {Props} from '@theme/PaginatorNavLink';
import OriginalLink from '@theme-original/PaginatorNavLink';
import {breakName} from '../../components/breakName';

export default function PaginatorNavLink({title, ...props}: Props): ReactNode {
  return <OriginalLink {...props} title={typeof title === 'string' ? breakName(title) : title} />;
}
