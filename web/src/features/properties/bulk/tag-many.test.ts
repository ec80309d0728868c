import { toLocalCopy } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { countFitting } from './tag-many.ts'

const long = { copy: toLocalCopy(property({ description: 'ñ'.repeat(20_000) })) }

it('BULK-72 sends a hundred listings in a request, and fewer long copies', () => {
  expect(countFitting(Array.from({ length: 100 }, () => ({ id: crypto.randomUUID() })))).toBe(100)
  const copies = Array.from({ length: 100 }, () => long)
  const fitting = countFitting(copies)
  expect(fitting).toBeLessThan(100)
  expect(new Blob([JSON.stringify(copies.slice(0, fitting))]).size).toBeLessThan(6_000_000)
})

it('BULK-72 always sends at least one', () => {
  const huge = { copy: { ...long.copy, description: 'x'.repeat(2_000_000) } }
  expect(countFitting([huge, huge])).toBe(1)
})
