import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {methods} from '../../contract/types';

const css = readFileSync('src/components/api/page.module.css', 'utf8');

it.each(methods)('the sidebar has a badge for operations with %s', (method) => {
  const [, badge] =
    new RegExp(String.raw`\.api-method-${method}\) > a::before \{[^}]*content: '(\w+)'`).exec(
      css,
    ) ?? [];
  expect(badge).toBe(method.toUpperCase().slice(0, badge?.length));
  // The column is as wide as five letters.
  expect(badge?.length).toBeLessThanOrEqual(5);
});
