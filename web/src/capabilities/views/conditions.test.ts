import { readView, writeView } from '@predio/domain/views'
import { expect, it } from 'vitest'
import { choiceIn, textIn, withCondition } from './conditions.ts'

const viewOf = (query: string) => readView('clients', query).view

it.each([
  ['tipo=comprador', 'comprador'],
  ['correo=*', undefined],
  ['tipo=comprador,inquilino', null],
  ['tipo=comprador&o.correo=*', null],
  ['correo=*&o.tipo=comprador', null],
])('VIEW-89 a filter beside the list shows for the view %s the value %s', (query, value) => {
  expect(choiceIn(viewOf(query), 'tipo')).toBe(value)
})

it('VIEW-89 the search field beside the list does not show a text that «o» joins with another condition', () => {
  expect(textIn(viewOf('texto=ana'), 'texto')).toBe('ana')
  expect(textIn(viewOf('texto=ana&o.correo=*'), 'texto')).toBe('')
})

it.each([
  ['correo=*&tipo=comprador&revisar=si', 'correo=*&tipo=inquilino&revisar=si'],
  ['correo=*&telefono=*&o.tipo=comprador&revisar=si', 'correo=*&tipo=inquilino&revisar=si'],
  ['tipo=comprador&o.telefono=*&revisar=si', 'tipo=inquilino&revisar=si'],
  ['correo=*', 'correo=*&tipo=inquilino'],
])(
  'VIEW-89 a filter that is set in the view %s replaces the group of its condition',
  (before, after) => {
    const condition = { field: 'tipo', is: 'any', values: ['inquilino'] } as const
    expect(writeView('clients', withCondition(viewOf(before), 'tipo', condition))).toBe(after)
  },
)
