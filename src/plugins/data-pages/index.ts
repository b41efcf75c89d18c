import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {previewPages} from './assumptionsPage';
import {changesPage} from './changes/changesPage';
import {downloadsPage} from './downloads/downloadsPage';
import {errorsPage} from './errorsPage';
import {plansPage} from './plansPage';

const pages = [errorsPage, changesPage, plansPage, downloadsPage, ...previewPages];

/** Adds the pages that show data of the build. */
export default function pluginDataPages({baseUrl, siteDir}: LoadContext): Plugin<unknown[]> {
  return {
    name: 'portal-data-pages',
    getPathsToWatch: () =>
      [...new Set(pages.flatMap(({watch = []}) => watch))].map((glob) => path.join(siteDir, glob)),
    loadContent: () => Promise.all(pages.map(({load}) => load(siteDir))),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      for (const [index, {path: place, component, prop}] of pages.entries()) {
        const data = await createData(
          `${path.basename(place)}.json`,
          JSON.stringify(content[index]),
        );
        addRoute({path: baseUrl + place, component, modules: {[prop]: data}, exact: true});
      }
    },
  };
}
