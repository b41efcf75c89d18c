import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {settings} from '../../portal/settings';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';
import type {PagePlugin} from '../built-pages/PagePlugin';
import {toPolicy, type SecuredPage} from './createPolicy';
import {insertPolicy} from './insertPolicy';
import {readPageSecurity} from './readPageSecurity';

/** Stops the build when a page holds what the site's Content-Security-Policy would have to refuse. */
export default function pluginContentSecurityPolicy(): PagePlugin {
  return {
    name: 'portal-content-security-policy',
    readPages({outDir}) {
      const pages: SecuredPage[] = [];
      return {
        read: ({file, document}) => void pages.push({file, ...readPageSecurity(document)}),
        finish() {
          const policy = toPolicy(pages, {
            connectOrigins: getConnectOrigins(readTypesenseSettings(process.env)),
          });
          if (!settings.policyInPages) return;
          for (const page of pages.map(({file}) => path.join(outDir, file)))
            writeFileSync(page, insertPolicy(readFileSync(page, 'utf8'), policy));
        },
      };
    },
  };
}
