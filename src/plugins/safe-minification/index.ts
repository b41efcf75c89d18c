import type {PagePlugin} from '../built-pages/PagePlugin';
import {restoreAmpersands} from './ampersands';

/**
 * Keeps the minifier of @swc/html 1.16 from making elements out of text: it writes what follows an ampersand as it is,
 * so `&amp;&lt;img onerror=…>` would become `&<img onerror=…>`, and an ampersand before a line end would end an attribute.
 * The page template hides ampersands from it (`src/plugins/deferred-hydration/createTemplate.ts`); this puts them back.
 */
export default function pluginSafeMinification(): PagePlugin {
  return {
    name: 'portal-safe-minification',
    mendPages: () => restoreAmpersands,
  };
}
