// Starts the page's scripts at the first interaction, and records interactions until
// `replayInteractions.ts` replays them in the hydrated page. The text is the same on every page, so
// one hash in the Content-Security-Policy covers it. What varies is in attributes of the tag.
(() => {
  const {dataset} = document.currentScript;
  const connection = navigator.connection || {};
  const listening = new AbortController();
  // Trusted Types are enforced: only a named policy may create the address of a script.
  const rules = {createScriptURL: String};
  const trusted = window.trustedTypes?.createPolicy('portal-loader', rules) || rules;
  const recorded = [];
  let missing = dataset.scripts.split(' ');
  let attempts = 0;
  let isStarted, isRecovering, isTyping;

  const add = (name, properties) =>
    document.head.append(Object.assign(document.createElement(name), properties));

  function start() {
    // Unlike deferred ones, scripts that are added later do not wait for the document.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    if (isStarted) return;
    isStarted = 1;
    missing.forEach((src) =>
      add('script', {
        src: trusted.createScriptURL(src),
        async: false,
        onload: () => (missing = missing.filter((other) => other !== src)),
        onerror: recover,
      }),
    );
  }

  // Either a release has replaced the scripts that this page names: then reload it, but never twice
  // in a row. Or the connection failed: then try again, with a growing pause.
  async function recover() {
    if (isRecovering || attempts > 5) return;
    isRecovering = 1;
    try {
      const page = await (await fetch(location.href, {cache: 'no-store'})).text();
      if (
        !page.includes(dataset.scripts) &&
        performance.getEntriesByType('navigation')[0].type !== 'reload'
      )
        location.reload();
    } catch {
      // The connection failed.
    }
    setTimeout(() => {
      isStarted = isRecovering = 0;
      start();
    }, 500 << attempts++);
  }

  function record(event) {
    const {key = '', target} = event;
    const isText = target.matches('input, textarea, select');
    const opensSearch =
      (key === 'k' && (event.ctrlKey || event.metaKey)) ||
      (key === '/' && !isText) ||
      (!key && target.closest('[aria-haspopup=dialog]'));
    if (
      opensSearch ||
      (isTyping && !isText && key.length === 1) ||
      (!key && target.closest('a[href="#"]'))
    )
      event.preventDefault();
    // The index takes longest to arrive, so it does not wait for the scripts that read it.
    if (opensSearch && !isTyping)
      add('link', {rel: 'preload', as: 'fetch', href: dataset.index, crossOrigin: ''});
    isTyping ||= opensSearch;
    recorded.push(event);
    start();
  }

  const on = (types, listener) =>
    types
      .split(' ')
      .forEach((type) =>
        addEventListener(type, listener, {capture: true, signal: listening.signal}),
      );

  window.portalInteractions = {recorded, listening};
  on('pointermove pointerdown touchstart wheel focusin', start);
  on('keydown click input', record);

  // Only script can handle a query or a link into the sandbox. Readers who prefer less motion or
  // more contrast may use a device that sends none of the events above.
  if (
    /[?&](q|try)=/.test(location.search) ||
    matchMedia(
      '(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)',
    ).matches
  )
    start();

  addEventListener('load', () => {
    if (connection.saveData || /2g/.test(connection.effectiveType)) return;
    (window.requestIdleCallback || setTimeout)(() =>
      [...missing, ...dataset.parts.split(' ')].forEach((href) =>
        add('link', {rel: 'prefetch', as: 'script', href}),
      ),
    );
    if (dataset.idle && /4g|^$/.test(connection.effectiveType || ''))
      setTimeout(start, dataset.idle);
  });
})();
