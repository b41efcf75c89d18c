import {mkdirSync, writeFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';
import {names} from '../../portal/product';

/** Generates the library pages below `.generated/lib`. */
export default async function pluginLibraryReference(): Promise<Plugin> {
  const packages = [names.clientPackage, names.middlewarePackage];
  for (const name of packages) {
    mkdirSync(`.generated/lib/${name}`, {recursive: true});
    writeFileSync(`.generated/lib/${name}/index.md`, `---\ntitle: ${name}\n---\n`);
  }
  writeFileSync(
    '.generated/lib-sidebar.json',
    JSON.stringify({lib: [{type: 'category', label: 'Libraries', link: {type: 'generated-index', slug: '/'}, items: packages.map((name) => `${name}/index`)}]}),
  );
  return {name: 'portal-library-reference'};
}
