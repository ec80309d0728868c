import { expect, it } from 'vitest'
import { ownerReportSchema } from './owner-report-schema.ts'

it.each([
  ['  ', { data: { recommendation: null } }],
  [' Bajar el precio ', { data: { recommendation: 'Bajar el precio' } }],
  ['a'.repeat(2000), { success: true }],
  ['a'.repeat(2001), { success: false }],
])(
  'OREP-07 a recommendation is trimmed and its length checked, case %#',
  (recommendation, expected) => {
    expect(ownerReportSchema.safeParse({ recommendation })).toMatchObject(expected)
  },
)
