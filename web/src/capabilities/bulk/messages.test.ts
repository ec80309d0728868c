import { expect, it } from 'vitest'
import type { BulkRun, Outcomes } from './api/bulk-runs.ts'
import { describeResults, describeRun, messages, resultsOf, sayRun } from './messages.ts'

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
])(
  'BULK-05 the result of a run with %o and %i missing names every outcome',
  (counts, missing, text) => {
    const run = { ...whole, outcomes: counts as Outcomes, missing }
    expect(describeResults('changed', run, false)).toBe(text)
  },
)

it('BULK-05 the result says how many outcomes are unknown after a lost connection', () => {
  const results = Array.from({ length: 100 }, () => ({ outcome: 'changed' as const }))
  const run = resultsOf({ results, missing: 0, unconfirmed: 100, untried: 50 })
  expect(describeResults('changed', run, false)).toBe(
    '100 cambiados, 150 no: 100 sin confirmar porque se perdió la conexión y 50 sin intentar',
  )
})

it('BULK-06 the result of an undo says which records stay unchanged', () => {
  const run = { ...whole, outcomes: { restored: 9 }, missing: 1 }
  expect(describeResults('restored', run, false)).toBe(
    '9 como estaban, 1 no: 1 cambió después o ya no existe',
  )
})

it('BULK-01 BULK-05 the texts agree in gender and number with the name of the records', () => {
  const run = { ...whole, outcomes: { changed: 2 } }
  expect(describeResults('changed', run, true)).toBe('2 cambiadas')
  expect(messages.chosen(1, true)).toBe('1 elegida')
  expect(messages.chooseAll(312, true)).toBe('Elegir las 312 que coinciden')
  expect([messages.start(true), messages.start(false)]).toEqual(['Elegir varias', 'Elegir varios'])
  expect(messages.chooseFailed(true)).toBe('No se pudieron elegir todas. Intenta de nuevo.')
})

const RUN: BulkRun = {
  id: 'r',
  kind: 'clients',
  action: { do: 'change', changes: { status: 'lead' } },
  total: 500,
  done: 200,
  outcomes: { changed: 198, same: 1 },
  undone: null,
  undo_outcomes: {},
}

it('BULK-13 the text of a stopped run says how many records it changed and how many are left', () => {
  expect(sayRun(RUN)).toBe(
    'El cambio de 500 clientes quedó a medias: 198 cambiados, 2 no: 1 ya estaba así y 1 ya no existe. Faltan 300.',
  )
  expect(sayRun({ ...RUN, done: 500, outcomes: { changed: 500 } })).toBe(
    'El cambio de 500 clientes terminó: 500 cambiados.',
  )
  const one = { ...RUN, kind: 'interactions', action: { do: 'delete' }, total: 1, done: 0 } as const
  expect(sayRun({ ...one, outcomes: {} })).toBe(
    'La eliminación de 1 interacción quedó a medias: 0 eliminadas. Falta 1.',
  )
})

it('BULK-05 the text of a run counts the records that it did not reach', () => {
  expect(describeRun({ ...RUN, done: 100, outcomes: { changed: 100 } })).toBe(
    '100 cambiados, 400 no: 400 sin intentar',
  )
})

it('BULK-13 the text of a stopped undo says how many records were restored', () => {
  const undoing = { ...RUN, total: 200, undone: 100, undo_outcomes: { restored: 100 } }
  expect(sayRun(undoing)).toBe('El cambio de 200 clientes se deshizo a medias: 100 de 200.')
  expect(sayRun({ ...undoing, undone: 200, undo_outcomes: { restored: 197 } })).toBe(
    'El cambio de 200 clientes. Se deshizo: 197 como estaban, 1 no: 1 cambió después o ya no existe.',
  )
})
