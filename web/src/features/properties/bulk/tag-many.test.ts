import { toLocalCopy } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { countFitting } from './tag-many.ts'

const long = { copy: toLocalCopy(property({ description: 'ñ'.repeat(20_000) })) }

it('BULK-72 one request sends a hundred listings, or fewer if the copies are long', () => {
  expect(countFitting(Array.from({ length: 100 }, () => ({ id: crypto.randomUUID() })))).toBe(100)
  const copies = Array.from({ length: 100 }, () => long)
  const fitting = countFitting(copies)
  expect(fitting).toBeLessThan(100)
  expect(new Blob([JSON.stringify(copies.slice(0, fitting))]).size).toBeLessThan(6_000_000)
})

it('BULK-72 a request always has at least one listing', () => {
  const huge = { copy: { ...long.copy, description: 'x'.repeat(2_000_000) } }
  expect(countFitting([huge, huge])).toBe(1)
})
