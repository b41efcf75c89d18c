import {readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {settings} from '../../portal/settings';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';
import {createPolicy} from './createPolicy';
import {insertPolicy} from './insertPolicy';

/** Stops the build when a page holds what the site's Content-Security-Policy would have to refuse. */
export default function pluginContentSecurityPolicy(): Plugin {
  return {
    name: 'portal-content-security-policy',
    async postBuild({outDir}) {
      const policy = createPolicy(outDir, {connectOrigins: getConnectOrigins(readTypesenseSettings(process.env))});
      if (!settings.policyInPages) return;
      for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.html'))) {
        const page = path.join(outDir, file);
        // Renamed, since other plugins read the pages meanwhile.
        writeFileSync(`${page}.part`, insertPolicy(readFileSync(page, 'utf8'), policy));
        renameSync(`${page}.part`, page);
      }
    },
  };
}
