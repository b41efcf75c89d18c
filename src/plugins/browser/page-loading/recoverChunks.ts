/**
 * Docusaurus renders nothing at all when a part of the first page cannot be loaded.
 * The server's page stays readable then, and the inline loader tells readers who need more than the
 * text; this reloads it, once. A browser that does not say whether this was done already is left
 * alone.
 */
export function recoverChunks(): void {
  window.addEventListener('unhandledrejection', ({reason}) => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    if (
      (reason as Error | undefined)?.name !== 'ChunkLoadError' ||
      isHydrated ||
      navigation === undefined ||
      navigation.type === 'reload'
    )
      return;
    void reloadIfPossible();
  });
}

/** An error page of the browser or the server must not take the place of one that can be read. */
async function reloadIfPossible(): Promise<void> {
  try {
    const {ok} = await fetch(window.location.href, {method: 'HEAD', cache: 'no-store'});
    if (ok) window.location.reload();
  } catch {
    // Without a connection.
    window.addEventListener('online', () => window.location.reload(), {once: true});
  }
}
