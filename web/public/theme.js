/* Runs before the first paint, so that a chosen theme does not flash. */
try {
  var chosen = JSON.parse(localStorage.getItem('ratusz-settings') || '{}')
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme
  if (chosen.language) document.documentElement.lang = chosen.language
} catch (e) {
  /* Storage may be forbidden; the system's theme is used then. */
}
