import path from 'node:path';
import renderPage from '@docusaurus/core/lib/client/serverEntry.js';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {RenderedPages} from '../../../build/cache/RenderedPages';
import {openCache} from '../../../build/cache/TextCache';
import {createPartLister} from './listParts';
import {BUNDLE, RenderInputs} from './RenderInputs';

declare const PORTAL_SITE_DIR: string;
/** `require` of Node.js, which resolves from the folder of the bundle. */
declare const __non_webpack_require__: {resolve(name: string): string};

/** How Docusaurus renders a page; its own types leave it out. */
type Render = (request: {readonly pathname: string}) => Promise<unknown>;

const render: Render = renderPage;
const pages = new RenderedPages(openCache(PORTAL_SITE_DIR, 'rendered'));
const listParts = createPartLister(routesChunkNames);
let inputs: RenderInputs | undefined;

function getVersion(pathname: string): string {
  inputs ??= new RenderInputs(
    path.dirname(__non_webpack_require__.resolve(`./${BUNDLE}`)),
    (name) => name in registry,
  );
  const paths = [pathname, decodeURI(pathname)].flatMap((one) =>
    matchRoutes(routes, one).map(({route}) => String(route.path)),
  );
  return inputs.toVersion(listParts(paths));
}

/**
 * Renders a page, as the entry of Docusaurus does, unless an earlier build has rendered the same
 * one: from the same entry, the same parts of the bundle and the same data.
 */
const renderOnce: Render = async (request) => {
  if (!pages.isKept) return render(request);
  const {pathname} = request;
  const version = getVersion(pathname);
  const known = pages.read(pathname, version);
  if (known !== undefined) return known;
  const page = await render(request);
  pages.write(pathname, version, page);
  return page;
};

export default renderOnce;
