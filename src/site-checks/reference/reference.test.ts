import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {apiIds, loadAllContracts, toBundledJson} from '../../contract';
import {estimateBytes} from '../../contract/view/pages/toPages';
import type {ApiView} from '../../contract/view/types';
import {referenceFiles} from '../../../.generated/sandbox/resultFiles';
import {listContractParts, type ContractPart} from './listContractParts';
import {readReference, type ReferencePage} from './readReference';

/** Until the page has loaded: HTML and CSS, compressed. */
const PAGE_BYTES = 35_000;
/** Script of a reference page beyond that of a document, compressed. */
const SCRIPT_BYTES = 25_000;
/** Source of a page by the compact JSON of its specification. */
const SOURCE_RATIO = 3;
const HTML_BYTES = 1_000_000;

const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Whether a page shows a part of the contract. */
function shows(page: ReferencePage, {kind, name, at = ''}: ContractPart): boolean {
  if (kind === 'code') return page.codes.has(name);
  if (kind === 'status') return page.ids.includes(at);
  return page.items.some(
    (item) => item.kind === kind && item.name === name && item.id.startsWith(at),
  );
}

const contracts = loadAllContracts();

describe.each(apiIds)('the page of the %s API', (id) => {
  const page = readReference(`build/api/${id}/index.html`);
  const parts = listContractParts(contracts[id]);

  it('shows every operation, parameter, header, field, enum value, status and error message without script', () => {
    const missing = parts
      .filter((part) => !shows(page, part))
      .map(({kind, name, at}) => `${kind} ${name}${at === undefined ? '' : ` at ${at}`}`);
    expect(missing).toEqual([]);
  });

  it('gives each part a unique id, and links only to parts that exist', () => {
    expect(page.ids.filter((one, index) => page.ids.indexOf(one) !== index)).toEqual([]);
    expect(page.anchors.filter((anchor) => anchor !== '' && !page.ids.includes(anchor))).toEqual(
      [],
    );
    expect(page.items.filter((item) => !page.ids.includes(item.id))).toEqual([]);
  });

  it('has a place for each field of a response that the JSON of the workbench links to', async () => {
    const {default: data} = await referenceFiles[id]();
    const places = data.nodes.flatMap(({at}) => at ?? []);
    expect(places.length).toBeGreaterThan(10);
    const missing = places.filter((place) => {
      const [address, anchor = ''] = place.split('#');
      return address !== `api/${id}` || !page.ids.includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('stays within the budget of bytes', () => {
    const styles = page.stylesheets.map((href) =>
      path.join('build', href.replace(/^\/docs\//, '')),
    );
    expect(
      weigh(`build/api/${id}/index.html`) + styles.reduce((sum, file) => sum + weigh(file), 0),
    ).toBeLessThan(PAGE_BYTES);
    const scripts = readdirSync('build/assets/js')
      .map((file) => path.join('build/assets/js', file))
      .filter((file) =>
        readFileSync(file, 'utf8').includes(`${page.items[0]?.id.replace('-operation', '')}-200`),
      );
    expect(scripts).not.toEqual([]);
    expect(scripts.reduce((sum, file) => sum + weigh(file), 0)).toBeLessThan(SCRIPT_BYTES);
    expect(Buffer.byteLength(page.html)).toBeLessThan(HTML_BYTES);
    // The estimate that decides whether a reference is split.
    const view = JSON.parse(readFileSync(`.generated/api/_data/${id}.json`, 'utf8')) as ApiView;
    const estimate = estimateBytes(view) / Buffer.byteLength(page.html);
    expect(estimate).toBeGreaterThan(0.87);
    expect(estimate).toBeLessThan(1.25);
  });

  it('has a source of at most three times the specification', () => {
    const source =
      readFileSync(`.generated/api/_data/${id}.json`).length +
      readdirSync(`.generated/api/${id}`)
        .map((file) => readFileSync(`.generated/api/${id}/${file}`).length)
        .reduce((sum, length) => sum + length, 0);
    expect(source / JSON.stringify(JSON.parse(toBundledJson(contracts[id]))).length).toBeLessThan(
      SOURCE_RATIO,
    );
  });
});

describe('the check of reference pages', () => {
  it('names what a page of another API lacks', () => {
    const page = readReference('build/api/transport/index.html');
    const missing = listContractParts(contracts.vehicle).filter((part) => !shows(page, part));
    expect(missing.map(({name}) => name)).toEqual(
      expect.arrayContaining(['POST /{region}', 'roi', 'x-disable-call-statistics', 'HVT', '200']),
    );
  });
});
