import { expect, it } from 'vitest'
import { INTERACTION_OUTCOMES, interactionMoment } from './interaction.ts'

const created_at = '2026-11-10T15:00:00Z'

it.each([
  ['2026-11-12T18:00:00Z', '2026-11-12T18:00:00.000Z'],
  [null, '2026-11-10T15:00:00.000Z'],
])('INT-04 an interaction scheduled at %s counts at %s', (scheduled_at, moment) => {
  expect(interactionMoment({ scheduled_at, created_at }).toISOString()).toBe(moment)
})

it('INT-06 six outcomes are suggested for an interaction', () => {
  expect(INTERACTION_OUTCOMES).toEqual([
    'Interesado',
    'Quiere otra visita',
    'Lo va a pensar',
    'Hizo una oferta',
    'No contestó',
    'No le interesó',
  ])
})
