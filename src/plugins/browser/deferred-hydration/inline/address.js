// Strips `.html` and `/index.html`. Hosts that redirect never let it come this far; others answer
// such an address with the page itself, or with the not-found page when there is no such file.
(function () {
  var plain = location.pathname.replace(/(\/index)?\.html$/, '');
  if (plain === location.pathname) return;
  var canonical = document.querySelector('link[rel=canonical]');
  var path = canonical ? new URL(canonical.href).pathname : '';
  var rest = location.search + location.hash;
  if (path.replace(/\/$/, '') === plain) history.replaceState(history.state, '', path + rest);
  else location.replace(plain + rest);
})();
