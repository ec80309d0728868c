import { findField, readView, type ListEntity } from '@predio/domain/views'
import { expect, it } from 'vitest'
import { newDraft, toCondition, toDraft } from './condition-draft.ts'

const fieldOf = (entity: ListEntity, key: string) => findField(entity, key)!

it('VIEW-07 VIEW-71 turns every condition into a draft and back without a change', () => {
  const query =
    'tipo=comprador&etiqueta=!VIP,Crédito&presupuesto=desde:2000000.5&contacto=sin:45&alta=desde:2026-01-15&paso=!*&revisar=no&texto=ana&paso=hoy&o.contacto=meses:3'
  const { conditions } = readView('clients', query).view
  const drafts = conditions.flatMap((condition) => toDraft('clients', condition))
  expect(drafts.map(toCondition)).toEqual(conditions)
})

it.each(['tipo', 'etiqueta', 'presupuesto', 'texto'])(
  'VIEW-07 a new condition on %s is incomplete',
  (key) => {
    expect(toCondition(newDraft(fieldOf('clients', key)))).toBeNull()
  },
)

it.each([null, 0, 3651, 'treinta'])('VIEW-02 refuses a condition with %s days', (days) => {
  const draft = { ...newDraft(fieldOf('clients', 'contacto')), is: 'last' as const, days }
  expect(toCondition(draft)).toBeNull()
})
