import { expect, it } from 'vitest'
import { excerpts } from './excerpt.ts'

it('an excerpt shows short texts in full', () => {
  expect(excerpts('uno', 'dos')).toEqual(['uno', 'dos'])
})

it('an excerpt shows long texts around their first difference', () => {
  const same = 'a'.repeat(5000)
  const [one, other] = excerpts(`${same} UNO ${same}`, `${same} DOS`)
  expect(one).toMatch(/^… a+ UNO a+ …$/)
  expect(other).toMatch(/^… a+ DOS$/)
  expect(one.length).toBeLessThan(700)
})
