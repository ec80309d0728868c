import { describe, expect, it } from 'vitest'
import { firstMessage } from '../fields/index.ts'
import { jobSchema } from './job-schema.ts'

const JOB = { description: 'Cambio de bomba', job_date: '2026-11-10' }
const HOUSE = '57a60000-0000-4000-8000-000000000001'

describe('PRO-10 a job', () => {
  it('a job needs only a description and a date', () => {
    expect(jobSchema.parse(JOB)).toEqual({
      description: 'Cambio de bomba',
      property_id: null,
      job_date: '2026-11-10',
      cost: null,
      notes: null,
    })
  })

  it('a job may have a property, a cost and notes', () => {
    const all = { ...JOB, property_id: HOUSE, cost: 4300.5, notes: ' Con garantía ' }
    expect(jobSchema.parse(all)).toEqual({ ...all, notes: 'Con garantía' })
  })

  it.each([0, 999_999_999_999.99, '$4,300.00', null, ''])('a job may cost %j', (cost) => {
    expect(jobSchema.safeParse({ ...JOB, cost }).success).toBe(true)
  })

  it('the description of a job may have 500 characters', () => {
    expect(jobSchema.safeParse({ ...JOB, description: 'a'.repeat(500) }).success).toBe(true)
  })
})

describe('PRO-11 a job is refused with its message', () => {
  it.each([
    [{ description: ' ' }, 'Describe el trabajo'],
    [{ description: 'a'.repeat(501) }, 'La descripción no puede exceder los 500 caracteres'],
    [{ job_date: '' }, 'Elige la fecha del trabajo'],
    [{ job_date: null }, 'Elige la fecha del trabajo'],
    [{ job_date: '2026-02-30' }, 'Elige la fecha del trabajo'],
    [{ cost: -1 }, 'El costo no puede ser negativo'],
    [{ cost: 1.005 }, 'Costo inválido'],
    [{ cost: 1e12 }, 'Costo inválido'],
    [{ property_id: '7' }, 'Propiedad inválida'],
    [{ notes: 'a'.repeat(1001) }, 'Las notas no pueden exceder los 1000 caracteres'],
  ])('refuses the job %j', (changes, message) => {
    const { error } = jobSchema.safeParse({ ...JOB, ...changes })
    expect(error && firstMessage(error, '')).toBe(message)
  })
})
