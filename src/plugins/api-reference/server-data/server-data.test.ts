import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createFolder} from '../../../site-checks/site/createBuiltSite';
import {createData} from './createData';
import loadData from './loader';

it('the data of a page is read when it is used, and given up when another page is', () => {
  const folder = createFolder({'a.json': '{"text":"first"}', 'b.json': '{"text":"other"}'});
  const [one, other] = ['a.json', 'b.json'].map((name) => createData(path.join(folder, name)));
  expect(one?.['text']).toBe('first');
  writeFileSync(path.join(folder, 'a.json'), '{"text":"second"}');
  expect(one?.['text']).toBe('first');
  expect(other?.['text']).toBe('other');
  expect(one?.['text']).toBe('second');
});

it("the server's bundle has the name of the file in place of its data, and changes with it", () => {
  const load = (data: string): string =>
    loadData.call({resourcePath: '/site/.generated/api/a.json'}, data);
  expect(load('{}')).toMatch(/import \{createData\} from ".*createData\.js";/);
  expect(load('{}')).toContain('export default createData("/site/.generated/api/a.json", "');
  expect(load('{"text":"edited"}')).not.toBe(load('{}'));
});
