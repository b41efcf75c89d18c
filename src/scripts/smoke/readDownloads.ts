import Ajv from 'ajv';
import {DOWNLOAD_LIST, DOWNLOADS, type DownloadFacts} from '../../portal/packages';
import {baseUrl} from '../../portal/product';
import {fixes, ReadError} from './finding';
import type {SiteReader} from './SiteReader';

/** What `downloads.json` must say of a package. */
export interface ListedDownload extends DownloadFacts {
  readonly name: string;
  readonly version: string;
  /** Its sources, where they are a file of their own. */
  readonly source?: DownloadFacts;
}

const LIST = baseUrl + DOWNLOAD_LIST;

const file = {
  file: {type: 'string', pattern: String.raw`^[\w@+-][\w.@+-]{0,199}$`},
  bytes: {type: 'integer', minimum: 1},
  sha512: {type: 'string', pattern: '^[0-9a-f]{128}$'},
} as const;

const facts = {type: 'object', required: ['file', 'bytes', 'sha512'], properties: file};

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
          source: facts,
        },
      },
    },
    portal: facts,
  },
};
/** The list of downloads, as it must be. */
interface Listed {
  readonly packages: readonly ListedDownload[];
  /** The whole portal in a file, where the build made one. */
  readonly portal?: DownloadFacts;
}

const ajv = new Ajv({strict: false});
const isList = ajv.compile<Listed>(schema);

/**
 * Reads the list of downloads.
 *
 * @throws ReadError when there is no such list
 */
export async function readDownloads(site: SiteReader): Promise<Listed> {
  const {status, body} = await site.follow(LIST);
  let reason = `status ${status}`;
  try {
    const content: unknown = JSON.parse(body.toString('utf8'));
    if (isList(content)) return content;
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

/** Address of a listed file below the origin. */
export const toDownloadPath = (file: string): string => `${baseUrl}${DOWNLOADS}/${file}`;
