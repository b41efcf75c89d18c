import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/**
 * Loads what the page at a path needs. Replaces Docusaurus's own function, which has the page
 * reloaded when this fails: right after a release, but without a connection it ends in the
 * browser's error page. Then the page is shown unloaded, which is the text of the error and a
 * button to retry.
 */
export default async function preload(pathname: string): Promise<void> {
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) =>
    matchRoutes(routes, path),
  );
  try {
    await Promise.all(matches.map(async ({route}) => route.component?.preload?.()));
  } catch (error) {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (navigator.onLine || !isHydrated) throw error;
  }
}
