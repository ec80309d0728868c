import {
  detailQuery,
  normalizeProperty,
  parseEndpoint,
  restAddress,
  type Property,
} from '@predio/domain/properties'
import { freshSession } from '../../../lib/session/index.ts'
import { messages } from '../messages.ts'
import { askWithRetries } from '../reading/ask-with-retries.ts'
import { describeFailure, type Problem } from '../reading/describe-failure.ts'
import { PAGE_MS, type ListingSource } from '../reading/listing-source.ts'
import { ReadingFailure, wordpressCode } from '../reading/reading-failure.ts'
import { learnedOf } from '../reading/site-fields.ts'
import { resolveMedia } from '../reading/resolve-media.ts'
import { openSource, settingsOf } from './open-source.ts'

/** PROP-39: reads the listing as it is on the site now. */
export async function readOneListing(
  id: number,
  signal: AbortSignal = new AbortController().signal,
): Promise<Property> {
  const session = await freshSession()
  if (!session) throw new Error('Not authenticated')
  const settings = await settingsOf(session.user.id)
  const source = await openSource(session.user.id, settings, signal)
  const { siteUrl, mapping } = source
  const { answer, record } = await askListing(source, id, signal)
  const read = normalizeProperty(record, { siteUrl, mapping })
  if (read.kind === 'skipped') throw new ReadingFailure(answer)
  if (read.missingMediaIds.length === 0) return read.property
  const media = await resolveMedia(source, read.missingMediaIds, signal)
  const whole = normalizeProperty(record, { siteUrl, mapping, media })
  return whole.kind === 'property' ? whole.property : read.property
}

/** SITE-30: if the answer to the learned fields is no listing, the site is asked for all fields. */
async function askListing(source: ListingSource, id: number, signal: AbortSignal) {
  const { siteUrl, reach } = source
  const { route, style } = parseEndpoint(source.endpoint)
  const ask = async (fields: readonly string[] | null) => {
    const query = detailQuery(fields)
    const address = restAddress(siteUrl, `${route}/${id}`, { style, query })
    const { answer } = await askWithRetries(() => reach.ask(address, PAGE_MS, signal), signal)
    const record = answer.kind === 'answer' && answer.status === 200 ? answer.json : undefined
    return { answer, record }
  }
  const fields = learnedOf(source)?.fields ?? null
  const heard = await ask(fields)
  const isRead = normalizeProperty(heard.record, { siteUrl }).kind === 'property'
  if (fields === null || isRead || isGone(new ReadingFailure(heard.answer))) return heard
  return ask(null)
}

export function isGone(error: unknown): boolean {
  if (!(error instanceof ReadingFailure) || error.answer.kind === 'failure') return false
  const { status } = error.answer
  const isAboutRoute = wordpressCode(error.answer) === 'rest_no_route'
  return status === 410 || (status === 404 && !isAboutRoute)
}

export function describeDetailFailure(error: unknown): Problem {
  return describeFailure(error, messages.detailFailed)
}
