import {describe, expect, it} from 'vitest';
import {createTemplate} from './createTemplate';

const options = {
  colorMode: 'light',
  announcement: 'news-1',
  worker: '/docs/search-worker.js',
  titles: '/docs/search-titles.json',
  hydrateWhenIdle: false,
} as const;

describe('createTemplate', () => {
  it('fills every place', () => {
    expect(createTemplate(options)).not.toMatch(/\{\{\w+\}\}/);
    expect(createTemplate(options)).toContain(String.raw`/\/search\./`);
  });

  it('starts no script without an interaction', () => {
    expect(createTemplate(options)).not.toMatch(/<script[^>]+\bsrc=/);
  });

  it('hydrates pages without an interaction after 10 s, if so configured', () => {
    expect(createTemplate(options)).not.toContain('data-idle');
    expect(createTemplate({...options, hydrateWhenIdle: true})).toContain('data-idle="10000"');
  });

  it('keeps the texts of the scripts the same under every setting', () => {
    const toScripts = (template: string): string[] =>
      [...template.matchAll(/(?<=>)\/\/ [^]*?(?=<\/script>)/g)].map(([text]) => text);
    expect(
      toScripts(
        createTemplate({
          colorMode: 'switchable',
          announcement: 'news-2',
          worker: '',
          titles: '',
          hydrateWhenIdle: true,
        }),
      ),
    ).toEqual(toScripts(createTemplate(options)));
  });
});
