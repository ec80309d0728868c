const SIGN_IN_LINKS = 'a[href="/login"], a[href="/register"]'
const FILES = 'script[type="module"][src], link[rel="modulepreload"], link[rel="stylesheet"]'

/** Loads the app when a visitor points at or focuses a sign-in link; visitors who only read load nothing more. */
export function prefetchAppOnIntent(): void {
  const intents = ['pointerover', 'focusin'] as const
  function onIntent({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest(SIGN_IN_LINKS)) return
    for (const intent of intents) document.removeEventListener(intent, onIntent)
    void prefetchApp()
  }
  for (const intent of intents) document.addEventListener(intent, onIntent)
}

async function prefetchApp(): Promise<void> {
  const response = await fetch('/login', { headers: { accept: 'text/html' } }).catch(
    () => undefined,
  )
  if (!response?.ok) return
  const app = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const file of app.querySelectorAll(FILES)) {
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = file.getAttribute('src') ?? file.getAttribute('href') ?? ''
    document.head.append(hint)
  }
}
