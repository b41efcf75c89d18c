import {spawnSync} from 'node:child_process';
import {transformSync, type Loader, type TransformFailure} from 'esbuild';
import type {Problem} from '../problem';
import type {Sample} from './sample';

/**
 * JavaScript and TypeScript in a page are what their language can read. Files are run by `npm run
 * check:samples`.
 */
export function checkScript({file, name, text}: Sample): Problem[] {
  try {
    transformSync(text, {
      loader: name.split('.').at(-1) as Loader,
      logLevel: 'silent',
      jsx: 'preserve',
    });
    return [];
  } catch (error) {
    return (error as TransformFailure).errors.slice(0, 1).map(({text: reason, location}) => ({
      file,
      line: location?.line ?? 1,
      message: `cannot be read as ${name.endsWith('.ts') || name.endsWith('.tsx') ? 'TypeScript' : 'JavaScript'}: ${reason.replace(/\.?$/, '.')}`,
    }));
  }
}

/** Python in a page is what Python can read; without Python on the machine, only CI says so. */
export function checkPython({file, text}: Sample): Problem[] {
  const {status, stderr, error} = spawnSync(
    'python3',
    ['-c', 'import ast,sys;ast.parse(sys.stdin.read())'],
    {input: text, encoding: 'utf8'},
  );
  if (error !== undefined || status === 0) return [];
  const line = Number(/line (\d+)\D*$/m.exec(stderr)?.[1] ?? 1);
  const reason =
    stderr
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^\w+: /, '') ?? '';
  return [{file, line, message: `cannot be read as Python: ${reason.replace(/\.?$/, '.')}`}];
}
