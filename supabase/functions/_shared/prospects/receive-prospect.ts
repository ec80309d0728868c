import { findListing, type NamedListing } from '../../../../domain/src/prospects/find-listing.ts'
import {
  PROSPECT_LIMITS,
  type ProspectDraft,
  type ProspectSource,
} from '../../../../domain/src/prospects/prospect.ts'
import { cutText } from '../../../../domain/src/text/cut-text.ts'
import { hashToken } from '../links/link-token.ts'
import { ApiError } from '../call-api.ts'
import type { FunctionContext } from '../context.ts'
import { inboxFull } from '../errors.ts'
import { callRpc, insertOnce } from '../rest.ts'

export interface ReceivedProspect {
  source: ProspectSource
  draft: ProspectDraft & { sourceName: string }
  listingTexts: readonly string[]
  receivedAt: string | null
  rawText: string | null
  /** The version of the privacy notice that the person accepted. */
  consent: number | null
}

/**
 * Within this time equal messages count as one: a person may press the button twice, or a sender may repeat a request whose answer got
 * lost.
 */
const SAME_WITHIN_MS = 10 * 60_000

/** Stores the prospect once: a repetition of a stored prospect changes nothing (PROS-18). */
export async function receiveProspect(
  context: FunctionContext,
  owner: string,
  { source, draft, listingTexts, receivedAt, rawText, consent }: ReceivedProspect,
): Promise<void> {
  const listing = await findNamed(context, owner, listingTexts)
  const now = context.now()
  const kept = insertOnce(context, 'prospects', 'user_id,source_name,external_id', {
    user_id: owner,
    source,
    source_name: draft.sourceName,
    external_id: draft.externalId ?? (await keyOfContent(draft, now)),
    // A prospect with a time in the future would stay above all later prospects in the list.
    received_at: receivedAt !== null && Date.parse(receivedAt) < now.getTime() ? receivedAt : now,
    name: draft.name,
    email: draft.email,
    phone: draft.phone,
    message: draft.message,
    listing_text: draft.listingText,
    property_id: listing?.id ?? null,
    other_fields: draft.otherFields,
    raw_text: cutText(rawText ?? '', PROSPECT_LIMITS.rawText) || null,
    consent_at: consent === null ? null : now,
    notice_version: consent,
  })
  await kept.catch((error: unknown) => {
    // A draft can break only one rule of the table, the quota. A sender that repeats its requests will try again.
    throw error instanceof ApiError && error.code === 'P0001' ? inboxFull() : error
  })
}

/** The key is equal for the same words of the same person within ten minutes. */
function keyOfContent(draft: ProspectDraft, now: Date): Promise<string> {
  const slot = Math.floor(now.getTime() / SAME_WITHIN_MS)
  const { name, email, phone, message, listingText, otherFields } = draft
  return hashToken(JSON.stringify([slot, name, email, phone, message, listingText, otherFields]))
}

async function findNamed(
  context: FunctionContext,
  owner: string,
  texts: readonly string[],
): Promise<NamedListing | undefined> {
  if (texts.length === 0) return undefined
  const named = await callRpc<NamedListing[]>(context, 'listings_named', {
    owner,
    texts: texts.slice(0, 10),
  })
  return findListing(texts, named)
}
