import {expect, it} from 'vitest';
import {toFile} from './browser/toFile';
import {toOfflinePage} from './toOfflinePage';

const PORTAL = 'https://docs.example/docs/';
const FILES = ['index.html', 'content/faq/index.html', 'content/index.html', 'samples/car.jpg'];
const site = {portal: PORTAL, has: (file: string) => FILES.includes(file)};
const START = '<!doctype html><html><head><meta charset=UTF-8>';

const transform = (body: string, file = 'content/faq/index.html') =>
  toOfflinePage(`${START}${body}`, file, site);
/** The page without its first script. */
const transformBody = (body: string): string =>
  transform(body)
    .html.replace(/<script src="[^"]*offline[^>]*><\/script>/, '')
    .slice(START.length);

it.each([
  ['/docs/', 'index.html'],
  ['/docs', 'index.html'],
  ['/docs?q=1', 'index.html?q=1'],
  ['/docs/content/faq', 'content/faq/index.html'],
  ['/docs/content/faq/', 'content/faq/index.html'],
  ['/docs/content/faq?lang=curl#a/b.c', 'content/faq/index.html?lang=curl#a/b.c'],
  ['/docs/samples/car.jpg', 'samples/car.jpg'],
  ['https://docs.example/docs/content', 'content/index.html'],
  ['/docsy', undefined],
  ['//docs/x', undefined],
  ['https://docs.example.com/docs/', undefined],
  ['#id', undefined],
  ['content/faq', undefined],
])('finds the file of %s', (address, file) => {
  expect(toFile(address, PORTAL)).toBe(file);
});

it.each([
  ['a link without quotes', '<a href=/docs/>x</a>', '<a href="../../index.html">x</a>'],
  [
    'a place in another page',
    '<a class=b href="/docs/content?lang=curl#top">x</a>',
    '<a class=b href="../index.html?lang=curl#top">x</a>',
  ],
  ['a place in the same page', '<a href=/docs/content/faq#get>x</a>', '<a href="#get">x</a>'],
  [
    'a picture beside a text with >',
    '<img alt="a > b" src="/docs/samples/car.jpg">',
    '<img alt="a > b" src="../../samples/car.jpg">',
  ],
  [
    'a style sheet, which the bundler knows by its published address',
    '<link rel=stylesheet href=/docs/samples/car.jpg />',
    '<link rel=stylesheet href="../../samples/car.jpg" data-href="/docs/samples/car.jpg" />',
  ],
  [
    'what the folder lacks, to the published portal',
    '<a href=/docs/sitemap.xml>x</a>',
    '<a href="https://docs.example/docs/sitemap.xml">x</a>',
  ],
])('redirects %s', (_title, html, expected) => {
  expect(transformBody(html)).toBe(expected);
});

it.each([
  '<link rel=canonical href=https://docs.example/docs/content/faq>',
  '<a href=https://other.example/docs/>x</a>',
  '<a href="#get">x</a>',
  '<code>&lt;a href=/docs/></code>',
  '<script type=application/ld+json>{"item":"<a href=/docs/>"}</script>',
])('leaves %s as it is', (html) => {
  expect(transformBody(html)).toBe(html);
});

it('wraps inline scripts, and reports them for the policy', () => {
  const {html, scripts} = transform('<script data-x="/docs/a">location.hash</script><p>1');
  expect(scripts).toEqual([
    '(function(window,self,location,history,fetch,Worker){location.hash\n}).apply(void 0,portalOffline.scope);',
  ]);
  expect(html).toContain(`<script data-x="/docs/a">${scripts[0]}</script><p>1`);
});

it('tells the first script which page it is, and drops the policy of the published site', () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'">';
  expect(transform(policy).html).toBe(
    `${START}<script src="../../offline/portal.js" data-route="/docs/content/faq" data-portal="${PORTAL}"></script>`,
  );
  expect(transform('', 'index.html').html).toContain('data-route="/docs/"');
});

it('rejects what is no page', () => {
  expect(() => toOfflinePage('<p>no head', 'a.html', site)).toThrow(
    'a.html: not a page of the portal. Expected: <head> that begins with <meta charset>.',
  );
});
