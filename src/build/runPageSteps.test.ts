import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createFolder} from '../site-checks/site/createBuiltSite';
import {toText} from './html';
import type {PageReader, PageTransform} from './PageStep';
import {runPageSteps} from './runPageSteps';

const createSite = () => ({
  outDir: createFolder({
    '404.html': '<p>404',
    'a-b/index.html': '<p>a-b',
    'a/index.html': '<p>a',
    'notes.txt': '<p>text',
  }),
  baseUrl: '/docs/',
  routesPaths: ['/docs/a-b', '/docs/a/', '/docs/404.html'],
});

/** Notes what it is shown, and the end. */
function createReader(seen: string[]): PageReader {
  return {
    read: ({document}) => toText(document),
    collect: (text, {file, route}) => void seen.push(`${file} ${route}: ${String(text)}`),
    finish: () => void seen.push('end'),
  };
}

it('shows every page to every reader, by route, after all transforms', () => {
  const site = createSite();
  const seen: string[] = [];
  const transforms: PageTransform[] = [
    {changeHead: (html) => `${html}!`},
    {changeHead: (html, {route}) => html.replace('!', route === undefined ? '?' : '!!')},
  ];
  runPageSteps(site, {transforms, readers: [createReader(seen), createReader(seen)]});
  const once = [
    '404.html undefined: 404?',
    'a-b/index.html /docs/a-b: a-b!!',
    'a/index.html /docs/a/: a!!',
    'end',
  ];
  expect(seen).toEqual(once.flatMap((line) => [line, line]));
  expect(readFileSync(path.join(site.outDir, 'a/index.html'), 'utf8')).toBe('<p>a!!');
  expect(readFileSync(path.join(site.outDir, 'notes.txt'), 'utf8')).toBe('<p>text');
});

it('lets a reader change all pages once all of them are read', () => {
  const site = createSite();
  const seen: string[] = [];
  const count: PageReader = {
    collect: (_result, {html}) => void seen.push(html),
    finish: () => undefined,
    getTransform: () => ({changeHead: (html) => `${html} of ${seen.length}`}),
  };
  runPageSteps(site, {readers: [count, createReader([])]});
  expect(seen).toEqual(['<p>404', '<p>a-b', '<p>a']);
  expect(readFileSync(path.join(site.outDir, 'a/index.html'), 'utf8')).toBe('<p>a of 3');
});

it('changes a page once by each transform, whenever it runs', () => {
  const site = createSite();
  const seen: string[] = [];
  const last: PageReader = {
    collect: (_result, {html}) => void seen.push(html),
    finish: () => undefined,
    getTransform: () => ({changeHead: (html) => `${html}, last`}),
  };
  const none: PageReader = {...createReader([]), getTransform: () => undefined};
  runPageSteps(site, {
    transforms: [{changeHead: (html) => `${html}, first`}],
    readers: [last, none],
  });
  expect(seen).toEqual(['<p>404, first', '<p>a-b, first', '<p>a, first']);
  expect(readFileSync(path.join(site.outDir, 'a/index.html'), 'utf8')).toBe('<p>a, first, last');
  runPageSteps(site, {transforms: [{changeHead: (html) => `${html}, again`}], readers: [none]});
  expect(readFileSync(path.join(site.outDir, 'a/index.html'), 'utf8')).toBe(
    '<p>a, first, last, again',
  );
});

it('changes the head of a page and the rest of it apart', () => {
  const outDir = createFolder({'a/index.html': '<head>a</head><p>a'});
  const site = {outDir, baseUrl: '/docs/', routesPaths: ['/docs/a/']};
  const change = (text: string): string => text.replace(/>a/g, '>b');
  const read = (): string => readFileSync(path.join(outDir, 'a/index.html'), 'utf8');
  runPageSteps(site, {transforms: [{changeHead: (head) => change(head)}]});
  expect(read()).toBe('<head>b</head><p>a');
  runPageSteps(site, {transforms: [{changeBody: (body) => change(body)}]});
  expect(read()).toBe('<head>b</head><p>b');
});
