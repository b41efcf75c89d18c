import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Programs by the ending of the sample's name. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  '.sh': ['bash'],
  '.mjs': [process.execPath],
  '.js': [process.execPath],
  '.mts': [process.execPath, '--import', import.meta.resolve('tsx')],
  '.py': [process.env.PYTHON ?? 'python3'],
};

/** A file that a page shows and a reader may run or use. */
export interface Sample {
  /** Path from the root of the repository, as a failure shows it. */
  readonly file: string;
  /** Command that runs it, without the file; none for data. */
  readonly program: readonly string[] | undefined;
  /** What it printed when it was recorded, if a page shows that. */
  readonly outputFile: string;
  /** Why the tests do not run it, from its first line. */
  readonly notRun: string | undefined;
}

const NOT_RUN = /Not run by the tests: (.+?)\s*$/;
/** Recorded by a run, not written by us. */
const RECORDED = /\.(?:out|http)$/;

/** Every file in the `_samples` folders below `docsDir`, without recorded output. */
export function collectSamples(docsDir: string): Sample[] {
  return readdirSync(docsDir, {recursive: true, withFileTypes: true})
    .filter(
      (entry) =>
        entry.isFile() && /\/_samples(?:\/|$)/.test(entry.parentPath) && !RECORDED.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort((a, b) => a.localeCompare(b))
    .map((file) => {
      const [firstLine = ''] = readFileSync(file, 'utf8').split('\n', 1);
      // A scenario runs a project that has its own folder.
      const program =
        path.basename(path.dirname(file)) === '_samples' ? PROGRAMS[path.extname(file)] : undefined;
      return {file, program, outputFile: getOutputFile(file), notRun: NOT_RUN.exec(firstLine)?.[1]};
    });
}

/** `retry.py.out`; or `verify.out` where programs of several languages print the same. */
function getOutputFile(file: string): string {
  const shared = file.replace(/\.[^.]+$/, '.out');
  return existsSync(shared) ? shared : `${file}.out`;
}
