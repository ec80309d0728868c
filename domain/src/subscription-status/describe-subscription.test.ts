import { expect, it } from 'vitest'
import { describeSubscription } from './describe-subscription.ts'

const MEXICO = 'America/Mexico_City'
const NOW = new Date('2026-11-15T00:00:00Z')

function describe(status: string, ends: string, timeZone = MEXICO, now = NOW) {
  return describeSubscription({ status, current_period_ends_at: ends }, now, timeZone)
}

it.each([
  ['2026-11-22T00:00:00Z', 7, 'info', 'Te quedan 7 días de prueba'],
  ['2026-11-18T05:59:00Z', 3, 'info', 'Te quedan 3 días de prueba'],
  ['2026-11-17T05:59:00Z', 2, 'attention', 'Te quedan 2 días de prueba'],
  ['2026-11-15T06:00:00Z', 1, 'attention', 'Te queda 1 día de prueba'],
  ['2026-11-15T05:59:00Z', 0, 'attention', 'Tu prueba termina hoy'],
  ['2026-11-15T00:00:01Z', 0, 'attention', 'Tu prueba termina hoy'],
])('SUB-03 a trial that ends at %s has %i days left (%s)', (ends, days, tone, text) => {
  expect(describe('trial', ends)).toMatchObject({
    state: 'trial',
    tone,
    title: 'Prueba gratuita',
    text,
    days,
  })
})

const GO_ON = 'Elige un plan para seguir sin interrupciones; tus datos se quedan.'
const COME_BACK = 'Elige un plan para continuar; tus datos siguen aquí.'

it.each([
  ['trial', '2026-11-22T00:00:00Z', 'Prueba gratuita', null],
  ['trial', '2026-11-17T05:59:00Z', 'Prueba gratuita', GO_ON],
  ['trial', '2026-11-15T05:30:00Z', 'Prueba gratuita', `Termina a las 11:30 p.m. ${GO_ON}`],
  [
    'trial',
    '2026-11-14T23:00:00Z',
    'Prueba terminada',
    `Tu prueba terminó el 14 de noviembre de 2026. ${COME_BACK}`,
  ],
  [
    'expired',
    '2026-11-01T18:00:00Z',
    'Suscripción vencida',
    `Venció el 1 de noviembre de 2026. ${COME_BACK}`,
  ],
  ['paused', '2026-12-01T18:00:00Z', 'Suscripción vencida', COME_BACK],
  ['active', '2026-12-14T18:00:00Z', 'Suscripción activa', null],
  ['cancelled', '2026-12-01T18:00:00Z', 'Suscripción cancelada', null],
])(
  'SUB-03 the subscription %s until %s has the title %s and the hint %s',
  (status, ends, title, hint) => {
    expect(describe(status, ends)).toMatchObject({ title, hint })
  },
)

it.each([
  ['America/Tijuana', 1],
  ['America/Mexico_City', 2],
  ['Europe/Madrid', 1],
])('SUB-03 trial days are counted in the calendar of %s', (timeZone, days) => {
  expect(describe('trial', '2026-11-16T07:00:00Z', timeZone).days).toBe(days)
})

it('a trial’s day that daylight saving shortens counts as a whole day', () => {
  const now = new Date('2026-03-07T20:00:00Z')
  expect(describe('trial', '2026-03-09T19:00:00Z', 'America/Tijuana', now).days).toBe(2)
})

it('an unknown zone is read as Mexico City', () => {
  expect(describe('trial', '2026-11-15T06:00:00Z', 'Marte/Olympus').days).toBe(1)
})

it.each([
  ['active', '2026-12-14T18:00:00Z', 'success', 'Próxima factura: 14 de diciembre de 2026'],
  ['active', '2026-12-15T05:00:00Z', 'success', 'Próxima factura: 14 de diciembre de 2026'],
  [
    'active',
    '2026-11-14T18:00:00Z',
    'attention',
    'Estamos confirmando tu pago del 14 de noviembre de 2026',
  ],
  [
    'active',
    '2026-11-12T00:00:01Z',
    'attention',
    'Estamos confirmando tu pago del 11 de noviembre de 2026',
  ],
  ['active', '2026-11-12T00:00:00Z', 'attention', 'Venció el 11 de noviembre de 2026'],
  ['cancelled', '2026-12-01T18:00:00Z', 'warning', 'Acceso hasta el 1 de diciembre de 2026'],
  ['cancelled', '2026-11-15T00:00:00Z', 'danger', 'Renueva tu suscripción'],
  ['trial', '2026-11-15T00:00:00Z', 'danger', 'Renueva tu suscripción'],
  ['expired', '2026-12-01T18:00:00Z', 'danger', 'Renueva tu suscripción'],
  ['paused', '2026-12-01T18:00:00Z', 'danger', 'Renueva tu suscripción'],
])('SUB-04 SUB-05 the subscription %s until %s is %s: %s', (status, ends, tone, text) => {
  expect(describe(status, ends)).toMatchObject({ tone, text, days: null })
})
