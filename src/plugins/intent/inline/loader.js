// Starts the page's scripts at the first sign of a person, and keeps what that person did until
// `replayIntent.ts` does it again in the hydrated page. The text is the same on every page, so one
// hash in the Content-Security-Policy covers it: what varies stands in attributes of the tag.
(function () {
  var dataset = document.currentScript.dataset;
  var missing = dataset.scripts.split(' ');
  var connection = navigator.connection || {};
  var isSlow = connection.saveData || /2g/.test(connection.effectiveType);
  var listening = new AbortController();
  // Browsers that enforce the Content-Security-Policy's Trusted Types take the address of a script from a named maker only.
  var trusted = (window.trustedTypes || {createPolicy: (name, rules) => rules}).createPolicy('portal-loader', {createScriptURL: String});
  var kept = [];
  var attempts = 0;
  var isStarted, isRecovering, isTyping;

  function start() {
    // Unlike deferred ones, scripts that are added later do not wait for the document.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    if (isStarted) return;
    isStarted = 1;
    missing.forEach(function (src) {
      var script = document.createElement('script');
      script.src = trusted.createScriptURL(src);
      script.async = false;
      script.onload = function () {
        missing = missing.filter(function (other) {
          return other !== src;
        });
      };
      script.onerror = recover;
      document.head.append(script);
    });
  }

  // Either the page is older than the last release, whose page names other scripts: then it is
  // loaded anew, but never twice running. Or the connection failed: then it is tried again, ever later.
  function recover() {
    if (isRecovering || attempts > 5) return;
    isRecovering = 1;
    fetch(location.href, {cache: 'no-store'})
      .then(function (answer) {
        return answer.text();
      })
      .then(function (page) {
        if (!page.includes(dataset.scripts) && performance.getEntriesByType('navigation')[0].type !== 'reload') location.reload();
      })
      .catch(Date)
      .then(function () {
        setTimeout(function () {
          isStarted = isRecovering = 0;
          start();
        }, 500 << attempts++);
      });
  }

  function keep(event) {
    var key = event.key || '';
    var target = event.target;
    var isText = /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    var opensSearch =
      (key === 'k' && (event.ctrlKey || event.metaKey)) || (key === '/' && !isText) || (!key && target.closest('[aria-haspopup=dialog]'));
    if (opensSearch || (isTyping && !isText && key.length === 1) || (!key && target.closest('a[href="#"]'))) event.preventDefault();
    isTyping = isTyping || opensSearch;
    kept.push(event);
    start();
  }

  function on(types, listener) {
    types.split(' ').forEach(function (type) {
      addEventListener(type, listener, {capture: true, signal: listening.signal});
    });
  }

  window.portalIntent = {kept: kept, listening: listening};
  on('pointermove pointerdown touchstart wheel focusin', start);
  on('keydown click input', keep);

  // A query, and a link into the sandbox, has to be answered by script, and whoever asks for less motion or more contrast may
  // use a device that sends none of the events above.
  if (/[?&](q|try)=/.test(location.search) || matchMedia('(prefers-reduced-motion: reduce), (prefers-contrast: more), (forced-colors: active)').matches) start();

  addEventListener('load', function () {
    if (isSlow) return;
    (window.requestIdleCallback || setTimeout)(function () {
      missing.forEach(function (src) {
        var link = document.createElement('link');
        link.rel = 'prefetch';
        link.as = 'script';
        link.href = src;
        document.head.append(link);
      });
    });
    if (dataset.idle && /4g|^$/.test(connection.effectiveType || '')) setTimeout(start, dataset.idle);
  });
})();
