// Before the first paint of the landing page: who has a session goes straight in (web/src/lib/session keeps it there).
// A link from a mail brings its session in the fragment: the app is what can read it.
function enter() {
  try {
    const fragment = location.hash
    if (/[#&](access_token|error_code)=/.test(fragment))
      location.replace(`/nueva-contrasena${fragment}`)
    else if (localStorage.getItem('predio.session')) location.replace('/dashboard')
  } catch {
    // Without storage nobody is signed in.
  }
}

enter()
// Back may bring the page as it was left, without running it again.
addEventListener('pageshow', (event) => event.persisted && enter())
