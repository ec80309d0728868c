import { expect, it } from 'vitest'
import {
  EASYBROKER_REQUEST,
  NAVENT_MESSAGE,
  NAVENT_OTHER_EVENTS,
  PLAIN_JSON,
} from '../../../test-support/prospects/portal-shapes.ts'
import { readCallback } from './read-callback.ts'

it('PROS-14 a message of OpenNavent is a prospect with the id of its event', () => {
  expect(readCallback(NAVENT_MESSAGE)).toMatchObject({
    isProspect: true,
    source: 'portal',
    receivedAt: '2026-11-19T15:04:05.000Z',
    listingTexts: ['412'],
    draft: {
      name: 'Ana Pech Uc',
      email: 'ana.pech@correo.mx',
      phone: '+529991112233',
      message: NAVENT_MESSAGE.mensaje,
      listingText: '412',
      sourceName: 'Inmuebles24',
      externalId: NAVENT_MESSAGE.idEvento,
      otherFields: [],
    },
  })
})

it('PROS-14 a person who only viewed the telephone number is a prospect too', () => {
  expect(readCallback({ ...NAVENT_MESSAGE, tipoEvento: 'CONTACTO', mensaje: null })).toMatchObject({
    isProspect: true,
    draft: { phone: '+529991112233', message: null },
  })
})

it.each(NAVENT_OTHER_EVENTS)('PROS-16 the event $tipoEvento is no prospect', (event) => {
  expect(readCallback(event)).toEqual({ isProspect: false })
})

it('PROS-15 a contact request of EasyBroker is a prospect of the portal that it names', () => {
  expect(readCallback(EASYBROKER_REQUEST)).toMatchObject({
    source: 'portal',
    listingTexts: ['EB-XXXX01'],
    draft: {
      name: 'John Smith',
      email: 'john@correo.mx',
      phone: '+525559090909',
      message: EASYBROKER_REQUEST.message,
      sourceName: 'Casas y Terrenos',
      externalId: '1516',
      otherFields: [],
    },
  })
  const { source: _source, ...unsaid } = EASYBROKER_REQUEST
  expect(readCallback(unsaid)).toMatchObject({ draft: { sourceName: 'EasyBroker' } })
})

it('PROS-15 any JSON with a name and a telephone is a prospect', () => {
  expect(readCallback(PLAIN_JSON)).toMatchObject({
    isProspect: true,
    source: 'form',
    draft: { name: 'Luis Ek', phone: '+529992223344', sourceName: null, externalId: null },
  })
})

it.each<[string, unknown, object]>([
  [
    'one level deep, beside what else the sender says',
    { event: 'lead.created', data: { nombre: 'Luis Ek', telefono: '999 222 3344' } },
    { otherFields: [{ label: 'event', value: 'lead.created' }] },
  ],
  [
    'two levels deep, with the listing and its agent before it',
    {
      lead: {
        property: { id: '412', name: 'Casa en Itzimná', price: '5500000000' },
        agent: { name: 'Rosa May', phone: '9998887766' },
        contact: { name: 'Luis Ek', phone: '9992223344' },
      },
    },
    {
      listingText: '412',
      otherFields: [
        { label: 'lead property price', value: '5500000000' },
        { label: 'lead agent name', value: 'Rosa May' },
        { label: 'lead agent phone', value: '9998887766' },
      ],
    },
  ],
  ['alone in a list', [PLAIN_JSON], {}],
  [
    'first of several, of whom nobody is lost',
    { content: [PLAIN_JSON, { nombre: 'Eva Chi', telefono: '999 333 4455' }] },
    {
      otherFields: [
        { label: 'nombre', value: 'Eva Chi' },
        { label: 'telefono', value: '999 333 4455' },
      ],
    },
  ],
])('PROS-15 a JSON body with a person %s is a prospect', (_, body, more) => {
  expect(readCallback(body)).toMatchObject({
    isProspect: true,
    draft: { name: 'Luis Ek', phone: '+529992223344', ...more },
  })
})

it('PROS-15 a JSON list without a person is stored as text', () => {
  expect(readCallback(['hola', 7, true])).toMatchObject({
    isProspect: true,
    draft: { name: null, phone: null, otherFields: [{ label: 'Campo', value: 'hola, 7, true' }] },
  })
})

it.each([[null], [7], ['texto']])('PROS-16 the body %j is no prospect', (body) => {
  expect(readCallback(body)).toEqual({ isProspect: false })
})

it.each([['mañana'], ['1999-01-01T00:00:00Z'], [12], [null]])(
  'PROS-14 the text %j is no valid time',
  (fechaRegistro) => {
    expect(readCallback({ ...NAVENT_MESSAGE, fechaRegistro })).toMatchObject({ receivedAt: null })
  },
)

it('PROS-13 a body that is deeper or wider than any form is read up to its limits', () => {
  let deep: unknown = 'x'
  for (let level = 0; level < 100; level++) deep = { deep }
  const wide = Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`campo ${at}x`, 'a b']))
  expect(readCallback({ ...PLAIN_JSON, deep, ...wide })).toMatchObject({
    draft: { name: 'Luis Ek' },
  })
})
