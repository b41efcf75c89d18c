// Starts the page's scripts at the first interaction, and records interactions until
// `replayInteractions.ts` replays them in the hydrated page. The search has its own scripts and is
// no interaction: it opens without hydrating the page. The text is the same on every page, so one
// hash in the Content-Security-Policy covers it. What varies is in attributes of the tag.
(() => {
  const {dataset} = document.currentScript;
  const connection = navigator.connection || 0;
  const isSlow = connection.saveData || /2g/.test(connection.effectiveType);
  // Trusted Types are enforced: only a named policy may create the address of a script.
  const rules = {createScriptURL: String};
  const trusted = self.trustedTypes?.createPolicy('portal-loader', rules) || rules;
  // Whether the reader waits for what only script can do: a query, a link into the sandbox, or a
  // version of the response structure; later a control. Falsy but not null once the reader was told
  // that there is none. `body > p` in `base.css` styles the note, and hides it after hydration.
  let isNeeded = /[?&](version|q|try)=/.exec(location.search);
  let attempts = 0;
  let isRecovering;

  // `src/widgets/SearchModal/startSearch.ts` takes the events over; `recorded` ends with hydration.
  const state = (self.portalLoader = {
    recorded: [],
    events: [],
    load: () => load(dataset.search, failSearch),
  });

  // Without a connection, nothing comes of it.
  const read = (url, options, use) => {
    fetch(url, options)
      .then((response) => response.text())
      .then(use, String);
  };

  const add = (name, properties, parent = document.head) =>
    parent.append(Object.assign(document.createElement(name), properties));

  // It notes by name what was requested.
  const load = (files, onFailure) =>
    files.split(' ').forEach((file) => {
      // The worker reads the titles.
      if (/json$/.test(file) || load[file]) return;
      load[file] = 1;
      const onerror = () => {
        load[file] = 0;
        onFailure();
      };
      if (/css$/.test(file)) add('link', {rel: 'stylesheet', href: file, onerror});
      else if (/-worker\./.test(file))
        state.worker = self.Worker && new Worker(trusted.createScriptURL(file), {name: files});
      else add('script', {src: trusted.createScriptURL(file), async: false, onerror});
    });

  function start() {
    // Unlike deferred ones, scripts that are added later do not wait for the document.
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start);
    } else {
      // Whether they fail, hang or are blocked: some report nothing.
      setTimeout(tell, 6e3);
      if (!isRecovering) load(dataset.scripts, recover);
    }
  }

  function tell() {
    if (!isNeeded || !state.recorded) return;
    isNeeded = 0;
    const textContent = 'Scripts did not load. Reload the page.';
    add('p', {textContent, role: 'alert'}, document.body);
  }

  // Either a release has replaced the scripts that this page names: then reload it, but never twice
  // in a row. Or the connection failed: then try again, with a growing pause.
  function recover() {
    if (isRecovering || attempts > 5) return;
    isRecovering = 1;
    read(location, {cache: 'no-store'}, (page) => {
      if (!page.includes(dataset.scripts) && performance.navigation.type !== 1) location.reload();
    });
    setTimeout(() => {
      isRecovering = 0;
      start();
    }, 500 << attempts++);
  }

  // The button in the hydrated page says so.
  function failSearch() {
    state.isOpen = 0;
    isNeeded ??= 1;
    state.onFailure?.();
    start();
  }

  const isSearchButton = ({target}) => target.closest?.('[aria-haspopup=dialog]');
  const isInField = ({target}) => target.closest?.('input,textarea,select,[contenteditable]');
  const opensSearch = (event) =>
    event.key === '/'
      ? !isInField(event)
      : event.key
        ? event.key === 'k' && (event.ctrlKey || event.metaKey)
        : isSearchButton(event);

  // Ctrl and Cmd come before the key that tells what the reader wants.
  const isInteraction = (event) =>
    state.recorded && !state.isOpen && !/Control|Meta/.test(event.key) && !isSearchButton(event);

  function begin(event) {
    // A field that the page itself has focused waits for what is typed.
    if (isInteraction(event)) {
      if (!event.target.autofocus) start();
    } else if (state.recorded && !isSlow) {
      // What may open the search: its button, or a key that comes before another.
      state.load();
    }
  }

  function record(event) {
    if (opensSearch(event)) {
      event.preventDefault();
      // Until `openSearch.tsx` says true, or false.
      state.isOpen ||= 1;
      state.load();
    }
    if (state.isOpen) {
      // Keys for the search neither scroll the page, nor follow the link that has the focus, nor
      // begin a search of Firefox.
      if (!isInField(event) && state.isOpen === 1 && /^[ ']$|Enter/.test(event.key))
        event.preventDefault();
      state.events.push(event);
    } else if (isInteraction(event)) {
      if (!event.key && event.target.closest('a[href="#"]')) event.preventDefault();
      state.recorded.push(event);
      isNeeded ??= event.target.closest?.('button') || isInField(event);
      start();
    }
  }

  const on = (types, listener) =>
    types.split(' ').forEach((type) => addEventListener(type, listener, true));

  // First, so that `begin` knows whether a key has opened the search.
  on('input click keydown', record);
  // To a browser, all pages between which scripts navigated are one document, even after it was
  // reloaded: a step back then changes the address only, and the hydrated page follows it.
  on('focusin pointerdown popstate keydown pointermove wheel', begin);

  // Readers who prefer less motion or another contrast may use a device that sends none of the
  // events above.
  if (
    isNeeded ||
    matchMedia('(prefers-reduced-motion), (prefers-contrast), (forced-colors)').matches
  )
    start();

  addEventListener('load', () => {
    if (isSlow) return;
    setTimeout(() =>
      `${dataset.scripts} ${dataset.parts} ${dataset.search}`.split(' ').forEach((href) => {
        // Only Chromium knows its connection. Firefox checks prefetches against `default-src`,
        // which allows none, and Safari knows no prefetches. What is not read is not kept.
        if (connection.effectiveType) add('link', {rel: 'prefetch', href});
        else read(href);
      }),
    );
    if (dataset.idle && !/3g/.test(connection.effectiveType)) setTimeout(start, dataset.idle);
  });
})();
