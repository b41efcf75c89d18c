// Runs before the first paint, so that colors, the announcement bar and samples do not flicker.
// Replaces the theme's own inline script, which copies any text from the address and the storage
// into attributes of the page. Keys and attributes are those of Docusaurus, which takes over here.
(() => {
  const {dataset} = document.documentElement;
  const {dataset: settings} = document.currentScript;
  const parameters = new URLSearchParams(location.search);

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // The storage is blocked: nothing was chosen.
    }
  }

  const toTheme = (value) => /^(light|dark)$/.test(value) && value;

  const choice = settings.switchable
    ? toTheme(parameters.get('docusaurus-theme')) || toTheme(read('theme'))
    : 'light';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  dataset.theme = choice || system;
  dataset.themeChoice = choice || 'system';
  // Samples appear as they were chosen last, or as the address asks: src/hooks/readerSetting.ts.
  const language = parameters.get('lang') || read('docusaurus.tab.lang');
  const target = parameters.get('target') || read('docusaurus.tab.target');
  if (/^(curl|fetch|client|python(-client)?)$/.test(language)) dataset.sampleLanguage = language;
  if (target === 'sandbox') dataset.sampleTarget = target;
  // The button of the search names the keys of the platform.
  if (/Mac|iP/.test(navigator.platform)) dataset.apple = '';
  dataset.announcementBarInitiallyDismissed =
    read('docusaurus.announcement.dismiss') === 'true' &&
    read('docusaurus.announcement.id') === settings.announcement;
})();
