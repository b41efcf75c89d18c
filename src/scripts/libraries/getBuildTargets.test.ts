import {expect, test} from 'vitest';
import {getBuildTargets} from './getBuildTargets';

test('reads every promised file from the manifest, once', () => {
  const targets = getBuildTargets({
    name: 'sample',
    exports: {
      '.': {
        browser: {
          require: {types: './dist/cjs/index.d.ts', default: './dist/browser-cjs/index.js'},
          default: {types: './dist/esm/index.d.ts', default: './dist/browser/index.js'},
        },
        import: {types: './dist/esm/index.d.ts', default: './dist/esm/index.js'},
        require: './dist/cjs/index.js',
      },
      './more/parts': './dist/esm/more/parts.js',
      './package.json': './package.json',
    },
    bin: {sample: './dist/esm/index.js'},
  });
  expect(targets).toEqual([
    {format: 'browser-cjs', entry: 'index'},
    {format: 'browser', entry: 'index'},
    {format: 'esm', entry: 'index'},
    {format: 'cjs', entry: 'index'},
    {format: 'esm', entry: 'more/parts'},
  ]);
});

test('rejects a manifest that promises nothing', () => {
  expect(() =>
    getBuildTargets({name: 'sample', exports: {'.': './index.js'}}),
  ).toThrowErrorMatchingInlineSnapshot(
    `[Error: sample: \`exports\` promises no file. Expected: paths like "./dist/esm/index.js".]`,
  );
});
