import path from 'node:path';
import Ajv from 'ajv';
import {DOWNLOADS, OFFLINE_FACTS, OFFLINE_ZIP, type OfflineFacts} from '../../portal/packages';
import {baseUrl} from '../../portal/product';
import {fixes, ReadError} from './finding';
import type {SiteReader} from './SiteReader';

/** A file with what readers compare it with. */
export interface ListedFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha512: string;
}

/** What `downloads.json` must say of a package. */
export interface ListedDownload extends ListedFile {
  readonly name: string;
  readonly version: string;
  /** Its sources, where they are a file of their own. */
  readonly source?: ListedFile;
}

const LIST = `${baseUrl}${DOWNLOADS}/downloads.json`;

const file = {
  file: {type: 'string', pattern: String.raw`^[\w@+-][\w.@+-]{0,199}$`},
  bytes: {type: 'integer', minimum: 1},
  sha512: {type: 'string', pattern: '^[0-9a-f]{128}$'},
} as const;

const schema = {
  type: 'object',
  required: ['packages'],
  properties: {
    packages: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        required: ['name', 'version', 'file', 'bytes', 'sha512'],
        properties: {
          ...file,
          name: {type: 'string', maxLength: 200},
          version: {type: 'string', pattern: String.raw`^[\w.+-]{1,50}$`},
          source: {type: 'object', required: ['file', 'bytes', 'sha512'], properties: file},
        },
      },
    },
  },
};
const ajv = new Ajv({strict: false});
const isList = ajv.compile<{packages: ListedDownload[]}>(schema);

/**
 * Reads the list of downloads.
 *
 * @throws ReadError when there is no such list
 */
export async function readDownloads(site: SiteReader): Promise<readonly ListedDownload[]> {
  const {status, body} = await site.follow(LIST);
  let reason = `status ${status}`;
  try {
    const content: unknown = JSON.parse(body.toString('utf8'));
    if (isList(content)) return content.packages;
    reason = ajv.errorsText(isList.errors);
  } catch {
    reason += ', not JSON';
  }
  throw new ReadError({
    name: 'downloads-unlisted',
    where: LIST,
    what: `It is no list of downloads: ${reason}.`,
    expected: 'name, file, bytes and sha512 of each package',
    fix: fixes.upload,
  });
}

/** The whole portal in a file, where the build made one. */
export async function readOffline(site: SiteReader): Promise<ListedFile | undefined> {
  const {status, body} = await site.follow(baseUrl + OFFLINE_FACTS);
  // A host that has a page for everything is named by another check.
  if (status !== 200 || body[0] !== '{'.charCodeAt(0)) return undefined;
  const facts = JSON.parse(body.toString('utf8')) as OfflineFacts;
  return {...facts, file: path.basename(OFFLINE_ZIP)};
}

/** Address of a listed file below the origin. */
export const toDownloadPath = (file: string): string => `${baseUrl}${DOWNLOADS}/${file}`;
