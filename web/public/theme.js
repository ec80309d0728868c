// Before the first paint: the theme this person chose (web/src/lib/theme.ts keeps it). A file of its own because the
// Content-Security-Policy allows no inline script.
try {
  const chosen = localStorage.getItem('predio.theme')
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset.theme = chosen
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.content = chosen === 'dark' ? '#191813' : '#faf6ef'
  }
  // Whoever has a session, or comes to be told something, does not see the form of /login first (login.html).
  if (localStorage.getItem('predio.session') || history.state?.usr)
    document.documentElement.dataset.hidesEarlyForm = ''
} catch {
  // Without storage the system's theme is the right one.
}
