import {
  type PastedFacts,
  PROSPECT_LIMITS,
  type ProspectValues,
  readCards,
  readPastedText,
} from '@predio/domain/prospects'
import { AiFailure, explainFailure } from '../../../lib/ai/index.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { messages } from './messages.ts'
import { readBusinessCard } from './read-business-card.ts'
import { readMail } from './read-mail.ts'

/** The persons that were recognised, or why there are none. */
export type Recognised = { found: ProspectValues[] } | { problem: string; isKey?: boolean }

export const ACCEPTED = ['.eml', 'message/rfc822', '.vcf', 'text/vcard', '.txt', 'image/*']

/** PROS-54: whatever was pasted, dropped or shared. */
export async function recognise(
  text: string,
  files: readonly File[],
  signal: AbortSignal,
): Promise<Recognised> {
  const [file] = files
  try {
    if (file) return await recogniseFile(file, signal)
    return { found: [toValues(readPastedText(text), messages.sources.text)] }
  } catch (error) {
    if (error instanceof AiFailure) return { problem: explainFailure(error, messages.ai) }
    if (error instanceof RefusedFileError) return { problem: error.message }
    throw error
  }
}

async function recogniseFile(file: File, signal: AbortSignal): Promise<Recognised> {
  const { type } = file
  const name = file.name.toLowerCase()
  if (type.startsWith('image/')) {
    const card = await readBusinessCard(file, signal)
    if ('problem' in card) return { problem: messages.keys[card.problem], isKey: true }
    return { found: [toValues(card.facts, messages.sources.card)] }
  }
  if (type === 'message/rfc822' || name.endsWith('.eml')) {
    const mail = await readMail(file)
    if ('fault' in mail) return { problem: messages.mail[mail.fault] }
    return { found: [toValues(mail.facts, messages.sources.mail)] }
  }
  if (file.size > MAX_TEXT_BYTES) return { problem: messages.tooLarge }
  const text = await file.text()
  const cards = readCards(text).slice(0, MAX_CARDS)
  if (cards.length > 0)
    return { found: cards.map((card) => toValues(card, messages.sources.contact)) }
  if (type === 'text/plain' || name.endsWith('.txt')) {
    return { found: [toValues(readPastedText(text), messages.sources.text)] }
  }
  return { problem: messages.unknownFile }
}

/** As contacts are exported, one by one or all of an address book. */
const MAX_CARDS = 50
const MAX_TEXT_BYTES = 5 * 1024 * 1024

function toValues(facts: PastedFacts, sourceName: string): ProspectValues {
  return {
    name: cut(facts.name, PROSPECT_LIMITS.name),
    phone: facts.phone ?? null,
    email: facts.email ?? null,
    message: cut(facts.message, PROSPECT_LIMITS.message),
    listing_text: cut(facts.listing, PROSPECT_LIMITS.listingText),
    property_id: null,
    source_name: facts.source ?? sourceName,
  }
}

function cut(text: string | undefined, max: number): string | null {
  return text === undefined ? null : Array.from(text).slice(0, max).join('')
}
