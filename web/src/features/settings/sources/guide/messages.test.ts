import { HONEYPOT } from '@predio/domain/prospects'
import { expect, it } from 'vitest'
import { instructionsFor } from './messages.ts'

const ADDRESS = 'https://predio.example/functions/v1/prospects/abc'

it.each(instructionsFor(ADDRESS).map((each) => [each.title, each] as const))(
  'PROS-62 the instructions for %s have steps and a text with the address to copy',
  (_, { steps, snippet }) => {
    expect(steps.length).toBeGreaterThan(0)
    expect(snippet).toContain(ADDRESS)
  },
)

it('PROS-19 PROS-62 the form to copy has the hidden field against bots, and the steps name it', () => {
  const html = instructionsFor(ADDRESS).find(({ id }) => id === 'html')
  expect(html?.snippet).toMatch(new RegExp(`<input name="${HONEYPOT}" [^>]*hidden>`))
  expect(html?.steps.join(' ')).toContain(`«${HONEYPOT}»`)
})
