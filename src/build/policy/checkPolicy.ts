import {settings} from '../../portal/settings';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';
import type {PageReader} from '../PageStep';
import {toPolicy, type SecuredPage} from './createPolicy';
import {insertPolicy} from './insertPolicy';
import {readPageSecurity} from './readPageSecurity';

/**
 * Stops the build when a page contains what the site's Content-Security-Policy would have to block;
 * writes the policy into pages if so configured.
 */
export function checkPolicy(): PageReader {
  const pages: SecuredPage[] = [];
  let policy = '';
  return {
    read: ({file, document}) => void pages.push({file, ...readPageSecurity(document)}),
    finish() {
      policy = toPolicy(pages, {
        connectOrigins: getConnectOrigins(readTypesenseSettings(process.env)),
      });
    },
    getTransform: () => (settings.policyInPages ? (html) => insertPolicy(html, policy) : undefined),
  };
}
