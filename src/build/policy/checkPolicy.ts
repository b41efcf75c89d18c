import {settings} from '../../portal/settings';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';
import type {PageReader} from '../PageStep';
import {toPolicy, type SecuredPage} from './createPolicy';
import {insertPolicy} from './insertPolicy';
import {internTexts} from './internTexts';
import {readPageSecurity, type PageSecurity} from './readPageSecurity';

/**
 * Stops the build when a page contains what the site's Content-Security-Policy would have to block;
 * writes the policy into pages if so configured.
 */
export function checkPolicy(): PageReader<PageSecurity> {
  const pages: SecuredPage[] = [];
  let policy = '';
  return {
    read: ({document}) => readPageSecurity(document),
    collect: (security, {file}) => void pages.push({file, ...internTexts(security)}),
    finish() {
      policy = toPolicy(pages, {
        connectOrigins: getConnectOrigins(readTypesenseSettings(process.env)),
      });
    },
    getTransform: () =>
      settings.policyInPages ? {changeHead: (head) => insertPolicy(head, policy)} : undefined,
  };
}
