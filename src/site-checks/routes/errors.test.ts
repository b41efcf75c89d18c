import {readFileSync} from 'node:fs';
import type {Element} from 'hast';
import {expect, it} from 'vitest';
import {find, findAll, getAttribute, isElement, parsePage, toText} from '../../build/html';
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

it('the page that explains errors shows each code of a library or a network in its section', () => {
  const page = parsePage(readFileSync('build/tools/errors/index.html', 'utf8'));
  const sections = new Map(
    findAll(page, 'div').flatMap((section) => {
      const heading = section.children.find((child) => isElement(child, 'h3'));
      const id = heading === undefined ? undefined : getAttribute(heading as Element, 'id');
      return id === undefined ? [] : [[id, toText(section)] as const];
    }),
  );
  const entries = listErrorEntries(loadAllContracts()).filter(({tries}) => tries.length === 0);
  const codes = entries.flatMap(({id, codes: own}) => own.map((code) => [id, code] as const));
  expect(codes.length).toBeGreaterThan(70);
  expect(codes.filter(([id, code]) => sections.get(id)?.includes(code) !== true)).toEqual([]);
});
