// The attribute and the storage keys are the theme's own (MUI: colorSchemeSelector 'data-color-scheme').
(function () {
  var mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage refused: the device decides.
  }
  var dark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  root.style.backgroundColor = dark ? '#111714' : '#F3F5F0';
})();
