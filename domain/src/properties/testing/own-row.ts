import { mapFields } from '../../fields/index.ts'
import { fromOwnRow, type OwnRow } from '../copy/from-own-row.ts'
import { OWN_LISTING_FIELDS } from '../fields.ts'
import type { OwnFacts } from '../property.ts'

export function ownRow(fields: Partial<OwnRow> = {}): OwnRow {
  const nothing = mapFields(OWN_LISTING_FIELDS, ({ kind, fallback = null }) => {
    if (kind === 'flag') return false
    return kind === 'words' ? [] : fallback
  })
  const row = {
    ...nothing,
    id: '6a9d5f0c-1b7e-4d3a-8f62-5e2b9c7d4a11',
    own_number: 1,
    title: 'Casa',
    location: 'Mérida',
    price: 1,
    property_type: 'casa',
    operation: 'sale',
    operations: ['sale'],
    status: 'active',
    images: [],
    url: null,
    site_facts: null,
    is_example: false,
    created_at: '2026-11-16T00:00:00Z',
    updated_at: '2026-11-16T00:00:00Z',
  }
  return { ...(row as unknown as OwnRow), ...fields }
}

export function ownFacts(facts: Partial<OwnFacts> = {}): OwnFacts {
  const { own } = fromOwnRow(ownRow())
  return { ...(own as OwnFacts), ...facts }
}
