import {renderToString} from 'react-dom/server';
import * as original from 'react-helmet-async';
import {expect, it} from 'vitest';
import * as ours from './helmet';

interface Library {
  readonly HelmetProvider: unknown;
  readonly Helmet: unknown;
}

/** The head of a page whose parts add to it, deeper ones over higher ones. */
function renderHead(library: Library, isEmpty = false): Record<string, string> {
  const Provider = library.HelmetProvider as typeof original.HelmetProvider;
  const Helmet = library.Helmet as typeof original.Helmet;
  const context: {helmet?: Record<string, {toString: () => string}>} = {};
  renderToString(
    <Provider context={context}>
      {!isEmpty && (
        <>
          <Helmet defaultTitle="Portal" titleTemplate="%s | Portal">
            <html lang="en" className="a" />
            <meta name="description" content="first" />
            <link rel="canonical" href="https://portal.example/first" />
          </Helmet>
          <main>
            <Helmet>
              <title>{'Page & "part"'}</title>
              <html lang="en" className="b" />
              <body data-x="1" />
              <meta name="description" content="second" />
              <script type="application/ld+json">{'{"a": "</script>"}'}</script>
            </Helmet>
          </main>
        </>
      )}
    </Provider>,
  );
  const {helmet = {}} = context;
  expect(context.helmet).toBe(helmet);
  return Object.fromEntries(Object.entries(helmet).map(([part, text]) => [part, text.toString()]));
}

it('builds the same head as the package', () => {
  const head = renderHead(ours);
  expect(head.title).toContain('Page &amp; &quot;part&quot; | Portal');
  expect(head.meta).toContain('second');
  expect(head).toEqual(renderHead(original));
});

it('has the empty head of the package when nothing adds to it', () => {
  expect(renderHead(ours, true)).toEqual(renderHead(original, true));
});

it('asks each part of a page once', () => {
  let built = 0;
  const Provider = ours.HelmetProvider as unknown as typeof original.HelmetProvider;
  const Helmet = ours.Helmet as typeof original.Helmet;
  const context: {helmet?: unknown} = {};
  renderToString(
    <Provider context={context}>
      {Array.from({length: 20}, (_, index) => (
        <Helmet key={index} onChangeClientState={() => (built += 1)}>
          <title>{String(index)}</title>
        </Helmet>
      ))}
    </Provider>,
  );
  const heads: unknown[] = [context.helmet, context.helmet];
  expect(heads[0]).toBe(heads[1]);
  expect(String((heads[0] as {title: unknown}).title)).toContain('>19<');
  expect(built).toBe(0);
});
