import { describe, expect, it } from 'vitest'
import { firstMessage } from '../fields/index.ts'
import { PROFESSION_LABELS, PROFESSIONS } from './professional.ts'
import { professionalSchema } from './professional-schema.ts'

const RAUL = { name: 'Raúl', profession: 'albañil', phone: '999 111 2233' }

describe('PRO-01 a profession', () => {
  it.each([
    'carpintero',
    'albañil',
    'electricista',
    'arquitecto',
    'fontanero',
    'pintor',
    'jardinero',
    'cerrajero',
  ])('a professional may be %s', (profession) => {
    expect(professionalSchema.parse({ ...RAUL, profession }).profession).toBe(profession)
  })

  it('every profession has a label', () => {
    expect(PROFESSIONS).toHaveLength(8)
    expect(PROFESSION_LABELS.fontanero).toBe('Fontanero (plomero)')
  })
})

describe('PRO-02, PRO-07, PRO-20 a professional is refused with its message', () => {
  const phone = 'El número de teléfono debe tener entre 10 y 13 dígitos'
  it.each([
    [{ name: 'R' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ name: undefined }, 'El nombre debe tener al menos 2 caracteres'],
    [{ name: 'r'.repeat(101) }, 'El nombre no puede exceder los 100 caracteres'],
    [{ profession: 'plomero' }, 'Selecciona una profesión'],
    [{ profession: '' }, 'Selecciona una profesión'],
    [{ specialty: 'a'.repeat(101) }, 'La especialidad no puede exceder los 100 caracteres'],
    [{ phone: '' }, phone],
    [{ phone: undefined }, phone],
    [{ phone: '55123456' }, phone],
    [{ phone: '044 55 1234 5678' }, phone],
    [{ email: 'raul' }, 'Email inválido'],
    [{ address: 'a'.repeat(201) }, 'La dirección no puede exceder los 200 caracteres'],
    [{ rating: 0 }, 'La calificación mínima es 1'],
    [{ rating: 6 }, 'La calificación máxima es 5'],
    [{ rating: 4.5 }, 'La calificación debe ser un número entero del 1 al 5'],
    [{ rating: 'cinco' }, 'La calificación debe ser un número entero del 1 al 5'],
    [{ notes: 'a'.repeat(1001) }, 'Las notas no pueden exceder los 1000 caracteres'],
  ])('refuses the professional %j: %s', (change, message) => {
    const { error } = professionalSchema.safeParse({ ...RAUL, ...change })
    expect(error && firstMessage(error, '')).toBe(message)
  })
})

describe('PRO-03 a value at its limit is accepted', () => {
  it.each([
    { name: 'Lu' },
    { name: 'r'.repeat(100), specialty: 'a'.repeat(100) },
    { address: 'a'.repeat(200), notes: 'a'.repeat(1000) },
    { rating: 1 },
    { rating: 5 },
    { email: 'raul@obras.mx' },
  ])('accepts the professional %j', (change) => {
    expect(professionalSchema.safeParse({ ...RAUL, ...change }).error).toBeUndefined()
  })
})

it('PRO-04 a professional’s texts are trimmed, empty texts become null, and the rating is 5 by default', () => {
  expect(professionalSchema.parse({ ...RAUL, name: ' Raúl ', email: '', notes: '  ' })).toEqual({
    name: 'Raúl',
    profession: 'albañil',
    specialty: null,
    phone: '+529991112233',
    email: null,
    address: null,
    rating: 5,
    notes: null,
  })
})
