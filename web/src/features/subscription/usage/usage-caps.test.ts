import { expect, it } from 'vitest'
import { USAGE_CAPS, usageTone } from './usage-caps.ts'

it('SUB-14 the reference figures are 50 properties, 100 documents and 1 GB', () => {
  expect(USAGE_CAPS).toEqual({ properties: 50, documents: 100, storage_bytes: 1_073_741_824 })
})

it.each([
  [0, 'info'],
  [39, 'info'],
  [40, 'warning'],
  [49, 'warning'],
  [50, 'danger'],
  [120, 'danger'],
])('SUB-14 a use of %i of 50 is shown as %s', (used, tone) => {
  expect(usageTone(used, 50)).toBe(tone)
})
