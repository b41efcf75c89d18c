import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, onTestFinished} from 'vitest';
import LateFact from '../../components/DownloadsPage/LateFact';
import OfflineSection from '../../components/DownloadsPage/OfflineSection';
import {clearPortal, listPortal, unlistPortal} from './listPortal';

it('fills size and checksum into the page of downloads, and takes them out again', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const page = path.join(dir, 'downloads/index.html');
  const list = path.join(dir, 'downloads/downloads.json');
  const html = renderToStaticMarkup(<OfflineSection />);
  const packages = `${JSON.stringify({packages: []}, null, 2)}\n`;
  mkdirSync(path.dirname(page));
  writeFileSync(page, html);
  writeFileSync(list, packages);

  const portal = {file: 'portal.zip', bytes: 7_487_985, sha512: 'abc1'};
  listPortal(dir, portal);
  const filled = readFileSync(page, 'utf8');
  expect(filled).toMatch(/<span[^>]*>7,487,985 bytes<\/span>/);
  expect(filled).toMatch(/<code[^>]*><span[^>]*>abc1<\/span><\/code>/);
  const listed = readFileSync(list, 'utf8');
  expect(JSON.parse(listed)).toEqual({packages: [], portal});
  expect(clearPortal(filled)).toBe(html);
  expect(unlistPortal(listed)).toBe(packages);
});

it('leaves the facts of packages alone', () => {
  const html = renderToStaticMarkup(<LateFact of="@zorro/sandbox" fact="bytes" />);
  expect(clearPortal(html)).toBe(html);
});
