import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {createFolder} from '../../site-checks/site/createBuiltSite';
import {findTypeScript} from './findTypeScript.mjs';

const require = createRequire(import.meta.url);
/** The loader is a package of Docusaurus. */
const loader = createRequire(require.resolve('@docusaurus/utils'));
type Load = (file: string, options: object) => (name: string) => unknown;

/** How often the loader asks for files that are not there, and what it loads. */
function countFailures(): {failures: number; exports: unknown} {
  const folder = createFolder({
    'main.ts': "module.exports = [require('./part'), require('./other'), require('./folder')];",
    'part.ts': "module.exports = 'part';",
    'other.ts': "module.exports = 'other';",
    'part.json': '{"from": "JSON"}',
    'folder/index.ts': "module.exports = 'index';",
  });
  const find = vi.spyOn(Module as unknown as {_findPath(): unknown}, '_findPath');
  const load = (loader('jiti') as Load)(path.join(folder, 'x.js'), {cache: false});
  const exports = load('./main.ts');
  const failures = find.mock.results.filter(({value}) => value === false).length;
  find.mockRestore();
  return {failures, exports};
}

it('finds TypeScript at once, and the same files as before', () => {
  const before = countFailures();
  const undo = findTypeScript();
  const after = countFailures();
  undo();
  expect(after.exports).toEqual(before.exports);
  expect(after.exports).toEqual([expect.objectContaining({from: 'JSON'}), 'other', 'index']);
  expect(before.failures).toBeGreaterThan(0);
  expect(after.failures).toBe(0);
  expect(Object.keys(Module['_extensions' as keyof typeof Module])).not.toContain('.ts');
});
