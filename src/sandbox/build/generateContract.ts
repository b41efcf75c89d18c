import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {hashContract} from '../../contract/hashContract';

const THIS_FOLDER = path.dirname(fileURLToPath(import.meta.url));
const OUTPUT_DIRECTORY = path.resolve(THIS_FOLDER, '../../../.generated/sandbox');

const DECLARATION =
  "export declare const contract: import('../../src/sandbox/contractTypes').SandboxContract;\n";

/**
 * Compiles api-specs into what the sandbox imports; does nothing when it is up to date. Returns
 * the file.
 */
export async function generateSandboxContract(outputDirectory = OUTPUT_DIRECTORY): Promise<string> {
  const file = path.join(outputDirectory, 'contract.mjs');
  const mark = `// Generated from api-specs by src/sandbox/build. ${hashContract(THIS_FOLDER)}`;
  const present = await readFile(file, 'utf8').catch(() => '');
  if (!present.startsWith(mark)) {
    // Loads a compiler of schemas and a bundler, which nobody should wait for when nothing has
    // changed.
    const [{loadAllContracts}, {compileContract}] = await Promise.all([
      import('../../contract'),
      import('./compileContract'),
    ]);
    await mkdir(outputDirectory, {recursive: true});
    const temporary = `${file}.${process.pid}`;
    await writeFile(
      temporary,
      `${mark}\n${await compileContract(loadAllContracts(), outputDirectory)}`,
    );
    await rename(temporary, file);
    // TypeScript reads scripts too: without this it would infer thousands of literals.
    await writeFile(path.join(outputDirectory, 'contract.d.mts'), DECLARATION);
  }
  return file;
}
