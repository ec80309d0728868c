import { describe, expect, it } from 'vitest'
import type { MatchableListing } from '../clients/index.ts'
import { buildCallList } from './build-call-list.ts'
import type { CallClient, CallInput, CallInteraction, CallOpportunity } from './call-input.ts'
import { type CallSettings, DEFAULT_CALL_SETTINGS } from './call-settings.ts'

const ZONE = 'America/Mexico_City'
const NOW = new Date('2026-11-15T15:00:00Z')
const YESTERDAY = '2026-11-15T05:30:00Z'

const ANA: CallClient = {
  id: 'ana',
  type: 'comprador',
  status: 'active',
  first_name: 'Ana',
  last_name: 'Pech',
  phone: '+529991234567',
  whatsapp: null,
  budget_min: null,
  budget_max: null,
  preferences: null,
  created_at: '2026-11-01T15:00:00Z',
}
const TOUCH: CallInteraction = {
  client_id: 'ana',
  type: 'call',
  scheduled_at: null,
  created_at: '2026-11-10T15:00:00Z',
  outcome: null,
  property: null,
}
const OFFER: CallOpportunity = {
  client_id: 'ana',
  status: 'open',
  stage: { name: 'Oferta' },
  property: { title: 'Casa Norte' },
}
const LISTING: MatchableListing = {
  title: 'Casa Cholul',
  price: 2_500_000,
  currency: 'MXN',
  pricePeriod: null,
  location: 'Cholul, Mérida',
  city: null,
  state: null,
  colonia: null,
  propertyType: 'casa',
  operation: 'sale',
  operations: ['sale'],
  saleStatus: null,
  rentalStatus: null,
  bedrooms: 3,
  publishedAt: '2026-11-14T15:00:00Z',
}
const WITH_PREFERENCES: CallClient = { ...ANA, budget_max: 3_000_000 }

function list(change: Partial<CallInput>) {
  const nothing = { interactions: [], messages: [], opportunities: [], listings: [] }
  return buildCallList({ clients: [ANA], ...nothing, ...change }, NOW, ZONE)
}

function visit(change: Partial<CallInteraction>): CallInteraction {
  return { ...TOUCH, type: 'visit', property: { title: 'Casa Norte' }, ...change }
}

describe('CALL-01 asks to call after yesterday’s visit', () => {
  it.each([
    ['scheduled', visit({ scheduled_at: YESTERDAY }), 'Ayer visitó Casa Norte'],
    ['noted afterwards', visit({ created_at: YESTERDAY }), 'Ayer visitó Casa Norte'],
    ['nowhere', visit({ created_at: YESTERDAY, property: null }), 'Ayer tuvo una visita'],
  ])('asks to call after yesterday’s visit: %s', (_, interaction, reason) => {
    expect(list({ interactions: [interaction] })).toMatchObject([
      { rule: 'CALL-01', reason, category: 'seguimiento' },
    ])
  })

  it.each([
    ['two days ago', visit({ scheduled_at: '2026-11-14T05:30:00Z' })],
    ['tomorrow', visit({ scheduled_at: '2026-11-16T17:00:00Z' })],
    ['a call', visit({ type: 'call', created_at: YESTERDAY })],
  ])('does not ask to call after a visit: %s', (_, interaction) => {
    expect(list({ interactions: [interaction] })).toEqual([])
  })

  it('suggests a message that asks about yesterday’s visit', () => {
    expect(list({ interactions: [visit({ scheduled_at: YESTERDAY })] })[0]?.text).toBe(
      'Hola Ana, ¿qué te pareció la visita de ayer a Casa Norte? Cuéntame qué te gustó y qué no, para afinar la búsqueda.',
    )
  })
})

describe('CALL-02 asks to call about a pending offer', () => {
  const noted: CallInteraction = { ...TOUCH, type: 'offer' }

  it.each([
    ['in Oferta', { opportunities: [OFFER] }, 'Tiene una oferta pendiente por Casa Norte'],
    [
      'in Negociación, without a property',
      { opportunities: [{ ...OFFER, stage: { name: 'Negociación' }, property: null }] },
      'Tiene una oferta pendiente',
    ],
    ['recorded as an interaction', { interactions: [noted] }, 'Tiene una oferta pendiente'],
  ])('asks to call about a pending offer: %s', (_, change, reason) => {
    expect(list(change)).toMatchObject([{ rule: 'CALL-02', reason, category: 'cierre' }])
  })

  it.each([
    ['in Visita', { opportunities: [{ ...OFFER, stage: { name: 'Visita' } }] }],
    ['that was won', { opportunities: [{ ...OFFER, status: 'won' as const }] }],
    ['with an outcome', { interactions: [{ ...noted, outcome: 'Aceptada' }] }],
    ['15 days old', { interactions: [{ ...noted, created_at: '2026-10-31T15:00:00Z' }] }],
  ])('does not ask to call about an offer that is %s', (_, change) => {
    expect(list(change)).toEqual([])
  })
})

