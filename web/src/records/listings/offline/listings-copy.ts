import type { FieldMapping } from '@predio/domain/properties'
import { currentSession } from '../../../lib/session/index.ts'
import type { ReadPart } from '../reading/interrupted-reading.ts'
import type { Collected } from '../reading/collect-pages.ts'
import { inStore } from '../../../lib/offline-copies.ts'

/** A higher number makes every device read the site again, for example after the rules for reading changed. */
const RULES = 4

export type PartInfo = Pick<ReadPart, 'read' | 'total' | 'nextPage'>

export interface ListingsCopy extends Collected {
  /** In a part of the list the translations are not merged yet. */
  part?: PartInfo
  rules: number
  siteUrl: string
  endpoint: string
  mapping: FieldMapping
  readAt: Date
}

type Origin = Pick<ListingsCopy, 'siteUrl' | 'endpoint' | 'mapping'>

export async function readListingsCopy(userId: string): Promise<ListingsCopy | undefined> {
  return inStore<ListingsCopy>('listings', 'readonly', (store) => store.get(userId))
}

export async function saveListingsCopy(
  userId: string,
  origin: Origin,
  collected: Collected,
): Promise<ListingsCopy> {
  return put(userId, { ...collected, ...describe(origin) })
}

export async function savePartCopy(
  userId: string,
  origin: Origin,
  { properties, leaks, read, total, nextPage }: ReadPart,
): Promise<ListingsCopy> {
  const part = { read, total, nextPage }
  return put(userId, { properties, leaks, mergedIds: new Map(), part, ...describe(origin) })
}

function describe({ siteUrl, endpoint, mapping }: Origin) {
  return { rules: RULES, siteUrl, endpoint, mapping, readAt: new Date() }
}

async function put(userId: string, copy: ListingsCopy): Promise<ListingsCopy> {
  await inStore('listings', 'readwrite', (store) => {
    // Between the request and this moment the person may have signed out.
    return currentSession()?.user.id === userId ? store.put(copy, userId) : undefined
  })
  return copy
}

export function isCurrent(copy: ListingsCopy, origin: Origin): boolean {
  return (
    copy.rules === RULES &&
    copy.siteUrl === origin.siteUrl &&
    copy.endpoint === origin.endpoint &&
    isSameMapping(copy.mapping, origin.mapping)
  )
}

export function isSameMapping(one: FieldMapping, other: FieldMapping): boolean {
  const fields = Object.keys({ ...one, ...other }) as (keyof FieldMapping)[]
  return fields.every((field) => one[field] === other[field])
}
