import { describe, expect, it } from 'vitest'
import { linkSchema, newLink, type LinkInput } from './link-schema.ts'
import { messages } from './messages.ts'

const WHOLE: LinkInput = {
  client: { id: '0b54f7f4-6c1f-4c0e-9a43-0d0f6a3d4d11', label: 'Ana López' },
  relationship_type: 'owner',
  start_date: '2026-11-15',
  end_date: null,
  price: null,
  commission_percentage: 3,
  notes: '',
}

describe('PROP-34 and PROP-35 the link dialog', () => {
  it('a link needs only client, relationship and start', () => {
    expect(linkSchema.parse(WHOLE)).toMatchObject({ end_date: null, price: null, notes: null })
  })

  it('a link begins with the commission of the listing, otherwise 3 %', () => {
    expect(newLink('2026-11-18', { own: { commissionPercentage: 5 } })).toMatchObject({
      relationship_type: 'owner',
      start_date: '2026-11-18',
      commission_percentage: 5,
    })
    expect(newLink('2026-11-18', {})).toMatchObject({ commission_percentage: 3 })
  })

  it.each<[string, Partial<LinkInput>, string]>([
    ['no client', { client: null }, messages.clientMissing],
    ['an unknown relationship', { relationship_type: 'friend' }, messages.relationshipMissing],
    ['no start', { start_date: null }, messages.startMissing],
    ['an end before the start', { end_date: '2026-11-14' }, messages.endBeforeStart],
    ['a negative price', { price: -1 }, messages.priceNegative],
    ['a price with three decimals', { price: 10.005 }, messages.priceInvalid],
    ['a commission above 100 %', { commission_percentage: 100.01 }, messages.commissionInvalid],
    ['a commission finer than 0.01', { commission_percentage: 3.005 }, messages.commissionInvalid],
    ['long notes', { notes: 'ñ'.repeat(1001) }, messages.notesLong],
  ])('a link refuses %s', (_, change, message) => {
    const { error } = linkSchema.safeParse({ ...WHOLE, ...change })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it.each<[string, Partial<LinkInput>]>([
    ['an end on the day of the start', { end_date: '2026-11-15' }],
    ['no commission', { commission_percentage: null }],
    ['cents', { price: 2_500_000.5, commission_percentage: 4.25 }],
  ])('a link accepts %s', (_, change) => {
    expect(linkSchema.safeParse({ ...WHOLE, ...change }).success).toBe(true)
  })
})
