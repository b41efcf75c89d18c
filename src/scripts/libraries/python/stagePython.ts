import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expandTokens} from '../../../markdown/expandTokens';
import {tokensWithLimits} from '../../../markdown/tokensWithLimits';
import {names} from '../../../portal/product';
import {generateLibrarySources} from '../generateLibrarySources';
import {PYTHON_DIR} from '../libraries';
import {stageOnce} from '../stageOnce';

/** The files of the Python client by their path in the source distribution, tokens expanded. */
export type PythonFiles = ReadonlyMap<string, string>;

const TOP_FILES = ['pyproject.toml', 'README.md', 'CHANGELOG.md', 'LICENSE', 'build_backend.py'];
/** What the package is called in the repository, where its name must not depend on the product. */
const NEUTRAL = 'src/client_package/';

/** Reads the Python client with everything that is generated for it. */
export async function readPythonFiles(): Promise<PythonFiles> {
  generateLibrarySources();
  const entries = await readdir(path.join(PYTHON_DIR, NEUTRAL), {recursive: true});
  const inPackage = entries
    .filter((file) => /(\.py|^py\.typed)$/.test(file))
    .map((file) => NEUTRAL + file.split(path.sep).join('/'));
  const files = new Map<string, string>();
  for (const file of [...TOP_FILES, ...inPackage.sort()]) {
    const text = await readFile(path.join(PYTHON_DIR, file), 'utf8');
    const origin = {file: `lib-src/python-client/${file}`};
    files.set(
      file.replace(NEUTRAL, `src/${names.pythonModule}/`),
      expandTokens(text, origin, tokensWithLimits),
    );
  }
  return files;
}

/**
 * Writes the Python client into `.generated/packages/` for tests and type checks. Does nothing when
 * the sources have not changed.
 *
 * @returns the folder; its `src` is what `PYTHONPATH` takes
 */
export async function stagePython(): Promise<string> {
  const files = await readPythonFiles();
  return stageOnce('python-client', [...files], async (draft) => {
    for (const [file, text] of files) {
      await mkdir(path.dirname(path.join(draft, file)), {recursive: true});
      await writeFile(path.join(draft, file), text);
    }
  });
}
