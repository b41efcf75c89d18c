import type {NavbarItem} from '@docusaurus/theme-common';
import {apis} from './apis';
import {downloadableProducts, libraries, toMenuItems} from './catalogue';
import {hosts} from './product';

/** Items of the top navbar (specification section 2), in reading order. */
export const navbarItems: NavbarItem[] = [
  {
    label: 'Getting Started',
    to: '/content/tutorials/vehicle-api/getting-started',
    position: 'left',
  },
  {label: 'FAQ', to: '/content/faq', position: 'left'},
  {label: 'Libraries', position: 'left', type: 'dropdown', items: toMenuItems(libraries)},
  {
    label: 'Downloadable Products',
    position: 'left',
    type: 'dropdown',
    items: toMenuItems(downloadableProducts),
  },
  {label: 'API Reference', position: 'left', type: 'dropdown', items: toMenuItems(apis)},
  {label: 'Console', href: hosts.console, target: '_self', position: 'right'},
  {type: 'docsVersionDropdown', docsPluginId: 'content', position: 'right'},
  {type: 'localeDropdown', position: 'right'},
  {type: 'search', position: 'right'},
];
