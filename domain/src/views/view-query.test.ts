import { expect, it } from 'vitest'
import { DATE_RANGE_OPTIONS } from '../documents/index.ts'
import { readComparison, writeComparison } from './comparison-text.ts'
import { findField } from './entities.ts'
import { readView } from './view-address.ts'
import type { RelatedTest } from './query-test.ts'
import { queryOf } from './view-query.ts'

const DAY = { now: new Date('2026-11-19T05:30:00Z'), zone: 'America/Merida' }

const queryFor = (text: string) => queryOf('clients', readView('clients', text).view, DAY)
const relatedOf = (text: string) =>
  queryFor(text).tests.flatMap(([alternative]) => alternative as RelatedTest[])

it.each([
  ['contacto=ultimos:30', '2026-10-19T06:00:00.000Z', '2026-11-19T06:00:00.000Z'],
  ['paso=proximos:7', '2026-11-18T06:00:00.000Z', '2026-11-26T06:00:00.000Z'],
  ['paso=hoy', '2026-11-18T06:00:00.000Z', '2026-11-19T06:00:00.000Z'],
  ['paso=semana', '2026-11-16T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['paso=resto', '2026-11-18T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['paso=mes', '2026-11-01T06:00:00.000Z', '2026-12-01T06:00:00.000Z'],
  ['paso=pasado', undefined, '2026-11-18T06:00:00.000Z'],
  ['contacto=hace:30', undefined, '2026-10-19T06:00:00.000Z'],
  ['contacto=desde:2026-01-15', '2026-01-15T06:00:00.000Z', undefined],
])(
  'VIEW-05 the days of the condition %s count from today in the agent’s zone',
  (text, from, before) => {
    const related = relatedOf(text)
    expect(related).toMatchObject([{ is: 'related', known: true }])
    expect([related[0]?.from, related[0]?.before]).toEqual([from, before])
  },
)

it.each([
  ['alta=desde:2026-01-15', [{ is: 'gte', value: '2026-01-15T06:00:00.000Z' }]],
  ['alta=hasta:2026-01-15', [{ is: 'lt', value: '2026-01-16T06:00:00.000Z' }]],
])('VIEW-05 compares the column of %s with the days of the agent', (text, expected) => {
  expect(queryFor(text).tests[0]?.[0]).toMatchObject(expected)
})

it.each<[string, string, string, string, string?]>([
  ['hoy', '2026-11-15T05:59:00Z', '2026-11-14T06:00:00Z', '2026-11-15T06:00:00Z'],
  ['hoy', '2026-11-15T06:00:00Z', '2026-11-15T06:00:00Z', '2026-11-16T06:00:00Z'],
  ['ultimos:7', '2026-11-15T18:00:00Z', '2026-11-08T06:00:00Z', '2026-11-16T06:00:00Z'],
  ['meses:1', '2026-11-15T18:00:00Z', '2026-10-15T06:00:00Z', '2026-11-16T06:00:00Z'],
  ['meses:1', '2026-03-31T18:00:00Z', '2026-02-28T06:00:00Z', '2026-04-01T06:00:00Z'],
  ['meses:1', '2026-01-10T18:00:00Z', '2025-12-10T06:00:00Z', '2026-01-11T06:00:00Z'],
  [
    'ultimos:7',
    '2026-11-05T18:00:00Z',
    '2026-10-29T07:00:00Z',
    '2026-11-06T08:00:00Z',
    'America/Tijuana',
  ],
])(
  'DOC-42 the range %s at %s consists of whole days in the zone',
  (range, now, from, until, zone = 'America/Mexico_City') => {
    const { view } = readView('documents', `edicion=${range}`)
    const column = 'last_edited_at'
    expect(queryOf('documents', view, { now: new Date(now), zone }).tests).toEqual([
      [
        [
          { column, is: 'gte', value: new Date(from).toISOString() },
          { column, is: 'lt', value: new Date(until).toISOString() },
        ],
      ],
    ])
  },
)

it('DOC-42 the ranges of the list are comparisons of its last edit', () => {
  const field = findField('documents', 'edicion')!
  for (const { id } of DATE_RANGE_OPTIONS) {
    expect(writeComparison(field, readComparison(field, id)!)).toBe(id)
  }
})

it('VIEW-05 clients who were never contacted match a condition for clients without contact', () => {
  expect(relatedOf('contacto=sin:30')).toEqual([
    { is: 'related', field: 'contact', before: '2026-10-19T06:00:00.000Z' },
  ])
})

it('VIEW-07 a range of budget finds clients by either end of their budget', () => {
  expect(queryFor('presupuesto=desde:2000000').tests).toEqual([
    [
      [{ column: 'budget_max', is: 'gte', value: 2_000_000 }],
      [
        { column: 'budget_max', is: 'null' },
        { column: 'budget_min', is: 'gte', value: 2_000_000 },
      ],
    ],
  ])
})

it('VIEW-07 a negated condition excludes records with the value, and keeps records without a value', () => {
  expect(queryFor('etiqueta=!VIP').tests).toEqual([
    [
      [{ column: 'tags', is: 'words', values: ['VIP'], not: true }],
      [{ column: 'tags', is: 'null' }],
    ],
  ])
  expect(relatedOf('paso=!*')).toEqual([{ is: 'related', field: 'step', known: false }])
  expect(queryFor('correo=!*').tests).toEqual([[[{ column: 'email', is: 'null', not: false }]]])
  expect(queryFor('etiqueta=!*').tests).toEqual([
    [[{ column: 'tags', is: 'empty' }], [{ column: 'tags', is: 'null' }]],
  ])
})

it('VIEW-10 conditions on other tables go to the database, condition by condition', () => {
  expect(relatedOf('zona=Cholul&etapa=!Visita,Oferta&etapa=*')).toEqual([
    { is: 'related', field: 'zone', any: ['Cholul'] },
    { is: 'related', field: 'stage', none: ['Visita', 'Oferta'] },
    { is: 'related', field: 'stage', known: true },
  ])
})

it('VIEW-80 a view can order by columns of other tables', () => {
  expect(queryFor('orden=contacto,-paso').sorts).toEqual([
    { column: 'last_contact_at', ascending: true, isNullable: true },
    { column: 'next_task_due', ascending: false, isNullable: true },
  ])
})

it('VIEW-64 clients with the same first name are ordered by surname, in either direction', () => {
  expect(queryFor('orden=-nombre').sorts).toEqual([
    { column: 'first_name', ascending: false, isNullable: false },
    { column: 'last_name', ascending: false, isNullable: true },
  ])
  expect(queryFor('orden=apellidos').sorts).toEqual([
    { column: 'last_name', ascending: true, isNullable: true },
    { column: 'first_name', ascending: true, isNullable: true },
  ])
})

it('VIEW-71 the alternatives of all conditions of a group form one test', () => {
  expect(queryFor('tipo=comprador&o.zona=Cholul&o.correo=*&revisar=si').tests).toEqual([
    [
      [{ column: 'type', is: 'in', values: ['comprador'] }],
      [{ is: 'related', field: 'zone', any: ['Cholul'] }],
      [{ column: 'email', is: 'null', not: true }],
    ],
    [[{ column: 'needs_review', is: 'true', not: false }]],
  ])
})
