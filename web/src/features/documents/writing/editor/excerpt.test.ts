import { expect, it } from 'vitest'
import { excerpts } from './excerpt.ts'

it('short texts stay whole', () => {
  expect(excerpts('uno', 'dos')).toEqual(['uno', 'dos'])
})

it('of long ones the place where they part is shown', () => {
  const same = 'a'.repeat(5000)
  const [one, other] = excerpts(`${same} UNO ${same}`, `${same} DOS`)
  expect(one).toMatch(/^… a+ UNO a+ …$/)
  expect(other).toMatch(/^… a+ DOS$/)
  expect(one.length).toBeLessThan(700)
})
