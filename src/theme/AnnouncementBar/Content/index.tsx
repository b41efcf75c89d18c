// Change: renders the announcement as React nodes instead of HTML (Trusted Types). Its styles are
// in `css/navbar.css`.
// Ejected from @docusaurus/theme-classic@3.10.2
import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/AnnouncementBar/Content';
import Markup from '../../../components/Markup';

export default function AnnouncementBarContent(props: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div {...props}>
      <Markup html={announcementBar?.content ?? ''} />
    </div>
  );
}
