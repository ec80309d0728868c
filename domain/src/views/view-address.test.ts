import { expect, it } from 'vitest'
import { entityRules, LIST_ENTITIES, type ListEntity } from './entities.ts'
import { OPERATORS, type Field } from './field.ts'
import type { Comparison, Condition, Operator, View } from './view.ts'
import { readView, writeView } from './view-address.ts'

/** This generator (mulberry32) has a seed, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const ODD_WORDS = [
  'VIP',
  'Crédito, autorizado',
  '!urgente',
  '*',
  String.raw`a\b`,
  'a=b&c',
  '¿50 %?',
  'desde:1',
  'hoy',
  '  ',
  '🏠 casa',
  '\\',
  ',',
  '+52',
]

function comparisonOf(field: Field, is: Operator, next: () => number): Comparison {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!
  switch (is) {
    case 'any':
    case 'none': {
      const known = field.kind === 'choice' ? field.options.map(({ value }) => value) : ODD_WORDS
      return { is, values: [...new Set([pick(known), pick(known)])] }
    }
    case 'min':
    case 'max':
      return { is, amount: Math.round(next() * 100_000_000) / pick([1, 100]) }
    case 'last':
    case 'notLast':
    case 'before':
    case 'next':
      return { is, days: 1 + Math.floor(next() * 3650) }
    case 'lastMonths':
      return { is, months: 1 + Math.floor(next() * 120) }
    case 'from':
    case 'until':
      return { is, day: pick(['1900-01-01', '2026-02-28', '2199-12-31']) }
    case 'says':
      return { is, text: pick(ODD_WORDS).trim() || 'x' }
    default:
      return { is }
  }
}

function viewOf(entity: ListEntity, next: () => number): View {
  const { fields, columns, layouts } = entityRules(entity)
  const conditions: Condition[] = []
  for (let count = Math.floor(next() * 12); count > 0; count--) {
    const field = fields[Math.floor(next() * fields.length)]!
    const operators: readonly Operator[] = OPERATORS[field.kind]
    const operator = operators[Math.floor(next() * operators.length)]
    if (operator) conditions.push({ field: field.key, ...comparisonOf(field, operator, next) })
  }
  const sortable = fields.filter(({ sort }) => sort)
  const start = Math.floor(next() * sortable.length)
  const layout = layouts[Math.floor(next() * (layouts.length + 1))]
  return {
    conditions,
    sorts: sortable
      .slice(start, start + Math.floor(next() * 3))
      .map(({ key }) => ({ field: key, ascending: next() < 0.5 })),
    columns: columns.filter(() => next() < 0.3),
    ...(layout && { layout: layout.id }),
  }
}

it.each(LIST_ENTITIES)('VIEW-01 reads every view of %s back as it was written', (entity) => {
  const next = randomOf(20_261_201)
  for (let round = 0; round < 2000; round++) {
    const view = viewOf(entity, next)
    const query = writeView(entity, view)
    expect(readView(entity, query), query).toEqual({ view, refused: [] })
  }
})

it('VIEW-01 writes an address that a person can read', () => {
  const view: View = {
    conditions: [
      { field: 'tipo', is: 'any', values: ['comprador', 'inquilino'] },
      { field: 'estado', is: 'none', values: ['inactive'] },
      { field: 'contacto', is: 'notLast', days: 30 },
      { field: 'presupuesto', is: 'min', amount: 2_000_000 },
      { field: 'paso', is: 'lacks' },
    ],
    sorts: [
      { field: 'presupuesto', ascending: false },
      { field: 'nombre', ascending: true },
    ],
    columns: ['tipo', 'contacto'],
  }
  expect(writeView('clients', view)).toBe(
    'tipo=comprador,inquilino&estado=%21inactivo&contacto=sin:30&presupuesto=desde:2000000&paso=%21*&orden=-presupuesto,nombre&columnas=tipo,contacto',
  )
})

it('VIEW-03 explains in Spanish which conditions of an address are invalid, and applies the rest', () => {
  const query = 'color=rojo&tipo=comprador&estado=dormido&contacto=ayer&orden=color&columnas=tipo,x'
  const { view, refused } = readView('clients', `${query}&vista=1`, ['vista'])
  expect(view).toEqual({
    conditions: [{ field: 'tipo', is: 'any', values: ['comprador'] }],
    sorts: [],
    columns: ['tipo'],
  })
  expect(refused).toEqual(
    ['color=rojo', 'estado=dormido', 'contacto=ayer', 'orden=color', 'columnas=x'].map(
      (piece) => `No se entendió «${piece}» y no se aplicó.`,
    ),
  )
})

it.each([
  'contacto=sin:0',
  'contacto=sin:3651',
  'contacto=meses:0',
  'contacto=meses:121',
  'presupuesto=desde:-1',
  'presupuesto=desde:1e9',
  'presupuesto=hoy',
  'alta=desde:2026-02-30',
  'alta=desde:0001-01-01',
  'etiqueta=',
  'texto=%20',
  'nombre=*',
  'revisar=quiza',
  '%E0%A4%A=x',
  'etiqueta=a,,b',
  `etiqueta=${'x'.repeat(301)}`,
  `etiqueta=${Array.from({ length: 21 }, (_, at) => at).join(',')}`,
])('VIEW-03 ignores the invalid condition %s', (query) => {
  const { view, refused } = readView('clients', query)
  expect(view.conditions).toEqual([])
  expect(refused).toHaveLength(1)
})

it('VIEW-02 accepts twelve conditions and two orders, and reports further parts as refused', () => {
  const query = `${Array.from({ length: 13 }, (_, at) => `etiqueta=${at}`).join('&')}&orden=alta,nombre,presupuesto`
  const { view, refused } = readView('clients', query)
  expect(view.conditions).toHaveLength(12)
  expect(view.sorts.map(({ field }) => field)).toEqual(['alta', 'nombre'])
  expect(refused).toEqual([
    'Una vista tiene hasta 12 condiciones; las demás no se aplicaron.',
    'Una vista se ordena hasta por 2 campos; los demás no se aplicaron.',
  ])
})

it('VIEW-71 an address can join conditions by «o», and is written back unchanged', () => {
  const query = 'tipo=comprador&o.etiqueta=VIP&o.contacto=sin:30&correo=*'
  const { view, refused } = readView('clients', query)
  expect(refused).toEqual([])
  expect(view.conditions.map(({ field, or }) => [field, or])).toEqual([
    ['tipo', undefined],
    ['etiqueta', true],
    ['contacto', true],
    ['correo', undefined],
  ])
  expect(writeView('clients', view)).toBe(query)
})

it.each([
  ['o.tipo=comprador&o.etiqueta=VIP', 'tipo=comprador&o.etiqueta=VIP', 0],
  ['correo=*&tipo=x&o.etiqueta=VIP', 'correo=*&etiqueta=VIP', 1],
  ['correo=*&o.tipo=x&o.etiqueta=VIP', 'correo=*&o.etiqueta=VIP', 1],
])(
  'VIEW-71 an address with an invalid part, %s, joins no conditions that were not joined',
  (query, written, count) => {
    const { view, refused } = readView('clients', query)
    expect(writeView('clients', view)).toBe(written)
    expect(refused).toHaveLength(count)
  },
)
