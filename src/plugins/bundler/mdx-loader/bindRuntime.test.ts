import {compileSync} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import bindRuntime from './bindRuntime';

it('refers to each import of the JSX runtime once, however many elements a document has', () => {
  const code = bindRuntime(String(compileSync('# One\n\nTwo *three*\n\n- four\n- five\n')));
  const [first = '', ...rest] = code.split('\n');
  expect(first).toBe(
    'import {Fragment as _Fragment$, jsx as _jsx$, jsxs as _jsxs$} from "react/jsx-runtime"; const _Fragment = _Fragment$, _jsx = _jsx$, _jsxs = _jsxs$;',
  );
  expect(rest.join('\n')).toContain('_jsx(_components.em');
  expect(rest.join('\n')).not.toMatch(/\$|import/);
});

it('leaves a document without elements alone', () => {
  const code = String(compileSync('export const five = 5;\n'));
  expect(bindRuntime(code.replace(/^import.*/m, ''))).toBe(code.replace(/^import.*/m, ''));
});
