/**
 * OFF-23: the device keeps how the first screens looked last, as far down as the window showed them, and the first script shows that look
 * until the app stands below it. It lies in a closed shadow tree, so that neither the app nor assistive technology finds a screen twice.
 */
import { ADDRESSES, DASHBOARD } from './navigation.ts'

const PREFIX = 'predio.look.'
const HOST = 'look'
const MAX_AGE_MS = 30 * 24 * 3_600_000
/** A part that is still busy then shows its own waiting state. */
const MAX_WAIT_MS = 3000
const MAX_PAINT_MS = 100
/** If the app's scripts do not come, the document's own content is shown again. */
const MAX_COMING_MS = 15_000
const CLIENTS = `${DASHBOARD}/clientes`
/** The document's own content, and what stands in place of a screen whose code is on its way. */
const COMING = '.starting, [data-coming]'
const BUSY = '[aria-busy="true"]'
/** What fails, asks or lies over the screen is not what the next opening begins with. */
const PASSING = '[role="alert"], [role="alertdialog"], [data-overlay]'

/** The scripts of the app, which the first script of its document runs (web/build/preload-chunks.ts). */
export const RUN = 'link[data-run]'

interface Look {
  release: string
  width: number
  madeAt: number
  html: string
}

type Kind = 'seen' | 'frame'
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

export function readLook(userId: string, place: Place, state: unknown): Look | null {
  const name = nameOf(place, state)
  if (name === null) return null
  try {
    const look = JSON.parse(localStorage.getItem(keyOf(userId, name)) ?? 'null') as Look | null
    return look?.width === innerWidth && isYoung(look, name) ? look : null
  } catch {
    return null
  }
}

export function dropLooksOfOthers(userId: string | undefined): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOwn = userId !== undefined && key.startsWith(keyOf(userId, ''))
      if (key.startsWith(PREFIX) && !isOwn) localStorage.removeItem(key)
    }
  } catch {
    // Without storage there are no looks.
  }
}

/** The look of another release would miss its styles; the document's frame is shown then. The document must have been parsed. `painted` follows in any case. */
export function showLook({ release, html }: Look, painted: () => void): void {
  const styles = document.querySelector('link[rel="stylesheet"]')
  if (release !== presentRelease() || !styles) {
    if (document.getElementById(HOST)) expectLook('frame')
    else expectNoLook()
    return painted()
  }
  const host = document.createElement('div')
  host.id = HOST
  host.inert = true
  host.ariaHidden = 'true'
  host.hidden = true
  const shadow = host.attachShadow({ mode: 'closed' })
  shadow.innerHTML = html
  // The Content-Security-Policy refuses style attributes, but not what a script sets.
  for (const each of shadow.querySelectorAll<HTMLElement>('[data-style]'))
    each.style.cssText = each.dataset['style'] ?? ''
  const own = styles.cloneNode() as HTMLLinkElement
  own.addEventListener('load', () => {
    host.hidden = false
    // A hidden page is not painted.
    const timer = setTimeout(painted, MAX_PAINT_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(painted)
    })
  })
  own.addEventListener('error', painted)
  shadow.prepend(own)
  document.getElementById(HOST)?.remove()
  document.body.prepend(host)
}

/** Before the first paint, so that nothing else is shown before the look. */
export function expectLook(kind: Kind): void {
  document.documentElement.dataset['look'] = kind
  setTimeout(expectNoLook, MAX_COMING_MS)
}

function expectNoLook(): void {
  delete document.documentElement.dataset['look']
}

/** OFF-24: shows what React makes in `root` instead of the look, once it stands. */
export function followLook(root: HTMLElement): void {
  const host = document.getElementById(HOST)
  const { dataset } = document.documentElement
  // A document that was stored without a frame has nothing to show instead of the app.
  if (!host) return expectNoLook()
  const isStanding = () => {
    const isRendered = root.childElementCount > 0 && !root.querySelector(COMING)
    return isRendered && (dataset['look'] !== 'seen' || !root.querySelector(BUSY))
  }
  const end = () => {
    observer.disconnect()
    clearTimeout(timer)
    host.remove()
    expectNoLook()
  }
  const observer = new MutationObserver(() => isStanding() && end())
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
  const timer = setTimeout(end, MAX_WAIT_MS)
}

/** False if the screen is none to begin with, or does not stand yet. */
export function saveLook(userId: string, root: HTMLElement): boolean {
  const name = nameOf(location, history.state)
  const isPassing = root.querySelector(BUSY) || document.querySelector(PASSING)
  if (name === null || isPassing || scrollY > 0 || !navigator.onLine) return false
  const look: Look = {
    release: presentRelease(),
    width: innerWidth,
    madeAt: Date.now(),
    html: [...root.children].map((child) => copyOf(child)?.outerHTML ?? '').join(''),
  }
  try {
    localStorage.setItem(keyOf(userId, name), JSON.stringify(look))
  } catch {
    // A full storage keeps the look that it has, or none.
  }
  return true
}

export function isFirstScreen(place: Place, state: unknown): boolean {
  return nameOf(place, state) !== null
}

/** Null for a screen that is no first screen, or not as it opens. */
function nameOf({ pathname, search, hash }: Place, state: unknown): string | null {
  if (search !== '' || hash !== '') return null
  if (pathname === CLIENTS || pathname === ADDRESSES.today) return pathname
  const entry = JSON.stringify((state as { usr?: unknown } | null)?.usr ?? {})
  const isListings = entry === '{}' || entry === '{"section":"properties"}'
  return pathname === DASHBOARD && isListings ? pathname : null
}

/** The day of Inicio is over at midnight. */
function isYoung({ madeAt }: Look, name: string): boolean {
  const isToday = new Date(madeAt).toDateString() === new Date().toDateString()
  return name === ADDRESSES.today ? isToday : Date.now() - madeAt < MAX_AGE_MS
}

/** The addresses of the scripts change with their contents. */
function presentRelease(): string {
  return [...document.querySelectorAll<HTMLLinkElement>(RUN)].map(({ href }) => href).join(' ')
}

/** What is out of sight or below the window is left out, and so is what somebody wrote: a lost phone reveals no notes (DAY-08). */
function copyOf(element: Element): Element | null {
  if (!element.checkVisibility() || element.getBoundingClientRect().top > innerHeight) return null
  const isDrawn = element instanceof SVGElement
  const copy = element.cloneNode(isDrawn) as Element
  if (element.hasAttribute('data-note')) copy.textContent = '…'
  else if (!isDrawn)
    for (const child of element.childNodes) {
      const part = child instanceof Element ? copyOf(child) : child.cloneNode()
      if (part) copy.append(part)
    }
  copy.removeAttribute('id')
  const style = copy.getAttribute('style')
  if (style !== null) {
    copy.removeAttribute('style')
    copy.setAttribute('data-style', style)
  }
  if (copy instanceof HTMLInputElement) copy.removeAttribute('value')
  // An address of this page's own memory is gone with the page.
  if (copy.getAttribute('src')?.startsWith('blob:')) copy.removeAttribute('src')
  return copy
}

function keyOf(userId: string, name: string): string {
  return `${PREFIX}${userId}.${name}`
}
