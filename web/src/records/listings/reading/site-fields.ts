import type { TermSource } from '@predio/domain/properties'
import type { ListingSource } from './listing-source.ts'

type Origin = Pick<ListingSource, 'siteUrl' | 'endpoint' | 'mapping'>

/** SITE-30: the fields for which the site can be asked, learned from its answers. */
export interface Learned {
  fields: readonly string[]
  terms: KnownTerms | null
  /** SITE-29: how many more times incomplete listings are read whole. */
  checksLeft: number
}

/** SITE-31: each term is requested once. */
export interface KnownTerms {
  sources: readonly TermSource[]
  names: Map<number, string>
}

/** Null means that the site has to be asked for all fields. */
const learned = new Map<string, Learned | null>()

export function learnedOf(origin: Origin): Learned | null | undefined {
  return learned.get(nameOf(origin))
}

export function rememberFields(origin: Origin, what: Learned | null): void {
  learned.set(nameOf(origin), what)
}

/** The site may have changed its fields or plug-ins, so they have to be learned again. */
export function forgetFields(): void {
  learned.clear()
}

function nameOf({ siteUrl, endpoint, mapping }: Origin): string {
  return JSON.stringify([siteUrl, endpoint, mapping])
}
