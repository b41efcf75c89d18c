/**
 * Fetches a file ahead. Firefox checks prefetches against `default-src`, which allows none, and
 * Safari knows no prefetches: there, the file is read into the browser's cache.
 * Keep in sync with the inline loader, which does so for the page itself
 * (`src/plugins/browser/deferred-hydration/inline/loader.js`).
 */
export default async function prefetch(url: string): Promise<void> {
  if ('connection' in navigator) {
    document.head.append(
      Object.assign(document.createElement('link'), {rel: 'prefetch', href: url}),
    );
    return;
  }
  try {
    // What is not read is not kept.
    await (await fetch(url)).arrayBuffer();
  } catch {
    // Without a connection, the page is loaded when it is asked for.
  }
}
