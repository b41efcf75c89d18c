import Ajv, {type JSONSchemaType} from 'ajv';
import {DOWNLOADS} from '../../portal/packages';
import {baseUrl} from '../../portal/product';
import {fixes, ReadError} from './finding';
import type {SiteReader} from './SiteReader';

/** What `downloads.json` must say of a file. */
export interface ListedDownload {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha512: string;
}

const LIST = `${baseUrl}${DOWNLOADS}/downloads.json`;

const schema: JSONSchemaType<{packages: ListedDownload[]}> = {
  type: 'object',
  required: ['packages'],
  properties: {
    packages: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        required: ['name', 'file', 'bytes', 'sha512'],
        properties: {
          name: {type: 'string', maxLength: 200},
          file: {type: 'string', pattern: String.raw`^[\w@+-][\w.@+-]{0,199}$`},
          bytes: {type: 'integer', minimum: 1},
          sha512: {type: 'string', pattern: '^[0-9a-f]{128}$'},
        },
      },
    },
  },
};
const ajv = new Ajv({strict: false});
const isList = ajv.compile(schema);

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

/** Address of a listed file below the origin. */
export const toDownloadPath = (file: string): string => `${baseUrl}${DOWNLOADS}/${file}`;
