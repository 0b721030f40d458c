// Sets theme and language before the first paint, so that nothing flashes. The names are those of src/lib/prefs.
(() => {
  try {
    const prefs = JSON.parse(localStorage.getItem('kostka.prefs') || '{}');
    if (prefs.theme === 'light' || prefs.theme === 'dark') document.documentElement.dataset.theme = prefs.theme;
    if (prefs.language === 'pl' || prefs.language === 'en') document.documentElement.lang = prefs.language;
  } catch {
    // Without storage the system decides.
  }
})();
