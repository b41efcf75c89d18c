import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ContractDocument} from '../../contract';
import {toApiView} from '../../contract/view/toApiView';
import type {ApiView} from '../../contract/view/types';
import {generatePages, hasPage, writeSidebar} from './generatePages';
import {toOutline} from './toOutline';

let siteDir: string;

/** Puts a specification and its view where the generator reads them; operations are ids by tag. */
function write(operations: Readonly<Record<string, string>>, found = operations): ApiView {
  const toDocument = (ids: typeof operations): ContractDocument => ({
    openapi: '3.1.0',
    info: {title: 'Some API', version: '1', summary: 'Does things.'},
    paths: Object.fromEntries(
      Object.entries(ids).map(([operationId, tag]) => [
        `/${operationId}`,
        {get: {operationId, summary: `Do ${operationId}`, tags: [tag], responses: {}}},
      ]),
    ),
  });
  const writeJson = (file: string, value: unknown): void => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), JSON.stringify(value));
  };
  const view = toApiView('vehicle', toDocument(operations), (code) => [code]);
  writeJson('.generated/api/_data/vehicle.outline.json', toOutline(toDocument(found), view));
  writeJson('.generated/api/_data/vehicle.json', view);
  return view;
}

const read = (file: string): string => readFileSync(path.join(siteDir, '.generated', file), 'utf8');

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
});

afterEach(() => rmSync(siteDir, {recursive: true}));

describe('generatePages', () => {
  it('writes a page that shows its operations in the order of the specification', async () => {
    await generatePages(siteDir, [write({listB: 'One', listA: 'Two'})]);
    expect(read('api/vehicle/some-api.info.mdx')).toBe(`---
id: some-api
title: "Some API"
description: "Does things."
slug: /vehicle
---

import data from '../_data/vehicle.json';
import {ApiIntroduction, ApiSchemas} from '@site/src/components/api';
import Operation0 from './list-b.api.mdx';
import Operation1 from './list-a.api.mdx';

<ApiIntroduction api={data} firstOperation="listB" />

<Operation0 />

<Operation1 />
`);
    expect(read('api/vehicle/list-a.api.mdx')).toContain('## Do listA {/* #listA */}');
  });

  it('writes a page of messages alone', async () => {
    const view = write({});
    const post = {summary: 'A thing has changed', responses: {}};
    const document = {
      openapi: '3.1.0',
      info: {title: 'Some API', version: '1'},
      paths: {},
      webhooks: {'thing changed': {post}},
    };
    const sending = {...toApiView('vehicle', document, (code) => [code]), id: view.id};
    const dir = path.join(siteDir, '.generated/api/_data');
    writeFileSync(path.join(dir, 'vehicle.json'), JSON.stringify(sending));
    writeFileSync(
      path.join(dir, 'vehicle.outline.json'),
      JSON.stringify(toOutline(document, sending)),
    );
    await generatePages(siteDir, [sending]);
    expect(read('api/vehicle/some-api.info.mdx')).toContain('## Messages to your server');
    expect(read('api/vehicle/post-thing-changed.api.mdx')).toContain('### A thing has changed');
  });

  it('lists the operations in the sidebar as the page does, whatever their tags', async () => {
    const view = write({b: 'One', a: 'Two', c: 'One'});
    await generatePages(siteDir, [view]);
    await writeSidebar(siteDir, [view]);
    expect(JSON.parse(read('api-sidebar.json'))).toEqual({
      api: [
        {
          type: 'category',
          label: 'Some API',
          link: {type: 'doc', id: 'vehicle/some-api'},
          items: ['b', 'a', 'c'].map((id) => ({
            type: 'link',
            label: `Do ${id}`,
            href: `/api/vehicle#${id}`,
            className: 'api-method api-method-get',
          })),
        },
      ],
    });
  });

  it('leaves a file alone that has not changed, and removes what has gone', async () => {
    await generatePages(siteDir, [write({listA: 'One', listB: 'One'})]);
    const file = path.join(siteDir, '.generated/api/vehicle/list-a.api.mdx');
    const {mtimeMs} = statSync(file);
    writeFileSync(path.join(siteDir, '.generated/api/vehicle.mdx'), 'of an older generator');
    await generatePages(siteDir, [write({listA: 'One'})]);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
    expect(readdirSync(path.join(siteDir, '.generated/api')).sort()).toEqual(['_data', 'vehicle']);
    expect(readdirSync(path.dirname(file)).sort()).toEqual([
      'list-a.api.mdx',
      'sidebar.ts',
      'some-api.info.mdx',
    ]);
  });

  it('has a place for an operation whose id has characters that addresses have not', async () => {
    await generatePages(siteDir, [write({'get things/{id}': 'One'})]);
    expect(read('api/vehicle/some-api.info.mdx')).toContain("from './get-things-id.api.mdx'");
    expect(read('api/vehicle/get-things-id.api.mdx')).toContain('{/* #get-things-id */}');
  });

  it('knows that a page was removed', async () => {
    const view = write({listA: 'One'});
    const pagesDir = path.join(siteDir, '.generated/api');
    await generatePages(siteDir, [view]);
    expect(hasPage(pagesDir, view)).toBe(true);
    rmSync(path.join(pagesDir, 'vehicle/some-api.info.mdx'));
    expect(hasPage(pagesDir, view)).toBe(false);
  });

  it('stops when the generator does not find an operation', async () => {
    await expect(
      generatePages(siteDir, [write({listA: 'One', listB: 'One'}, {listA: 'One'})]),
    ).rejects.toThrow('vehicle.yaml: operations without a place on the page, got listB.');
  });

  it('stops when two operations would have the same file', async () => {
    await expect(generatePages(siteDir, [write({listA: 'One', ListA: 'One'})])).rejects.toThrow(
      'vehicle.yaml: operations without a place on the page, got ListA.',
    );
  });
});
