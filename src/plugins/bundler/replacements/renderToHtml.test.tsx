import {renderToHtml as renderToStream} from '@docusaurus/core/lib/client/renderToHtml.js';
import {lazy, Suspense, useId, type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {renderToHtml} from './renderToHtml';

function Field(): ReactNode {
  const id = useId();
  return (
    <label htmlFor={id}>
      {'Name & '}
      {1} <input id={id} disabled defaultValue={'"'} />
    </label>
  );
}

const Late = lazy(async () => ({default: Field}));

it.each([
  ['texts, attributes and ids', <Field key="field" />],
  [
    'a boundary',
    <Suspense key="boundary" fallback="…">
      <Field />
      <svg viewBox="0 0 1 1">
        <path d="M0" />
      </svg>
    </Suspense>,
  ],
])('writes the same as Docusaurus: %s', async (_what, app) => {
  const html = await renderToHtml(app);
  expect(html).toContain('<input');
  expect(html).toBe(await renderToStream(app));
});

it('waits for a part that is loaded late', async () => {
  const app = (
    <Suspense fallback="…">
      <Late />
    </Suspense>
  );
  expect(await renderToHtml(app)).toContain('<input');
});

it('fails with the error of a part', async () => {
  const Broken = (): ReactNode => {
    throw new Error('no data');
  };
  await expect(renderToHtml(<Broken />)).rejects.toThrow('no data');
  await expect(
    renderToHtml(
      <Suspense fallback="…">
        <Broken />
      </Suspense>,
    ),
  ).rejects.toThrow('no data');
});
