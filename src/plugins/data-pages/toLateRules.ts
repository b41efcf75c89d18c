import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {DataMaker} from './DataMaker';
import type {DataPage} from './DataPage';

/**
 * Rules for the bundler of the development server, which makes data when a page is opened, and
 * again when a file changes that they are made from: all of them take a second.
 *
 * @param pages by the files that stand for their data
 * @param siteDir folder of the site
 */
export const toLateRules = (pages: ReadonlyMap<string, DataPage>, siteDir: string) =>
  [...pages].map(([file, page]) => ({
    test: file,
    use: [
      {
        loader: path.join(__dirname, 'makeData.js'),
        options: {
          load: async () => JSON.stringify(await new DataMaker(siteDir).make(page)),
          listFiles: () => Globby.sync([...(page.watch ?? [])], {cwd: siteDir, absolute: true}),
        },
      },
    ],
  }));
