import type { PublicSelectionItem } from '@predio/domain/selections'
import type { Answers } from './answers/answers.ts'
import { connectAnswers } from './answers/connect-answers.ts'
import { fillListing } from './listing/fill-listing.ts'
import { Gallery } from './listing/gallery.ts'

/** The cards that a phone shows at first; the browser adds the others while it is idle. */
const FIRST_CARDS = 2
const CARDS_AT_ONCE = 8
/** With this many cards, those outside the window are not laid out (selection.css). */
const MANY_CARDS = 15
const AHEAD = '900px'
/** The other photographs wait until the first one has loaded, but no longer than this. */
const MAX_HEAD_START_MS = 3000

/** Adds the cards in groups, because adding a hundred at once would delay the first. */
export async function addCards(
  list: HTMLElement,
  items: readonly PublicSelectionItem[],
  answers: Answers,
  agent: string,
): Promise<void> {
  const galleries = new Map<Element, Gallery>()
  let firstShown = Promise.resolve()
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        seen.unobserve(target)
        void galleries.get(target)?.show()
      }
    },
    { rootMargin: AHEAD },
  )
  function add(item: PublicSelectionItem): void {
    const card = fillListing(item, agent)
    const gallery = new Gallery(card, item.listing)
    // The photograph of the first card, the largest picture on the screen, is requested before the other cards are made.
    if (galleries.size === 0) firstShown = gallery.show('high')
    galleries.set(card, gallery)
    connectAnswers(card, item, answers, agent)
    list.append(card)
  }

  list.setAttribute('aria-busy', 'true')
  list.toggleAttribute('data-many', items.length >= MANY_CARDS)
  for (const item of items.slice(0, FIRST_CARDS)) add(item)
  for (let from = FIRST_CARDS; from < items.length; from += CARDS_AT_ONCE) {
    await idle()
    for (const item of items.slice(from, from + CARDS_AT_ONCE)) add(item)
  }
  list.removeAttribute('aria-busy')
  await Promise.race([firstShown, pause(MAX_HEAD_START_MS)])
  for (const card of [...galleries.keys()].slice(1)) seen.observe(card)
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not support requestIdleCallback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 200 })
    else setTimeout(resolve, 16)
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
