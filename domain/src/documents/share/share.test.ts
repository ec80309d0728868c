import { describe, expect, it } from 'vitest'
import { formatLastDay } from '../../dates/index.ts'
import { maskShareTokens, shareExpiry, shareState, shareText, shareUrl } from './share.ts'

const URL = shareUrl('https://predio.mx', 'aB3-_x9')

it('DOC-50 builds the address of a shared link', () => {
  expect(URL).toBe('https://predio.mx/compartido/aB3-_x9')
})

describe('DOC-51 the message with a link', () => {
  const standard = `Te comparto el documento "Contrato". Puedes acceder a él aquí: ${URL}`

  it.each([
    [null, standard],
    ['  ', standard],
    ['Hola Ana, aquí está', `Hola Ana, aquí está\n${URL}`],
    [`Mira ${URL} y dime`, `Mira ${URL} y dime`],
  ])('the message with a link typed as %j is sent as %j', (typed, text) => {
    expect(shareText(typed, 'Contrato', URL)).toBe(text)
  })

  it.each([
    [standard, standard.replace('aB3-_x9', '••••••')],
    [
      `${URL} y ${URL}.`,
      'https://predio.mx/compartido/•••••• y https://predio.mx/compartido/••••••',
    ],
    ['http://localhost:3000/compartido/abc?x=1', 'http://localhost:3000/compartido/••••••?x=1'],
    ['https://predio.mx/seleccion/aB3-_x9', 'https://predio.mx/seleccion/••••••'],
    ['https://predio.mx/reporte/aB3-_x9', 'https://predio.mx/reporte/••••••'],
    ['Sin enlace', 'Sin enlace'],
  ])('the message with a link is stored without its token: %j', (text, stored) => {
    expect(maskShareTokens(text)).toBe(stored)
    expect(maskShareTokens(text)).not.toContain('aB3-_x9')
  })
})

it.each([
  [undefined, '2026-12-16T06:00:00Z', '15 dic 2026'],
  [7, '2026-11-23T06:00:00Z', '22 nov 2026'],
])(
  'DOC-52 a shared link of %s days ends with its last day, and names that day',
  (days, end, named) => {
    const now = new Date('2026-11-15T18:00:00Z')
    const expiry = shareExpiry(now, 'America/Mexico_City', days)
    expect(expiry).toEqual(new Date(end))
    expect(formatLastDay(expiry.toISOString(), 'America/Mexico_City')).toBe(named)
  },
)

it.each([
  ['2026-11-16T00:00:00Z', null, 'active'],
  ['2026-11-15T18:00:00Z', null, 'expired'],
  ['2026-11-16T00:00:00Z', '2026-11-01T00:00:00Z', 'revoked'],
])('DOC-53 a link with expiry %s, revoked at %s, is %s', (expires_at, revoked_at, state) => {
  const now = new Date('2026-11-15T18:00:00Z')
  expect(shareState({ expires_at, revoked_at }, now)).toBe(state)
})
