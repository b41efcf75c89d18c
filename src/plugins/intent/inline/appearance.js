// Runs before the first paint, so that neither the colours nor the announcement bar flicker.
// It stands in for the theme's own inline script, which takes any text from the address and the
// storage into attributes of the page. Keys and attributes are Docusaurus's, so that it carries on.
(function () {
  var root = document.documentElement;
  var settings = document.currentScript.dataset;

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  }

  function onlyTheme(value) {
    return value === 'light' || value === 'dark' ? value : null;
  }

  var choice =
    settings.colorMode === 'switchable'
      ? onlyTheme(new URLSearchParams(location.search).get('docusaurus-theme')) || onlyTheme(read('theme'))
      : 'light';
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice || system);
  root.setAttribute('data-theme-choice', choice || 'system');
  root.setAttribute(
    'data-announcement-bar-initially-dismissed',
    String(read('docusaurus.announcement.dismiss') === 'true' && read('docusaurus.announcement.id') === settings.announcement)
  );
})();
