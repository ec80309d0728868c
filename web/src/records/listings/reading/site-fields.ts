import type { TermSource } from '@predio/domain/properties'
import type { ListingSource } from './listing-source.ts'

type Origin = Pick<ListingSource, 'siteUrl' | 'endpoint' | 'mapping'>

/** What was learned of the way a site can be asked (SITE-30). */
export interface Learned {
  fields: readonly string[]
  /** Null where terms are embedded in every listing. */
  terms: KnownTerms | null
  /** How often listings without price, type or operation are still asked for whole (SITE-29). */
  checksLeft: number
}

/** SITE-31. */
export interface KnownTerms {
  sources: readonly TermSource[]
  names: Map<number, string>
}

/** As long as the page is open; null for a site that is asked for all fields. */
const learned = new Map<string, Learned | null>()

/** Undefined where it is not known yet. */
export function learnedOf(origin: Origin): Learned | null | undefined {
  return learned.get(nameOf(origin))
}

export function remember(origin: Origin, what: Learned | null): void {
  learned.set(nameOf(origin), what)
}

/** The agent asks for everything again: the site may have new fields by now, or a plug-in less. */
export function forgetFields(): void {
  learned.clear()
}

function nameOf({ siteUrl, endpoint, mapping }: Origin): string {
  return JSON.stringify([siteUrl, endpoint, mapping])
}
