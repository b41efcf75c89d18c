import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, it, vi} from 'vitest';
import PageActions from '.';

afterEach(() => vi.unstubAllEnvs());

it('offers the Markdown of a page, but not on the server of development, which has none', () => {
  const render = () => renderToStaticMarkup(<PageActions markdown="/docs/content/faq.md" />);
  expect(render()).toContain('href="/docs/content/faq.md"');
  vi.stubEnv('NODE_ENV', 'development');
  expect(render()).toBe('');
});
