import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliDecompress} from 'node:zlib';
import {DOCUMENTS_FILE, type PackedDocuments} from '../build/documents/PackedDocuments';
import type {ErrorEntry} from '../errors/ErrorEntry';
import {createCatalog} from '../errors/match/createTemplates';
import {baseUrl, hosts} from '../portal/product';
import {createSandbox} from '../sandbox/createSandbox';
import {samples} from '../sandbox/samples';
import type {Context} from './Context';
import {Library} from './Library';
import {ToolError} from './ToolError';

/** Name of the file with all explained errors, beside the program. */
const ERRORS_FILE = 'errors.json';

/**
 * Creates what the tools work with. It reads files of the package only.
 *
 * @param folder where the program is, with a slash at its end
 */
export function createContext(folder: URL): Context {
  const readPicture = async (name: string): Promise<Uint8Array | undefined> =>
    samples.some((sample) => sample.name === name)
      ? readFile(new URL(`samples/pictures/${name}.jpg`, folder))
      : undefined;
  return {
    getLibrary: keep(() => readLibrary(new URL(DOCUMENTS_FILE, folder))),
    getErrors: keep(async () =>
      createCatalog(
        JSON.parse(await readFile(new URL(ERRORS_FILE, folder), 'utf8')) as readonly ErrorEntry[],
      ),
    ),
    sandbox: createSandbox({readPicture}),
    readPicture,
    toPortalUrl: (below) => hosts.portal + baseUrl + below.replace(/^\//, ''),
  };
}

async function readLibrary(file: URL): Promise<Library> {
  const packed = await readFile(file).catch(() => {
    throw new ToolError(
      'This package was made without the pages of the portal. Fix: run the package of the published portal; the other tools work here too.',
    );
  });
  const text = (await promisify(brotliDecompress)(packed)).toString();
  return new Library(JSON.parse(text) as PackedDocuments);
}

/** Runs once; a failure is tried again. */
function keep<Value>(create: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => {
    value ??= create().catch((error: unknown) => {
      value = undefined;
      throw error;
    });
    return value;
  };
}
