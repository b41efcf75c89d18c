import path from 'node:path';
import {ESLint} from 'eslint';
import {beforeAll, describe, expect, it} from 'vitest';

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint({overrideConfigFile: path.resolve('src/tooling/eslint.config.mjs')});
});

/** Whether the linter refuses this import in a file of this folder. */
async function isRefused(filePath: string, source: string): Promise<boolean> {
  const [result] = await eslint.lintText(`import '${source}';\n`, {filePath});
  return (result?.messages ?? []).some(({ruleId}) => ruleId === 'no-restricted-imports');
}

describe('the linter holds who may import whom', () => {
  it.each([
    ['src/search/a.ts', '../plugins/search-index'],
    ['src/search/a.ts', '../scripts/search/tuning'],
    ['src/search/a.ts', '../testing/typesense/TypesenseDouble'],
    ['src/search/a.ts', '../widgets/SearchModal'],
    ['src/sandbox/a.ts', '../search/tokenize'],
    ['src/hooks/a.ts', '../widgets/SearchModal'],
    ['src/portal/a.ts', '../data/limits'],
  ])('%s does not see %s', async (file, source) => {
    expect(await isRefused(file, source)).toBe(true);
  });

  it.each([
    ['src/search/a.ts', '../portal/search'],
    ['src/search/a.ts', '../data/limits'],
    ['src/search/a.test.ts', '../testing/typesense/serverUnderTest'],
    ['src/hooks/a.ts', '../search/getSearchEngine'],
    ['src/widgets/Thing/a.ts', '../../search/types'],
  ])('%s sees %s', async (file, source) => {
    expect(await isRefused(file, source)).toBe(false);
  });
});
