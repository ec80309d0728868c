// Before the first paint of the landing page: who has a session goes straight in (web/src/lib/session keeps it there).
function enter() {
  try {
    // Tokens behind the '#' open nothing (web/src/lib/session/drop-fragment.ts).
    if (/[#&](access_token|refresh_token|error_code)=/.test(location.hash))
      history.replaceState(null, '', location.pathname + location.search)
    if (localStorage.getItem('predio.session')) location.replace('/dashboard')
  } catch {
    // Without storage nobody is signed in.
  }
}

enter()
// Back may bring the page as it was left, without running it again.
addEventListener('pageshow', (event) => event.persisted && enter())
