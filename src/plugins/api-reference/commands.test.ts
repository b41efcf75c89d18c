import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apiIds, listOperations, listWebhooks, loadAllContracts} from '../../contract';
import {toPartialFile} from './createPageWriters';

const CONFIG = `
import {openapiDocs} from '../../src/plugins/api-reference/openapiDocs';
const docs = {id: 'api', path: '.generated/api', routeBasePath: 'api'};
export default {
  title: 'Reference', url: 'https://reference.example', baseUrl: '/',
  plugins: [
    '../../src/plugins/api-reference/index.ts',
    ['docusaurus-plugin-openapi-docs', openapiDocs],
    ['@docusaurus/plugin-content-docs', docs],
  ],
};
`;

const contracts = loadAllContracts();
const cli = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** Starts Docusaurus once, which a busy machine takes its time for. */
const TIMEOUT_MS = 300_000;
let siteDir: string;

const run = (...command: string[]): Promise<unknown> =>
  promisify(execFile)(process.execPath, [cli, ...command], {
    cwd: siteDir,
    env: {...process.env, NO_UPDATE_NOTIFIER: '1'},
  });
const listFiles = (id: string): string[] =>
  readdirSync(path.join(siteDir, '.generated/api', id)).sort();

beforeAll(() => {
  mkdirSync('.cache', {recursive: true});
  siteDir = mkdtempSync(path.resolve('.cache/reference-'));
  mkdirSync(path.join(siteDir, '.generated/api'), {recursive: true});
  mkdirSync(path.join(siteDir, 'src/markdown/highlight'), {recursive: true});
  mkdirSync(path.join(siteDir, 'src/data'), {recursive: true});
  writeFileSync(path.join(siteDir, 'package.json'), '{}');
  writeFileSync(path.join(siteDir, 'docusaurus.config.ts'), CONFIG);
});

afterAll(() => rmSync(siteDir, {recursive: true}));

describe('the commands of docusaurus-plugin-openapi-docs', () => {
  it(
    'generate one page for each specification, with a part for each operation',
    async () => {
      await run('gen-api-docs', 'all');
      for (const id of apiIds) {
        const operations = [...listOperations(contracts[id]), ...listWebhooks(contracts[id])];
        const files = listFiles(id);
        expect(files.filter((file) => file.endsWith('.info.mdx'))).toHaveLength(1);
        expect(files.filter((file) => file.endsWith('.api.mdx'))).toEqual(
          operations.map((operation) => toPartialFile(operation.id)).sort(),
        );
      }
      const part = path.join(siteDir, '.generated/api/vehicle/recognize-vehicle.api.mdx');
      expect(readFileSync(part, 'utf8')).toContain(
        '## Recognize vehicles {/* #recognizeVehicle */}',
      );
    },
    TIMEOUT_MS,
  );

  it(
    'remove the pages again',
    async () => {
      await run('clean-api-docs', 'all');
      expect(apiIds.flatMap(listFiles)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
