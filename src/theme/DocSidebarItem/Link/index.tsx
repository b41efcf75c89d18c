// Change: a name in code that does not fit its line breaks between its words.
import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Link';
import OriginalLink from '@theme-original/DocSidebarItem/Link';
import {breakName} from '../../../components/breakName';

export default function DocSidebarItemLink({item, ...props}: Props): ReactNode {
  // The original only renders the label; its type is that of data.
  const label = breakName(item.label) as string;
  return <OriginalLink {...props} item={label === item.label ? item : {...item, label}} />;
}
