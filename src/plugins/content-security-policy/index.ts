import type {Plugin} from '@docusaurus/types';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';
import {createPolicy} from './createPolicy';

/** Stops the build when a page holds what the site's Content-Security-Policy would have to refuse. */
export default function pluginContentSecurityPolicy(): Plugin {
  return {
    name: 'portal-content-security-policy',
    postBuild({outDir}) {
      createPolicy(outDir, {connectOrigins: getConnectOrigins(readTypesenseSettings(process.env))});
      return Promise.resolve();
    },
  };
}
