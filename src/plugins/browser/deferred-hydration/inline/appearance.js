// Runs before the first paint, so that neither the colours, the announcement bar nor samples flicker.
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
      ? onlyTheme(new URLSearchParams(location.search).get('docusaurus-theme')) ||
        onlyTheme(read('theme'))
      : 'light';
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', choice || system);
  root.setAttribute('data-theme-choice', choice || 'system');
  // Samples show in the language that was chosen last, or that the address asks for: src/hooks/useSampleLanguage.ts.
  var language = new URLSearchParams(location.search).get('lang') || read('docusaurus.tab.lang');
  if (/^(curl|fetch|client|python)$/.test(language))
    root.setAttribute('data-sample-language', language);
  root.setAttribute(
    'data-announcement-bar-initially-dismissed',
    String(
      read('docusaurus.announcement.dismiss') === 'true' &&
        read('docusaurus.announcement.id') === settings.announcement,
    ),
  );
})();
