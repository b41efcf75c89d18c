import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {restoreAmpersands} from './ampersands';

/**
 * Keeps the minifier of @swc/html 1.16 from making elements out of text: it writes what follows an ampersand as it is,
 * so `&amp;&lt;img onerror=…>` would become `&<img onerror=…>`, and an ampersand before a line end would end an attribute.
 * The page template hides ampersands from it (`src/plugins/intent/createTemplate.ts`); this puts them back.
 * It has to stand before all plugins that read the built pages.
 */
export default function pluginSafeMinification(): Plugin {
  return {
    name: 'portal-safe-minification',
    postBuild({outDir}) {
      // Without a pause, so that it is done before the next plugin begins.
      for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
        if (!file.endsWith('.html')) continue;
        const html = readFileSync(path.join(outDir, file), 'utf8');
        const restored = restoreAmpersands(html);
        if (restored !== html) writeFileSync(path.join(outDir, file), restored);
      }
      return Promise.resolve();
    },
  };
}
