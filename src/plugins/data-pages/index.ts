import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {previewPages} from './assumptionsPage';
import {changesPage} from './changes/changesPage';
import {DataMaker} from './DataMaker';
import type {DataPage} from './DataPage';
import {downloadsPage} from './downloads/downloadsPage';
import {errorsPage} from './errorsPage';
import {plansPage} from './plansPage';
import {toLateRules} from './toLateRules';

const pages = [errorsPage, changesPage, plansPage, downloadsPage, ...previewPages];

const isLate = ({isNeededByOthers}: DataPage): boolean =>
  process.env.NODE_ENV === 'development' && isNeededByOthers !== true;

/** Stands for late data; another one in each process, so that the bundler keeps none of them. */
const LATE = {process: process.pid, started: Date.now()};

const toFileName = ({path: place}: DataPage): string => `${path.basename(place)}.json`;

/** Adds the pages that show data of the build. */
export default function pluginDataPages(context: LoadContext): Plugin<unknown[]> {
  const {baseUrl, siteDir, generatedFilesDir} = context;
  const name = 'portal-data-pages';
  if (process.env.NODE_ENV === 'production')
    for (const {prepare} of pages) prepare?.(siteDir).catch(() => undefined);
  return {
    name,
    getPathsToWatch: () =>
      pages
        .filter((page) => !isLate(page))
        .flatMap(({watch = []}) => watch.map((glob) => path.join(siteDir, glob))),
    // Runs again when one of these changes.
    async loadContent() {
      const maker = new DataMaker(siteDir);
      const data = await Promise.all(
        pages.map(async (page) => (isLate(page) ? LATE : maker.make(page))),
      );
      maker.prune();
      return data;
    },
    async contentLoaded({content, actions: {addRoute, createData}}) {
      for (const [index, page] of pages.entries()) {
        const file = await createData(toFileName(page), JSON.stringify(content[index]));
        // The names of scripts follow from it, so it must not name a folder of this machine.
        const data = aliasedSitePath(file, siteDir);
        const {component, prop} = page;
        addRoute({path: baseUrl + page.path, component, modules: {[prop]: data}, exact: true});
      }
    },
    configureWebpack() {
      const toFile = (page: DataPage): string =>
        path.join(generatedFilesDir, name, 'default', toFileName(page));
      const late = new Map(pages.filter(isLate).map((page) => [toFile(page), page] as const));
      return {module: {rules: toLateRules(late, siteDir)}};
    },
  };
}
