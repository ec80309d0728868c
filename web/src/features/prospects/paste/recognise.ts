import {
  type PastedFacts,
  PROSPECT_LIMITS,
  type ProspectValues,
  readCards,
  readPastedText,
} from '@predio/domain/prospects'
import { cutText } from '@predio/domain/text'
import { AiFailure, explainFailure } from '../../../lib/ai/index.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { messages } from './messages.ts'
import { readBusinessCard } from './read-business-card.ts'
import { readMail } from './read-mail.ts'

interface Problem {
  problem: string
  isKey?: boolean
}

/** The persons that were recognised, or why there are none. Of several files one may fail. */
export type Recognised = { found: ProspectValues[]; failed?: Problem } | Problem

export const ACCEPTED = ['.eml', 'message/rfc822', '.vcf', 'text/vcard', '.txt', 'image/*']

/** PROS-54: whatever was pasted, dropped or shared. */
export async function recognise(
  text: string,
  files: readonly File[],
  signal: AbortSignal,
): Promise<Recognised> {
  if (files.length === 0) return { found: [toValues(readPastedText(text), messages.sources.text)] }
  const found: ProspectValues[] = []
  let failed: Problem | undefined
  for (const file of files) {
    const read = await tryFile(file, signal)
    if ('found' in read) found.push(...read.found)
    else failed ??= read
  }
  if (found.length === 0 && failed) return failed
  return { found: withText(found, text).slice(0, MAX_CARDS), ...(failed && { failed }) }
}

/** The text that was shared with one person is that person's message. */
function withText(found: ProspectValues[], text: string): ProspectValues[] {
  const [only] = found
  const said = text.trim()
  if (!only || found.length > 1 || only.message !== null || said === '') return found
  return [{ ...only, message: cut(said, PROSPECT_LIMITS.message) }]
}

async function tryFile(file: File, signal: AbortSignal): Promise<Recognised> {
  try {
    return await recogniseFile(file, signal)
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
  return text === undefined ? null : cutText(text, max)
}
