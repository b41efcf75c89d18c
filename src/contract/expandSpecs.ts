import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expandTokens} from '../markdown/expandTokens';
import {tokensWithLimits} from '../markdown/tokensWithLimits';

/** Copies specifications of a folder with their tokens expanded, for tools that read files. */
export function expandSpecs(from: string, to: string, names: readonly string[]): void {
  for (const name of names) {
    const source = path.join(from, name);
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(
      target,
      expandTokens(
        readFileSync(source, 'utf8'),
        {file: path.relative('.', source)},
        tokensWithLimits,
      ),
    );
  }
}
