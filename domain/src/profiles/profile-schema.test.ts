import { describe, expect, it } from 'vitest'
import { PROFILE_LIMITS, profileSchema } from './profile-schema.ts'

const valid = {
  full_name: 'Ximena Núñez',
  phone: '55 1234 5678',
  company: '',
  time_zone: 'America/Tijuana',
  first_screen: 'today',
}

function problemsOf(values: object): string[] {
  const { error } = profileSchema.safeParse({ ...valid, ...values })
  return error?.issues.map(({ message }) => message) ?? []
}

describe('profile', () => {
  it('PROF-01 a profile keeps the given texts without the spaces around each text', () => {
    expect(profileSchema.parse({ ...valid, full_name: '  Ana  María ' })).toEqual({
      ...valid,
      full_name: 'Ana  María',
    })
  })

  it.each([
    ['full_name', 'El nombre puede tener hasta 200 caracteres'],
    ['company', 'La empresa puede tener hasta 200 caracteres'],
  ] as const)(
    'PROF-01 the field %s has a maximum length, and an emoji counts once',
    (field, problem) => {
      const longest = '🏡'.repeat(PROFILE_LIMITS[field])
      expect(problemsOf({ [field]: longest })).toEqual([])
      expect(problemsOf({ [field]: `${longest}a` })).toEqual([problem])
    },
  )

  it.each(['', '55 1234 5678', '+52 (999) 123-4567 ext. 12', '+1 305 555 1234'])(
    'PROF-02 a profile stores the telephone "%s" as typed',
    (phone) => {
      expect(profileSchema.parse({ ...valid, phone }).phone).toBe(phone)
    },
  )

  it.each(['esto no es teléfono', '12345', '5'.repeat(51)])(
    'PROF-02 a profile refuses the telephone "%s" as a client would',
    (phone) => {
      expect(problemsOf({ phone })).toContain('Número de teléfono inválido')
    },
  )

  it.each(['', 'Marte/Olimpo', '+05:00', 'EST5EDT,M3.2.0', 'America/Mexico City'])(
    'PROF-03 a profile refuses the time zone "%s"',
    (zone) => {
      expect(problemsOf({ time_zone: zone })).toEqual(['Elige una zona horaria de la lista'])
    },
  )
})
