// Before the first paint: the theme this person chose (web/src/lib/theme.ts keeps it). A file of its own because the
// Content-Security-Policy allows no inline script.
try {
  const chosen = localStorage.getItem('predio.theme')
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = chosen === 'dark' ? '#191813' : '#faf6ef'
  }
} catch {
  // Without storage the system's theme is the right one.
}
