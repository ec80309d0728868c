import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { interactionSchema } from '../../interactions/index.ts'
import { taskSchema } from '../../tasks/index.ts'
import { LISTINGS } from '../testing/listings.ts'
import { ana, propose, refusal, visit } from '../testing/tool-data.ts'
import { findVisitConflicts } from './find-visit-conflicts.ts'
import { visitRecords } from './visit-records.ts'

describe('AST-51 a proposed visit', () => {
  it('a proposed visit finds the property, the client and the instant', () => {
    expect(propose('book_visit', { ...visit, notes: ' Trae a su esposo ' })).toEqual({
      tool: 'book_visit',
      property: LISTINGS[0],
      client: ana,
      at: new Date('2026-11-20T23:30:00Z'),
      notes: 'Trae a su esposo',
    })
  })

  it.each([
    ['2026-11-20', '5:30 pm', '2026-11-20T23:30:00.000Z'],
    ['2026-11-20', '9', '2026-11-20T15:00:00.000Z'],
    ['2026-11-20', '12 am', '2026-11-20T06:00:00.000Z'],
    ['20/11/2026', '17:30', '2026-11-20T23:30:00.000Z'],
    ['2026-11-20T17:30:00', null, '2026-11-20T23:30:00.000Z'],
    ['mañana', '10:00', '2026-11-16T16:00:00.000Z'],
    ['Hoy', '18 hrs', '2026-11-16T00:00:00.000Z'],
    ['el jueves', '13 pm', '2026-11-19T19:00:00.000Z'],
    ['20 de noviembre', 'a las 5', '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T17:30:00-06:00', null, '2026-11-20T23:30:00.000Z'],
    ['2026-11-20', '17:30:00', '2026-11-20T23:30:00.000Z'],
  ])('a proposed visit reads the moment %s at %s', (date, time, at) => {
    expect(propose('book_visit', { ...visit, date, time }).at.toISOString()).toBe(at)
  })

  it.each([
    [{ ...visit, property_id: 999 }, /No encontré esa propiedad/],
    [{ ...visit, property_id: null }, /De qué propiedad/],
    [{ ...visit, property_id: 'cualquiera' }, /No encontré esa propiedad/],
    [{ ...visit, client: 'Pedro Páramo' }, /No encontré a «Pedro Páramo»/],
    [{ ...visit, client: '' }, /Para qué cliente/],
    [{ ...visit, client: 'Ana' }, /varios clientes .*Ana Gil Pérez, Ana López/],
    [{ ...visit, date: '2026-11-14' }, /ya pasó \(14 nov 2026/],
    [{ ...visit, date: '2026-11-15', time: '09:59' }, /ya pasó/],
    [{ ...visit, date: '2024-11-20' }, /ya pasó/],
    [{ ...visit, date: '2036-11-20' }, /muy lejos/],
    [{ ...visit, date: '2026-02-31' }, /No entendí la fecha «2026-02-31»/],
    [{ ...visit, date: 'cuando se pueda' }, /No entendí la fecha/],
    [{ ...visit, date: null }, /Para qué día/],
    [{ ...visit, time: '' }, /A qué hora/],
    [{ ...visit, time: '25:00' }, /No entendí la hora «25:00»/],
    [{ ...visit, time: 'tarde' }, /No entendí la hora/],
    [{ ...visit, time: '17:30 o 18:00' }, /No entendí la hora/],
    [{ ...visit, notes: 'x'.repeat(3000) }, /demasiado largas/],
    [{ ...visit, client: { id: 1 } }, /No pude leer/],
    ['{"property_id": 101, "cli', /No pude leer/],
    ['[]', /No pude leer/],
    ['', /De qué propiedad/],
  ])('a proposed visit is refused with a question to the person: %j', (args, message) => {
    expect(refusal('book_visit', args)).toMatch(message)
  })

  it.each([
    ['101', 101],
    ['#101', 101],
    ['Casa en Cholul', 104],
  ])('a proposed visit finds the property written as %s', (property_id, id) => {
    expect(propose('book_visit', { ...visit, property_id }).property.id).toBe(id)
  })

  it.each([
    ['jose nunez', 'José'],
    ['Sr. Núñez', 'José'],
    ['Luis Canl', 'Luis'],
    ['Ana López', 'Ana'],
  ])('a proposed visit finds the client written as %s', (name, first) => {
    expect(propose('book_visit', { ...visit, client: name }).client.first_name).toBe(first)
  })

  it('AST-50 refuses a tool that does not exist', () => {
    expect(refusal('delete_everything', {})).toMatch(/no conozco/)
    expect(refusal('toString', {})).toMatch(/no conozco/)
  })
})

describe('AST-55 conflicting visits', () => {
  const at = (time: string) => ({ name: time, at: new Date(`2026-11-20T${time}:00Z`) })

  it('conflicting visits are those within an hour before or after, the nearest first', () => {
    const visits = ['16:29', '16:30', '17:45', '18:30', '18:31'].map(at)
    const found = findVisitConflicts(visits, new Date('2026-11-20T17:30:00Z'))
    expect(found.map(({ name }) => name)).toEqual(['17:45', '16:30', '18:30'])
  })
})

describe('AST-57 the rows of a confirmed visit', () => {
  it('the rows of a confirmed visit pass the schemas of interactions and tasks', () => {
    const id = '00000000-0000-4000-8000-000000000009'
    const { interaction, task } = visitRecords(propose('book_visit', visit), id)
    expect(z.parse(interactionSchema, interaction)).toMatchObject({
      type: 'visit',
      client_id: ana.id,
      property_id: id,
      subject: 'Visita a Casa con alberca en Temozón Norte',
      scheduled_at: '2026-11-20T23:30:00.000Z',
    })
    expect(z.parse(taskSchema, task)).toMatchObject({
      title: 'Visita a Casa con alberca en Temozón Norte con Ana Gil Pérez',
      due_date: '2026-11-20T23:30:00.000Z',
      status: 'pending',
    })
  })
})
