import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePath} from '@docusaurus/utils';
import {previewPages} from './assumptionsPage';
import {changesPage} from './changes/changesPage';
import type {DataPage} from './DataPage';
import {downloadsPage} from './downloads/downloadsPage';
import {errorsPage} from './errorsPage';
import {plansPage} from './plansPage';

const pages = [errorsPage, changesPage, plansPage, downloadsPage, ...previewPages];

const loaded = new Map<DataPage, unknown>();

function loadPage(page: DataPage, siteDir: string): unknown {
  const data = loaded.get(page) ?? page.load(siteDir);
  if (page.watch === undefined) loaded.set(page, data);
  return data;
}

/** Adds the pages that show data of the build. */
export default function pluginDataPages({baseUrl, siteDir}: LoadContext): Plugin<unknown[]> {
  return {
    name: 'portal-data-pages',
    getPathsToWatch: () =>
      [...new Set(pages.flatMap(({watch = []}) => watch))].map((glob) => path.join(siteDir, glob)),
    // Runs again when one of these changes; a page that depends on none stays as it is.
    loadContent: () => Promise.all(pages.map((page) => loadPage(page, siteDir))),
    async contentLoaded({content, actions: {addRoute, createData}}) {
      for (const [index, {path: place, component, prop}] of pages.entries()) {
        const file = await createData(
          `${path.basename(place)}.json`,
          JSON.stringify(content[index]),
        );
        // The names of scripts follow from it, so it must not name a folder of this machine.
        const data = aliasedSitePath(file, siteDir);
        addRoute({path: baseUrl + place, component, modules: {[prop]: data}, exact: true});
      }
    },
  };
}
