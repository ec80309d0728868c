import { expect, it } from 'vitest'
import type { Outcome } from './api/change-records.ts'
import { describeResults, messages } from './messages.ts'

const outcomes = (counts: Partial<Record<Outcome['outcome'], number>>): Outcome[] =>
  Object.entries(counts).flatMap(([outcome, count]) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${outcome} ${at}`,
      outcome: outcome as Outcome['outcome'],
    })),
  )

const whole = { missing: 0, unconfirmed: 0, untried: 0 }

it.each([
  [{ changed: 312 }, 0, '312 cambiados'],
  [{ changed: 1 }, 0, '1 cambiado'],
  [{ changed: 310 }, 2, '310 cambiados, 2 no: 2 ya no existen'],
  [{ changed: 1310, same: 3 }, 1, '1,310 cambiados, 4 no: 3 ya estaban así y 1 ya no existe'],
  [
    { same: 1, refused: 1 },
    1,
    '0 cambiados, 3 no: 1 ya estaba así, 1 no admite el cambio y 1 ya no existe',
  ],
])('BULK-05 says exactly what became of %o and %i missing', (counts, missing, text) => {
  const run = { ...whole, results: outcomes(counts), missing }
  expect(describeResults('changed', run, false)).toBe(text)
})

it('BULK-05 says what is not known after a lost connection', () => {
  const results = outcomes({ changed: 100 })
  const run = { ...whole, results, unconfirmed: 100, untried: 50 }
  expect(describeResults('changed', run, false)).toBe(
    '100 cambiados, 150 no: 100 sin confirmar porque se perdió la conexión y 50 sin intentar',
  )
})

it('BULK-06 says which records an undo leaves as they are', () => {
  const results = outcomes({ restored: 9 })
  expect(describeResults('restored', { ...whole, results, missing: 1 }, false)).toBe(
    '9 como estaban, 1 no: 1 cambió después o ya no existe',
  )
})

it('BULK-01 BULK-05 agrees with what the records are called', () => {
  const run = { ...whole, results: outcomes({ changed: 2 }) }
  expect(describeResults('changed', run, true)).toBe('2 cambiadas')
  expect(messages.chosen(1, true)).toBe('1 elegida')
  expect(messages.chooseAll(312, true)).toBe('Elegir las 312 que coinciden')
  expect([messages.start(true), messages.start(false)]).toEqual(['Elegir varias', 'Elegir varios'])
  expect(messages.chooseFailed(true)).toBe('No se pudieron elegir todas. Intenta de nuevo.')
})
