import type { ListingSource } from './listing-source.ts'

type Origin = Pick<ListingSource, 'siteUrl' | 'endpoint' | 'mapping'>

/** As long as the page: which fields a site is asked for, null where it is asked for all of them (SITE-30). */
const learned = new Map<string, readonly string[] | null>()

/** Undefined where it is not known yet. */
export function fieldsOf(origin: Origin): readonly string[] | null | undefined {
  return learned.get(nameOf(origin))
}

export function rememberFields(origin: Origin, fields: readonly string[] | null): void {
  learned.set(nameOf(origin), fields)
}

/** The agent asks for everything again: the site may have new fields by now, or a plug-in less. */
export function forgetFields(): void {
  learned.clear()
}

function nameOf({ siteUrl, endpoint, mapping }: Origin): string {
  return JSON.stringify([siteUrl, endpoint, mapping])
}
