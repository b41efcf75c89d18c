import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {openCache, toCacheKey, type TextCache} from '../../build/cache/TextCache';
import {hashContract} from '../../contract/hashContract';
import {settings} from '../../portal/settings';
import type {DataPage} from './DataPage';

/** What kept data are made from, besides the contract and its code; a test finds what is missing. */
export const SOURCES: readonly string[] = [
  'src/data',
  'src/errors',
  'src/markdown',
  'src/plugins/data-pages',
  'src/portal',
  'src/sandbox',
  'lib-src/*/CHANGELOG.md',
];

/** Makes the data of pages, or takes those of an earlier build that were made from the same. */
export class DataMaker {
  private version: string | undefined;
  private readonly cache: TextCache;

  constructor(private readonly siteDir: string) {
    this.cache = openCache(siteDir, 'data');
  }

  async make(page: DataPage): Promise<unknown> {
    const data = await this.read(page);
    page.writeFiles?.(data, this.siteDir);
    return data;
  }

  /** Forgets what was not made since this was created. */
  prune(): void {
    this.cache.prune();
  }

  private async read(page: DataPage): Promise<unknown> {
    // The development server goes on with old code when its sources have changed.
    const isKept = page.isKept === true && process.env.NODE_ENV === 'production';
    if (!isKept || !this.cache.isKept) return page.load(this.siteDir);
    const key = toCacheKey(page.path, this.getVersion());
    const kept = this.cache.read(key);
    if (kept !== undefined) return JSON.parse(kept) as unknown;
    const data = await page.load(this.siteDir);
    this.cache.write(key, JSON.stringify(data));
    return data;
  }

  private getVersion(): string {
    return (this.version ??= toCacheKey(
      hashContract(...SOURCES.flatMap((glob) => this.list(glob))),
      JSON.stringify(settings),
    ));
  }

  private list(glob: string): string[] {
    const files = glob.includes('*') ? Globby.sync(glob, {cwd: this.siteDir}).sort() : [glob];
    return files.map((file) => path.join(this.siteDir, file));
  }
}
