import {mkdirSync, writeFileSync} from 'node:fs';
import type {Plugin} from '@docusaurus/types';

/** Generates one page per specification below `.generated/api`. */
export default async function pluginApiReference(): Promise<Plugin> {
  mkdirSync('.generated/api', {recursive: true});
  const ids = ['vehicle', 'transport', 'storage', 'descriptor'];
  for (const id of ids) writeFileSync(`.generated/api/${id}.mdx`, `---\ntitle: ${id}\ndescription: ${id}\nslug: /${id}\n---\n`);
  writeFileSync('.generated/api-sidebar.json', JSON.stringify({api: ids}));
  return {name: 'portal-api-reference'};
}
