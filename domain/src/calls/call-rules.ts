import { type MatchableListing, matchListings, preferencesOf } from '../clients/index.ts'
import { interactionMoment } from '../interactions/index.ts'
import { fillScript, type ScriptCategory, scriptValues } from '../scripts/index.ts'
import type { CallSettings } from './call-settings.ts'
import { type CallFacts, type Day, daysAgo } from './gather-facts.ts'
import { CALL_REASONS as why, CALL_TEXTS as texts } from './messages.ts'

export interface CallReason {
  rule: CallRuleId
  reason: string
  category: ScriptCategory
  text: string
  /** Among reasons of the same rule, the one with the most days comes first. */
  days: number
}

type CallRuleId = 'CALL-01' | 'CALL-02' | 'CALL-03' | 'CALL-04' | 'CALL-05'
export type CallRule = (
  facts: CallFacts,
  day: Day,
  fresh: readonly MatchableListing[],
  settings: CallSettings,
) => CallReason | null

const OFFER_STAGES = new Set(['Oferta', 'Negociación'])

const visitMade: CallRule = (facts, day, _fresh, { call_visit_days: days }) => {
  if (days === null) return null
  const visit = facts.interactions.find(
    ({ type, ...interaction }) =>
      type === 'visit' && daysAgo(interactionMoment(interaction), day) === days,
  )
  if (!visit) return null
  const title = visit.property?.title ?? null
  const named = days === 1 ? texts.visitYesterday : texts.visitEarlier
  const unnamed = days === 1 ? texts.visitYesterdayUnnamed : texts.visitEarlierUnnamed
  const text = title === null ? unnamed : named
  return {
    rule: 'CALL-01',
    reason: why.visit(title, days),
    category: 'seguimiento',
    text: fill(text, facts, { title }),
    days,
  }
}

const offerPending: CallRule = (facts, day, _fresh, { call_offer_days: days }) => {
  if (days === null) return null
  const opportunity = facts.opportunities.find(
    ({ status, stage }) => status === 'open' && OFFER_STAGES.has(stage?.name ?? ''),
  )
  const noted = facts.interactions.find(
    (interaction) =>
      interaction.type === 'offer' &&
      interaction.outcome === null &&
      daysAgo(interactionMoment(interaction), day) <= days,
  )
  if (!opportunity && !noted) return null
  const title = opportunity?.property?.title ?? noted?.property?.title ?? null
  const text = title === null ? texts.offerPendingUnnamed : texts.offerPending
  return {
    rule: 'CALL-02',
    reason: why.offerPending(title),
    category: 'cierre',
    text: fill(text, facts, { title }),
    days: facts.quietDays ?? facts.knownDays,
  }
}

const newListing: CallRule = (facts, _day, fresh) => {
  const preferences = fresh.length > 0 ? preferencesOf(facts.client) : null
  if (!preferences) return null
  // A client who was contacted after a listing was published is assumed to know of it.
  const unannounced = fresh.filter(
    ({ publishedAt }) =>
      !facts.lastTouch || Date.parse(publishedAt ?? '') > facts.lastTouch.getTime(),
  )
  const matches = matchListings(preferences, unannounced)
  const best = matches[0]?.listing
  if (!best) return null
  return {
    rule: 'CALL-03',
    reason: why.newListing(best.title, matches.length - 1),
    category: 'presentacion',
    text: fill(best.price ? texts.newListing : texts.newListingUnpriced, facts, best),
    days: facts.quietDays ?? facts.knownDays,
  }
}

const newClient: CallRule = (facts, _day, _fresh, { call_new_days: days }) => {
  if (days === null || facts.knownDays >= days || facts.lastTouch) return null
  return {
    rule: 'CALL-04',
    reason: why.newClient(days),
    category: 'presentacion',
    text: fill(texts.newClient, facts, {}),
    days: facts.knownDays,
  }
}

const quiet: CallRule = (facts, _day, _fresh, { call_quiet_days: limit }) => {
  const days = facts.quietDays ?? facts.knownDays
  if (limit === null || days < limit) return null
  const hasBought = facts.opportunities.some(({ status }) => status === 'won')
  const text = facts.client.type === 'propietario' ? texts.quietOwner : texts.quiet
  return {
    rule: 'CALL-05',
    reason: facts.lastTouch ? why.quiet(days) : why.neverTouched(days),
    category: hasBought ? 'postventa' : 'seguimiento',
    text: fill(hasBought ? texts.quietAfterSale : text, facts, {}),
    days,
  }
}

export const CALL_RULES: readonly CallRule[] = [
  visitMade,
  offerPending,
  newListing,
  newClient,
  quiet,
]

interface Subject {
  title?: string | null
  price?: number | null
  currency?: string
}

function fill(text: string, facts: CallFacts, subject: Subject): string {
  const { title, price = null, currency = 'MXN' } = subject
  const property = title ? { title, price, currency } : null
  return fillScript(text, scriptValues({ client: facts.client, property }))
}
