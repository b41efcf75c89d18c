// Strips `.html` and `/index.html`. Most hosts redirect such an address. Others serve the page
// itself, or the not-found page when the file does not exist.
(() => {
  const plain = location.pathname.replace(/(\/index)?\.html$/, '');
  if (plain === location.pathname) return;
  const canonical = document.querySelector('link[rel=canonical]');
  const path = canonical ? new URL(canonical.href).pathname : '';
  const rest = location.search + location.hash;
  if (path.replace(/\/$/, '') === plain) history.replaceState(history.state, '', path + rest);
  else location.replace(plain + rest);
})();
