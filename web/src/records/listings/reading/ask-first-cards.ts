/**
 * SITE-30 and SITE-41: the first cards are read with few fields, and the same listings are read whole, to learn whether those fields are
 * enough.
 */
import {
  embeddedTermNames,
  fieldsToAsk,
  isReadAlike,
  maySelectFields,
  readTermSources,
  USUAL_FIELDS,
  type ListingPage,
} from '@predio/domain/properties'
import { nextTask } from '../../../lib/next-task.ts'
import { askPage, askSelected, askWhole, type Page } from './ask-page.ts'
import type { ListingSource } from './listing-source.ts'
import { idOf, MAX_CHECKS } from './ask-poor-again.ts'
import { learnedOf, rememberFields } from './site-fields.ts'

export async function askFirstCards(
  source: ListingSource,
  perPage: number,
  signal: AbortSignal,
): Promise<Page | null> {
  const wanted = { perPage }
  if (learnedOf(source) !== undefined || !maySelectFields(source.endpoint)) {
    return askPage(source, wanted, signal)
  }
  const [cards, sample] = await Promise.allSettled([
    askSelected(source, { ...wanted, fields: USUAL_FIELDS }, signal),
    askWhole(source, wanted, signal),
  ])
  signal.throwIfAborted()
  const first = cards.status === 'fulfilled' && cards.value !== 'objection' ? cards.value : null
  if (sample.status === 'rejected') {
    if (!first) throw sample.reason
    return askWhole(source, wanted, signal)
  }
  const whole = sample.value
  if (first && whole && whole.items.length > 0)
    return learn(source, wanted, { first, whole }, signal)
  if (first?.items.length !== 0) rememberFields(source, null)
  return whole
}

/**
 * If the listings differ, they are compared once more with additional fields; if they still differ, the site is asked for whole listings.
 */
async function learn(
  source: ListingSource,
  wanted: ListingPage,
  { first, whole }: { first: Page; whole: Page },
  signal: AbortSignal,
): Promise<Page | null> {
  const fields = fieldsToAsk(whole.items, source.mapping)
  rememberFields(source, fields && { fields, terms: null, checksLeft: MAX_CHECKS })
  if (!fields) return whole
  const isUsual = fields.length === USUAL_FIELDS.length
  const cards = isUsual ? first : await askPage(source, wanted, signal)
  if (!cards || !learnedOf(source)) return cards
  // Comparing in the task that reads the answer would block a slow phone for too long.
  await nextTask()
  if (!(await areSame(whole, cards, source))) {
    rememberFields(source, null)
    return whole
  }
  const sources = readTermSources(whole.items[0])
  const names = embeddedTermNames([...whole.items, ...cards.items])
  rememberFields(source, { fields, terms: sources && { sources, names }, checksLeft: MAX_CHECKS })
  return cards
}

/** Only listings in both answers are compared, because one may have been added between them. */
async function areSame(whole: Page, cards: Page, source: ListingSource): Promise<boolean> {
  let compared = 0
  for (const record of whole.items) {
    const selected = cards.items.find((item) => idOf(item) === idOf(record))
    if (selected === undefined) continue
    await nextTask()
    if (!isReadAlike(record, selected, source)) return false
    compared += 1
  }
  return compared > 0
}
