import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {readLiteral} from './dataFiles';

const NAME = 'FillDataPlugin';

/** What `markLoader.js` writes; the minifier chooses the quotes. */
const MARK = /(["'`])%%data (\S+) [0-9a-f]{16}%%\1/g;

/** Writes large data into the scripts in which the loader has left a mark. */
export class FillDataPlugin {
  /** @param dir folder that the marks name files from */
  constructor(private readonly dir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.assetEmitted.tap(NAME, (name, {targetPath}) => {
      if (name.endsWith('.js')) this.fill(targetPath);
    });
  }

  private fill(file: string): void {
    const code = readFileSync(file, 'utf8');
    const filled = code.replace(MARK, (_mark, _quote, name: string) =>
      readLiteral(path.join(this.dir, decodeURI(name))),
    );
    if (filled !== code) writeFileSync(file, filled);
  }
}
