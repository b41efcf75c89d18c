// The first script of each page in the folder. The portal's scripts are wrapped in a function whose
// parameters hide the globals of the browser (`wrapScript.ts`); here are their values. So the
// scripts see the page where it is published, and what they read and open are files.
import {createHistory, createLocation, createWindow} from './createScope';
import {Folder} from './Folder';
import {showNotice} from './notice';
import {createFetch, type Receive} from './readFiles';
import {redirectElements} from './redirectElements';

declare global {
  interface Window {
    portalOffline?: {readonly scope: readonly unknown[]; readonly receive: Receive};
  }
}

function start(script: HTMLScriptElement): void {
  const {route = '', portal = ''} = script.dataset;
  const root = new URL('..', script.src);
  // The program in the folder serves it where the portal is published, and all works as there.
  const isServed = root.protocol.startsWith('http') && root.pathname === new URL(portal).pathname;
  const origin = isServed ? root.origin : new URL(portal).origin;
  const place = {root: root.href, portal: origin + new URL(portal).pathname, page: origin + route};
  const folder = new Folder(place);
  const files = createFetch(folder, place.root);
  const replaced = {
    location: createLocation(folder),
    history: createHistory(folder),
    fetch: isServed ? window.fetch.bind(window) : files.fetch,
    // A page from a folder cannot start a worker; the page does the same then.
    Worker: isServed ? window.Worker : undefined,
  };
  const view = createWindow(replaced);
  redirectElements(folder);
  window.portalOffline = {
    scope: [view, view, replaced.location, replaced.history, replaced.fetch, replaced.Worker],
    receive: files.receive,
  };
  // A script or style sheet did not load; such events do not bubble.
  window.addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement) showNotice();
    },
    true,
  );
}

start(document.currentScript as HTMLScriptElement);