describe('CALL-03 asks to call about a new listing that matches', () => {
  it('asks to call about the best matching new listing and counts the others', () => {
    const dear = { ...LISTING, title: 'Casa cara', price: 3_200_000 }
    const [call] = list({ clients: [WITH_PREFERENCES], listings: [dear, LISTING] })
    expect(call).toMatchObject({
      rule: 'CALL-03',
      reason: 'Le pueden interesar propiedades nuevas: Casa Cholul y otra más',
      category: 'presentacion',
    })
    expect(call?.text).toContain('acaba de entrar Casa Cholul en $2,500,000')
  })

  it.each([
    ['published a week ago', [WITH_PREFERENCES], { publishedAt: '2026-11-08T15:00:00Z' }],
    ['without a date', [WITH_PREFERENCES], { publishedAt: null }],
    ['that does not fit', [WITH_PREFERENCES], { price: 9_000_000 }],
    ['that nobody asked for', [ANA], {}],
  ])('does not ask to call about a new listing %s', (_, clients, change) => {
    expect(list({ clients, listings: [{ ...LISTING, ...change }] })).toEqual([])
  })

  it('does not ask to call a client who was contacted after the listing was published', () => {
    const messages = [{ client_id: 'ana', sent_at: '2026-11-14T16:00:00Z' }]
    expect(list({ clients: [WITH_PREFERENCES], listings: [LISTING], messages })).toEqual([])
  })
})

describe('CALL-04 asks to call a client added this week', () => {
  const clients = [{ ...ANA, created_at: '2026-11-09T15:00:00Z' }]

  it('asks to call a new client who was not contacted yet', () => {
    const reason = 'Llegó esta semana y falta el primer contacto'
    expect(list({ clients })).toMatchObject([{ rule: 'CALL-04', reason, category: 'presentacion' }])
  })

  it('does not ask to call a new client who was contacted, nor a client after seven days', () => {
    expect(list({ clients, interactions: [TOUCH] })).toEqual([])
    expect(list({ clients: [{ ...ANA, created_at: '2026-11-08T15:00:00Z' }] })).toEqual([])
  })
})

describe('CALL-05 asks to call a client without contact for 30 days', () => {
  const clients: CallClient[] = [{ ...ANA, created_at: '2026-01-01T15:00:00Z' }]
  const messages = [{ client_id: 'ana', sent_at: '2026-10-16T15:00:00Z' }]

  it.each([
    ['after a message', { messages }, 'Sin contacto desde hace 30 días', 'seguimiento'],
    ['since the first day', {}, 'Sin contacto desde que se registró, hace 318 días', 'seguimiento'],
    [
      'after a sale',
      { messages, opportunities: [{ ...OFFER, status: 'won' as const }] },
      'Sin contacto desde hace 30 días',
      'postventa',
    ],
    [
      'whose next contact is still to come',
      { interactions: [{ ...TOUCH, scheduled_at: '2026-11-20T15:00:00Z' }] },
      'Sin contacto desde que se registró, hace 318 días',
      'seguimiento',
    ],
  ])('asks to call a client without recent contact: %s', (_, change, reason, category) => {
    expect(list({ clients, ...change })).toMatchObject([{ rule: 'CALL-05', reason, category }])
  })

  it('does not ask to call a client after 29 days without contact', () => {
    expect(
      list({ clients, messages: [{ client_id: 'ana', sent_at: '2026-10-17T15:00:00Z' }] }),
    ).toEqual([])
  })

  it('suggests a message to an owner about the property', () => {
    const owner = { ...ANA, type: 'propietario' as const, created_at: '2026-01-01T15:00:00Z' }
    expect(list({ clients: [owner] })[0]?.text).toContain('sobre tu propiedad')
  })
})

