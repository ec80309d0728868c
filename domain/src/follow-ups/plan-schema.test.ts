import { expect, it } from 'vitest'
import { planSchema } from './plan-schema.ts'

const step = { day: 0, kind: 'task', text: 'Llamar' } as const
const valid = { name: 'Bienvenida', starts_when: 'hand', steps: [step] } as const

it.each([
  [{ name: ' ' }, 'Escribe el nombre del plan'],
  [{ name: 'x'.repeat(81) }, 'El nombre no puede exceder los 80 caracteres'],
  [{ starts_when: 'never' }, 'Selecciona cuándo inicia el plan'],
  [{ starts_when: 'stage_reached' }, 'Selecciona la etapa'],
  [{ steps: [] }, 'Agrega al menos un paso'],
  [{ steps: Array.from({ length: 21 }, () => step) }, 'Un plan tiene a lo más 20 pasos'],
  [{ steps: [{ ...step, day: 731 }] }, 'Escribe un número de días entre 0 y 730'],
  [{ steps: [{ ...step, day: Number.NaN }] }, 'Escribe un número de días entre 0 y 730'],
  [{ steps: [{ ...step, kind: 'fax' }] }, 'Selecciona si es una tarea o un mensaje'],
  [{ steps: [{ ...step, text: ' ' }] }, 'Escribe el texto del paso'],
  [
    { steps: [{ ...step, text: 'x'.repeat(201) }] },
    'El texto de una tarea no puede exceder los 200 caracteres',
  ],
  [
    { steps: [{ ...step, kind: 'message', text: 'x'.repeat(1001) }] },
    'El texto de un mensaje no puede exceder los 1000 caracteres',
  ],
])('PLAN-01 PLAN-02 PLAN-23 refuses the plan %o', (change, message) => {
  expect(planSchema.safeParse({ ...valid, ...change }).error?.issues[0]?.message).toBe(message)
})

it('PLAN-24 orders a plan’s steps by their days, and keeps the agent’s order within a day', () => {
  const days = [7, 0, 3, 0].map((day, i) => ({ day, kind: step.kind, text: String(i) }))
  const { steps } = planSchema.parse({ ...valid, steps: days })
  expect(steps.map(({ text }) => text)).toEqual(['1', '3', '2', '0'])
})

it('PLAN-23 a plan stores no settings of another way of starting', () => {
  const stage_id = '57a60000-0000-4000-8000-000000000004'
  const given = { ...valid, client_type: 'comprador' as const, stage_id, is_automatic: true }
  expect(planSchema.parse(given)).toMatchObject({
    client_type: null,
    stage_id: null,
    is_automatic: false,
  })
  expect(planSchema.parse({ ...given, starts_when: 'client_added' })).toMatchObject({
    client_type: 'comprador',
    stage_id: null,
    is_automatic: true,
  })
})
