// Runs before the first paint, so that colors, the announcement bar and samples do not flicker.
// Replaces the theme's own inline script, which copies any text from the address and the storage
// into attributes of the page. Keys and attributes are those of Docusaurus, which takes over here.
(() => {
  const {dataset} = document.documentElement;
  const settings = document.currentScript.dataset;
  const parameters = new URLSearchParams(location.search);

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  const toTheme = (value) => (/^(light|dark)$/.test(value) ? value : '');

  const choice =
    settings.colorMode === 'switchable'
      ? toTheme(parameters.get('docusaurus-theme')) || toTheme(read('theme'))
      : 'light';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = choice || system;
  dataset.themeChoice = choice || 'system';
  // Samples appear in the language that was chosen last, or that the address asks for:
  // src/hooks/useSampleLanguage.ts.
  const language = parameters.get('lang') || read('docusaurus.tab.lang');
  if (/^(curl|fetch|client|python)$/.test(language)) dataset.sampleLanguage = language;
  // The button of the search names the keys of the platform.
  if (/Mac|iP/.test(navigator.platform)) dataset.apple = '';
  dataset.announcementBarInitiallyDismissed =
    read('docusaurus.announcement.dismiss') === 'true' &&
    read('docusaurus.announcement.id') === settings.announcement;
})();
