import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expandSpecs} from './expandSpecs';

/** What the linter found in one place. */
export interface LintProblem {
  readonly file: string;
  /** Where in the document, as a JSON pointer. */
  readonly pointer: string;
  readonly rule: string;
  readonly severity: 'error' | 'warn';
  readonly message: string;
}

interface LintReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: 'error' | 'warn';
    readonly message: string;
    readonly location: readonly {
      readonly source: {readonly ref: string};
      readonly pointer?: string;
    }[];
  }[];
}

const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/**
 * Checks specifications with @redocly/cli, warnings included, after expanding their tokens into a temporary folder.
 *
 * @param directory folder of the specifications
 * @param names files in it that are specifications; the others are only referred to
 * @param rules the file with the rules
 */
export function lintSpecs(
  directory: string,
  names: readonly string[],
  rules: string,
): LintProblem[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'specs-'));
  try {
    expandSpecs(directory, folder);
    return names.flatMap((name) => lintFile(folder, name, path.resolve(rules)));
  } finally {
    rmSync(folder, {recursive: true});
  }
}

function lintFile(folder: string, name: string, rules: string): LintProblem[] {
  const {stdout, stderr, error} = spawnSync(
    process.execPath,
    [cli, 'lint', name, '--config', rules, '--format', 'json', '--max-problems', '1000'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
    },
  );
  if (!stdout.startsWith('{'))
    throw new Error(`specification linter: no report about ${name}.\n${stderr}`, {cause: error});
  return (JSON.parse(stdout) as LintReport).problems.map(
    ({ruleId, severity, message, location}) => ({
      file: path.relative(folder, path.resolve(folder, location[0]?.source.ref ?? name)),
      pointer: location[0]?.pointer ?? '',
      rule: ruleId,
      severity,
      message,
    }),
  );
}