describe('CALL-06 leaves out a client', () => {
  it.each([
    ['who is inactive', { status: 'inactive' as const }],
    ['who has no number', { phone: null }],
  ])('leaves out of the call list a client %s', (_, change) => {
    expect(list({ clients: [{ ...ANA, ...change }], opportunities: [OFFER] })).toEqual([])
  })

  it('leaves out of the call list a client who was contacted today', () => {
    const interactions = [{ ...TOUCH, created_at: '2026-11-15T14:00:00Z' }]
    expect(list({ interactions, opportunities: [OFFER] })).toEqual([])
  })
})

it('CALL-07 the call list has a client once, with the strongest reason first', () => {
  const calls = list({
    clients: [{ ...WITH_PREFERENCES, created_at: '2026-01-01T15:00:00Z' }],
    opportunities: [OFFER],
    listings: [LISTING],
  })
  expect(calls).toMatchObject([
    {
      rule: 'CALL-02',
      otherReasons: [
        'Le puede interesar una propiedad nueva: Casa Cholul',
        'Sin contacto desde que se registró, hace 318 días',
      ],
    },
  ])
})

it('CALL-08 the call list orders calls by reason, then by days waiting, then by name', () => {
  const quiet = { ...ANA, created_at: '2026-01-01T15:00:00Z' }
  const clients = [
    { ...quiet, id: 'zoe', first_name: 'Zoe' },
    { ...quiet, id: 'eva', first_name: 'Eva' },
    { ...quiet, id: 'leo', first_name: 'Leo', created_at: '2025-01-01T15:00:00Z' },
    { ...ANA, id: 'new', first_name: 'Nuevo', created_at: '2026-11-14T15:00:00Z' },
    ANA,
  ]
  const calls = list({ clients, interactions: [visit({ scheduled_at: YESTERDAY })] })
  expect(calls.map(({ client }) => client.id)).toEqual(['ana', 'new', 'leo', 'eva', 'zoe'])
})

describe('CALL-12 follows the agent’s own rules', () => {
  const by = (settings: Partial<CallSettings>, change: Partial<CallInput>) =>
    buildCallList(
      {
        clients: [ANA],
        interactions: [],
        messages: [],
        opportunities: [],
        listings: [],
        ...change,
      },
      NOW,
      ZONE,
      { ...DEFAULT_CALL_SETTINGS, ...settings },
    )
  const earlier = visit({ scheduled_at: '2026-11-12T17:00:00Z' })

  it('with the agent’s own rules the list asks for a call three days after a visit', () => {
    const [call] = by({ call_visit_days: 3 }, { interactions: [earlier] })
    expect(call).toMatchObject({ rule: 'CALL-01', reason: 'Hace 3 días visitó Casa Norte' })
    expect(call?.text).toContain('¿qué te pareció la visita a Casa Norte?')
  })

  it('the agent’s own rules include an older offer, a newer listing and a shorter silence', () => {
    const offer = { ...TOUCH, type: 'offer' as const, created_at: '2026-10-31T15:00:00Z' }
    expect(by({ call_offer_days: 15 }, { interactions: [offer] })).toMatchObject([
      { rule: 'CALL-02' },
    ])
    const old = { ...LISTING, publishedAt: '2026-11-05T15:00:00Z' }
    expect(
      by({ call_listing_days: 11 }, { clients: [WITH_PREFERENCES], listings: [old] }),
    ).toMatchObject([{ rule: 'CALL-03' }])
    expect(by({ call_quiet_days: 14 }, {})).toMatchObject([{ rule: 'CALL-05' }])
  })

  it('the agent’s own rules can count a client as new for longer', () => {
    expect(by({ call_new_days: 20 }, {})).toMatchObject([
      { rule: 'CALL-04', reason: 'Llegó hace poco y falta el primer contacto' },
    ])
  })

  it.each([
    [{ call_visit_days: null }, { interactions: [visit({ scheduled_at: YESTERDAY })] }],
    [{ call_offer_days: null }, { opportunities: [OFFER] }],
    [{ call_listing_days: null }, { clients: [WITH_PREFERENCES], listings: [LISTING] }],
    [{ call_quiet_days: null }, { clients: [{ ...ANA, created_at: '2026-01-01T15:00:00Z' }] }],
    [{ call_client_types: ['propietario' as const] }, { opportunities: [OFFER] }],
  ])('the list does not apply a rule that is switched off: %o', (settings, change) => {
    expect(by(settings, change)).toEqual([])
  })
})
