import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {find, findAll, getAttribute, parsePage, toText} from '../../build/html';
import {loadAllContracts} from '../../contract';
import {listErrorEntries} from '../../errors/listErrorEntries';

const plain = (text: string): string =>
  text
    .replaceAll('`', '')
    .replace(/\[([^\][]+)\]\([^()]+\)/g, '$1')
    .replace(/\s+/g, ' ');

it('the page that explains errors lists every one of them with cause and remedy', () => {
  const page = parsePage(readFileSync('build/tools/errors/index.html', 'utf8'));
  const ids = findAll(page, 'h3').map((heading) => getAttribute(heading, 'id'));
  const text = plain(toText(find(page, 'main')));
  const entries = listErrorEntries(loadAllContracts());
  expect(entries.map(({id}) => id).filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids).toHaveLength(entries.length);
  const parts = entries.flatMap(({cause, remedy, messages}) => [
    cause,
    remedy,
    // That of a symptom consists of what its title shows as code.
    ...messages.flatMap((message) => message.split(' … ')),
  ]);
  expect(parts.filter((part) => !text.includes(plain(part)))).toEqual([]);
});
