import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, onTestFinished} from 'vitest';
import OfflineSection from '../../components/DownloadsPage/OfflineSection';
import {clearFacts, fillFacts} from './fillFacts';

it('fills size and checksum into the page of downloads, and takes them out again', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'facts-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  const page = path.join(dir, 'downloads/index.html');
  const html = renderToStaticMarkup(<OfflineSection />);
  mkdirSync(path.dirname(page));
  writeFileSync(page, html);

  fillFacts(dir, {bytes: 7_487_985, sha512: 'abc1'});
  const filled = readFileSync(page, 'utf8');
  expect(filled).toMatch(/<span[^>]*>7,487,985 bytes<\/span>/);
  expect(filled).toMatch(/<code[^>]*>abc1<\/code>/);
  expect(JSON.parse(readFileSync(path.join(dir, 'downloads/offline.json'), 'utf8'))).toEqual({
    bytes: 7_487_985,
    sha512: 'abc1',
  });
  expect(clearFacts(filled)).toBe(html);
});
