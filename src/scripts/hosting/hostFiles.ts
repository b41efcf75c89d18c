import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createPolicy} from '../../build/policy/createPolicy';
import {securityHeaders} from '../../portal/headers';
import {baseUrl} from '../../portal/product';
import {getConnectOrigins, readTypesenseSettings} from '../../portal/typesense';
import {requireBuiltSite} from '../../site-checks/site/requireBuiltSite';
import {createCloudFrontFiles} from './cloudFront';
import {createHeadersFile, createRedirectsFile} from './headersFile';
import type {HostInput} from './HostInput';
import {createNginxFiles} from './nginx';
import {createUploads} from './uploads';

/** Reads what a built site asks of its host. @throws Error when the folder holds none */
export function readHostInput(dir: string): HostInput {
  requireBuiltSite(dir);
  const policy = createPolicy(dir, {
    connectOrigins: getConnectOrigins(readTypesenseSettings(process.env)),
  });
  return {
    headers: {...securityHeaders, 'Content-Security-Policy': policy},
    base: baseUrl,
    entries: readdirSync(dir, {withFileTypes: true})
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
      .sort(),
  };
}

/**
 * The configuration of all hosts that the README describes: path and content.
 *
 * @param dir folder with the built site
 */
export function createHostFiles(dir: string): Record<string, string> {
  const input = readHostInput(dir);
  return {
    ...createNginxFiles(input),
    ...createUploads(input.base),
    // What lies beside `docs/` at the root of the host.
    'root/_headers': createHeadersFile(input),
    'root/_redirects': createRedirectsFile(input),
    'root/404.html': readFileSync(path.join(dir, '404.html'), 'utf8'),
    // GitHub Pages would leave out names that begin with a dot or an underscore.
    'root/.nojekyll': '',
    ...createCloudFrontFiles(input),
  };
}
