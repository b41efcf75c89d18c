import type {PagePlugin} from '../built-pages/PagePlugin';
import {linkPageParts} from './linkPageParts';

/** Names in each page the files of its own parts: Docusaurus names those only that all pages share. */
export default function pluginPageParts(): PagePlugin {
  return {
    name: 'portal-page-parts',
    mendPages: linkPageParts,
  };
}
