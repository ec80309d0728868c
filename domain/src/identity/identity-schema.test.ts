import { describe, expect, it } from 'vitest'
import { DEFAULT_COLOR } from './contrast.ts'
import { toIdentity, type IdentityProfile } from './identity.ts'
import { identitySchema } from './identity-schema.ts'
import { showLink } from './links.ts'

const NOTHING = {
  brand_color: null,
  license_number: null,
  website_url: null,
  instagram_url: null,
  facebook_url: null,
  tiktok_url: null,
  linkedin_url: null,
}

function problemsOf(values: object): string[] {
  const { error } = identitySchema.safeParse({ ...NOTHING, ...values })
  return error?.issues.map(({ message }) => message) ?? []
}

it('IDENT-01 accepts an identity in which everything is empty', () => {
  const empty = Object.fromEntries(Object.keys(NOTHING).map((name) => [name, ' ']))
  expect(identitySchema.parse(empty)).toEqual(NOTHING)
})

describe('IDENT-02 the colour', () => {
  it.each([
    ['#A0401B', '#a0401b'],
    [' #a0401b ', '#a0401b'],
    [DEFAULT_COLOR, null],
    ['', null],
  ])('stores the colour %j as %j', (typed, stored) => {
    expect(identitySchema.parse({ ...NOTHING, brand_color: typed }).brand_color).toBe(stored)
  })

  it.each(['rojo', '#fff', '#12345g'])('refuses %s as a colour', (typed) => {
    expect(problemsOf({ brand_color: typed })).toEqual([
      'Escribe el color como #1f5a41: # y seis cifras o letras de la a a la f',
    ])
  })
})

describe('IDENT-06 links', () => {
  it.each([
    ['website_url', 'casas.mx', 'https://casas.mx'],
    ['website_url', 'http://www.casas.mx/equipo/', 'https://www.casas.mx/equipo/'],
    ['instagram_url', '@casas.mx', 'https://www.instagram.com/casas.mx'],
    ['instagram_url', 'instagram.com/casas', 'https://instagram.com/casas'],
    ['tiktok_url', '@casas', 'https://www.tiktok.com/@casas'],
    ['linkedin_url', 'nombre-apellido', 'https://www.linkedin.com/in/nombre-apellido'],
    ['facebook_url', 'https://facebook.com/casas?ref=1', 'https://facebook.com/casas?ref=1'],
  ] as const)('the link %s typed as %s becomes %s', (field, typed, stored) => {
    expect(identitySchema.parse({ ...NOTHING, [field]: typed })[field]).toBe(stored)
  })

  it.each([
    'no es una dirección',
    'javascript:alert(1)',
    'https://',
    'https://a:b@casas.mx',
    'localhost',
  ])('refuses %s as a link', (typed) => {
    expect(problemsOf({ website_url: typed })).toEqual([
      'Escribe una dirección como https://www.ejemplo.mx',
    ])
  })

  it('refuses a link of more than 300 characters', () => {
    const longest = `https://casas.mx/${'a'.repeat(283)}`
    expect(problemsOf({ website_url: longest })).toEqual([])
    expect(problemsOf({ website_url: `${longest}a` })).toEqual([
      'La dirección puede tener hasta 300 caracteres',
    ])
  })

  it('shows a link without https, www and the final slash', () => {
    expect(showLink('https://www.casas.mx/')).toBe('casas.mx')
    expect(showLink('https://www.tiktok.com/@casas')).toBe('tiktok.com/@casas')
  })
})

it('IDENT-07 a licence has at most 60 characters', () => {
  expect(problemsOf({ license_number: 'a'.repeat(60) })).toEqual([])
  expect(problemsOf({ license_number: 'a'.repeat(61) })).toEqual([
    'El número puede tener hasta 60 caracteres',
  ])
})

it('IDENT-01 the identity made from a profile always has a colour, and its links in their order', () => {
  const profile: IdentityProfile = {
    full_name: 'NOMBRE',
    company: null,
    phone: '55 1234 5678',
    photo_path: 'portraits/u1/1.jpg',
    ...NOTHING,
    website_url: 'https://casas.mx',
    linkedin_url: 'https://www.linkedin.com/in/nombre',
  }
  expect(toIdentity(profile, { photoUrl: 'https://p', logoUrl: null })).toEqual({
    name: 'NOMBRE',
    company: null,
    phone: '55 1234 5678',
    photoUrl: 'https://p',
    logoUrl: null,
    color: DEFAULT_COLOR,
    licenseNumber: null,
    links: [
      { kind: 'website', url: 'https://casas.mx' },
      { kind: 'linkedin', url: 'https://www.linkedin.com/in/nombre' },
    ],
  })
})
