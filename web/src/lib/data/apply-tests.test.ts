import { queryOf, readView } from '@predio/domain/views'
import { expect, it } from 'vitest'
import { applyTests, orderOf } from './apply-tests.ts'

const DAY = { now: new Date('2026-11-18T18:00:00Z'), zone: 'America/Merida' }

function conditionsFor(text: string): string[] {
  const said: string[] = []
  const query = {
    or(filters: string) {
      said.push(filters)
      return this
    },
  }
  applyTests(query, queryOf('clients', readView('clients', text).view, DAY).tests)
  return said
}

it.each([
  ['tipo=comprador,inquilino', 'type.in.("comprador","inquilino")'],
  ['estado=!inactivo', 'status.not.in.("inactive"),status.is.null'],
  ['etiqueta=VIP', String.raw`tags.ov."{\"VIP\"}"`],
  [String.raw`etiqueta=a"b\,c`, String.raw`tags.ov."{\"a\\\"b,c\"}"`],
  ['correo=!*', 'email.is.null'],
  ['revisar=no', 'needs_review.not.is.true'],
  ['etiqueta=*', 'and(tags.not.eq."{}",tags.not.is.null)'],
  ['texto=Núñez María', 'and(search.like."%nunez%",search.like."%maria%")'],
  [
    'presupuesto=desde:2000000',
    'budget_max.gte."2000000",and(budget_max.is.null,budget_min.gte."2000000")',
  ],
  [
    'alta=hoy',
    'and(created_at.gte."2026-11-18T06:00:00.000Z",created_at.lt."2026-11-19T06:00:00.000Z")',
  ],
])('VIEW-07 asks the server for %s', (text, condition) => {
  expect(conditionsFor(text)).toEqual([condition])
})

it('VIEW-07 asks for nothing where only signs were typed', () => {
  expect(conditionsFor('texto=*')).toEqual([])
})

it('VIEW-07 ends every order with the id', () => {
  const { view } = readView('clients', 'orden=-presupuesto,nombre')
  expect(orderOf(queryOf('clients', view, DAY).sorts)).toEqual([
    { column: 'budget_max', ascending: false, isNullable: true },
    { column: 'first_name', ascending: true },
    { column: 'last_name', ascending: true, isNullable: true },
    { column: 'id', ascending: false },
  ])
})
