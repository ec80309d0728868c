import { expect, it } from 'vitest'
import { type Consent, consentState, PRIVACY_MESSAGES } from './index.ts'

const given = (version: number, givenAt: string, withdrawnAt: string | null = null): Consent => ({
  given_at: givenAt,
  withdrawn_at: withdrawnAt,
  notice: { version },
})

it.each([
  ['none', [], 1],
  ['given', [given(1, '2026-11-01')], 1],
  ['outdated', [given(1, '2026-11-01')], 2],
  ['given', [given(1, '2026-11-01'), given(2, '2026-11-02')], 2],
  ['withdrawn', [given(1, '2026-11-01'), given(2, '2026-11-02', '2026-11-03')], 2],
  ['given', [given(2, '2026-11-04'), given(2, '2026-11-02', '2026-11-03')], 2],
  ['given', [given(1, '2026-11-01')], null],
] as const)('PRIV-11 a consent’s state is %s', (state, consents, version) => {
  expect(consentState(consents, version)).toBe(state)
})

it('PRIV-13 one message contains the notice and the request for consent', () => {
  expect(PRIVACY_MESSAGES.invitation('NOMBRE', 'https://predio.mx/aviso/1')).toBe(
    'Hola NOMBRE, este es nuestro aviso de privacidad: https://predio.mx/aviso/1\n¿Estás de acuerdo con que usemos tus datos como ahí se dice? Responde «Sí, acepto» y con gusto seguimos.',
  )
  expect(PRIVACY_MESSAGES.invitation(null, 'x')).toMatch(/^Este es nuestro aviso/)
})
