import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {environment} from '../../contract/samples/fixtures/shapes';

/** The languages that can call every operation. */
export type Language = 'curl' | 'fetch' | 'python';

const ENDINGS: Readonly<Record<Language, string>> = {curl: 'sh', fetch: 'mjs', python: 'py'};

/**
 * Runs samples of one language, all in one process.
 *
 * @param folder where the samples are written and run
 * @param samples by the number of their shape
 * @returns a line for each sample that ended with an error
 */
export async function runSamples(
  folder: string,
  language: Language,
  samples: ReadonlyMap<number, string>,
): Promise<string[]> {
  const files = [...samples].map(([number, code]) => {
    const file = path.join(folder, `s${number}.${ENDINGS[language]}`);
    writeFileSync(file, code);
    return file;
  });
  const [command, ...rest] = toCommand(language, files);
  const {stderr} = await promisify(execFile)(command, rest, {
    cwd: folder,
    env: {...process.env, ...environment},
  });
  return stderr.split('\n').filter((line) => line.startsWith('FAILED'));
}

function toCommand(language: Language, files: readonly string[]): [string, ...string[]] {
  const names = JSON.stringify(files);
  switch (language) {
    case 'curl':
      return [
        'bash',
        '-c',
        files.map((file) => `. ${file} || echo FAILED ${file}: $? >&2`).join('\n'),
      ];
    case 'fetch':
      return [
        process.execPath,
        '--input-type=module',
        '-e',
        `for (const file of ${names}) await import(file).catch((error) => console.error('FAILED', file, error.stack));`,
      ];
    case 'python':
      return [
        process.env.PYTHON ?? 'python3',
        '-c',
        `import runpy, sys\nfor file in ${names}:\n try: runpy.run_path(file)\n except BaseException as error: print("FAILED", file, error, file=sys.stderr)`,
      ];
    default:
      return language satisfies never;
  }
}
