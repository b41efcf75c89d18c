import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it} from 'vitest';
import {ApiPageText} from '../../components/api';
import type {ContractDocument} from '../../contract';
import {toPages} from '../../contract/view/pages/toPages';
import {toApiView} from '../../contract/view/toApiView';
import {toSidebarItem, writePages} from './splitPages';

const operation = (operationId: string, tag: string) => ({
  operationId,
  tags: [tag],
  summary: `Do <${operationId}>`,
  responses: {200: {description: 'Done.'}},
});
const document: ContractDocument = {
  openapi: '3.1.0',
  info: {title: 'Large API', version: '1', summary: 'Is large.'},
  servers: [{url: 'https://large.example'}],
  paths: {
    '/a': {get: operation('getA', 'small'), post: operation('postA', 'small')},
    '/b': {get: operation('getB', 'wide'), put: operation('putB', 'wide')},
    '/c': {get: operation('getC', 'wide')},
  },
};
const view = toApiView('large', document, (code) => [code]);
// Two operations fit on a page, three do not.
const first = toPages(view, 47_000)!;
const dir = mkdtempSync(path.join(tmpdir(), 'split-'));

afterEach(() => rmSync(dir, {recursive: true, force: true}));

describe('the files of an API with several pages', () => {
  it('are a page and its data for each tag or operation', () => {
    writePages(view, first, dir);
    const names = readdirSync(dir, {recursive: true, encoding: 'utf8'});
    expect(names.filter((name) => name.endsWith('.mdx')).sort()).toEqual([
      'large-api.info.mdx',
      'small.page.mdx',
      'wide.page.mdx',
      'wide/getB.page.mdx',
      'wide/getC.page.mdx',
      'wide/putB.page.mdx',
    ]);
    expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(6);
    const page = readFileSync(path.join(dir, 'wide/putB.page.mdx'), 'utf8');
    expect(page).toContain('\nslug: "/large/wide/putB"\n');
    expect(page).toContain("import data from './putB.page.json';");
    expect(page).toContain('## Do \\<putB\\> {/* #putB */}');
    expect(page).toContain('<ApiOperation operation={data.operations[0]}');
  });

  it('are named by tags and operations in any alphabet', () => {
    const paths = {
      '/a': {get: operation('получить', 'Товари'), post: operation('создать', 'Товари')},
      '/b': {get: operation('getB', '庫存')},
    };
    const other = toApiView('large', {...document, paths}, (code) => [code]);
    const pages = toPages(other, 47_000)!;
    expect(pages.pages.map((page) => page.path)).toEqual(['large/товари', 'large/庫存']);
    expect(toSidebarItem(pages, other)).toMatchObject({
      items: [
        {link: {id: 'large/товари'}, items: [{href: encodeURI('/api/large/товари#получить')}, {}]},
        {id: 'large/庫存'},
      ],
    });
  });

  it('are in the sidebar below their tags, with the operations of a page below it', () => {
    expect(toSidebarItem(first, view)).toMatchObject({
      type: 'category',
      label: 'Large API',
      link: {type: 'doc', id: 'large/large-api'},
      items: [
        {
          label: 'small',
          link: {type: 'doc', id: 'large/small'},
          items: [
            {label: 'Do <getA>', href: '/api/large/small#getA'},
            {href: '/api/large/small#postA', className: 'api-method api-method-post'},
          ],
        },
        {
          label: 'wide',
          items: [
            {type: 'doc', id: 'large/wide/getB', className: 'api-method api-method-get'},
            {type: 'doc', id: 'large/wide/putB'},
            {type: 'doc', id: 'large/wide/getC'},
          ],
        },
      ],
    });
  });

  it('name an operation without a summary by its path beside its method', () => {
    const {summary: _, ...unnamed} = operation('getA', 'small');
    const paths = {...document.paths, '/a': {get: unnamed, post: {...unnamed, operationId: 'b'}}};
    const other = toApiView('large', {...document, paths}, (code) => [code]);
    const item = JSON.stringify(toSidebarItem(toPages(other, 47_000)!, other));
    expect(item).toContain('"label":"/a","className":"api-method api-method-get"');
    expect(item).toContain('"label":"/a","className":"api-method api-method-post"');
    expect(toSidebarItem(toPages(other, 20_000)!, other)).toMatchObject({
      items: [
        {
          items: [
            {type: 'doc', label: '/a'},
            {type: 'doc', label: '/a'},
          ],
        },
        {},
      ],
    });
  });

  it('lead from the first one to the others, and to each operation', () => {
    const html = renderToStaticMarkup(<ApiPageText text={first.text} />);
    const item = (address: string, id: string, call: string): string =>
      `<li><a href="/api/large/${address}#${id}">Do &lt;${id}&gt;</a> <code>${call}</code></li>`;
    expect(html).toContain(
      [
        '<ul><li><p><a href="/api/large/small">small</a></p>',
        `<ul>${item('small', 'getA', 'GET /a')}${item('small', 'postA', 'POST /a')}</ul></li>`,
        '<li><p><a href="/api/large/wide">wide</a></p>',
        `<ul>${item('wide/getB', 'getB', 'GET /b')}${item('wide/putB', 'putB', 'PUT /b')}`,
        `${item('wide/getC', 'getC', 'GET /c')}</ul></li></ul>`,
      ].join(''),
    );
  });
});
