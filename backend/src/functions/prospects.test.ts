import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRY_FIELD } from '@predio/domain/prospects'
import { FORM_SHAPES, SAID } from '../../../test-support/prospects/form-shapes.ts'
import {
  EASYBROKER_REQUEST,
  NAVENT_MESSAGE,
  NAVENT_OTHER_EVENTS,
  PLAIN_JSON,
} from '../../../test-support/prospects/portal-shapes.ts'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent
let secret: string
let form: string

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
  secret = await makeAddress('prospects')
  form = await makeAddress('contact')
  await server.owner.query(
    `insert into user_settings (user_id, wordpress_url) values ($1, 'https://sitio.example')
     on conflict (user_id) do update set wordpress_url = excluded.wordpress_url`,
    [ana.id],
  )
  await server.owner.query(
    `insert into properties (user_id, wordpress_id, title, url)
     values ($1, 412, 'Casa en Itzimná', 'https://sitio.example/propiedades/casa-en-itzimna/')`,
    [ana.id],
  )
})
afterAll(async () => server.close())

/** Creates or renews one of Ana's addresses and returns its token, as the app does. */
async function makeAddress(name: 'prospects' | 'contact'): Promise<string> {
  await server.fetch(
    new Request('http://localhost/rest/v1/rpc/replace_prospect_address', {
      method: 'POST',
      headers: {
        apikey: server.services.keyring.publishableKey,
        authorization: `Bearer ${ana.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ address: name }),
    }),
  )
  const { body } = await server.call('secrets', {
    token: ana.token,
    body: { action: 'read', name },
  })
  return (body as { key: string }).key
}

interface Sending {
  type?: string
  body: string | FormData
  headers?: Record<string, string>
  token?: string
}

/** Sends a request without an API key, as a stranger's server does. */
async function send({ type, body, headers, token = secret }: Sending): Promise<Response> {
  return server.fetch(
    new Request(`http://localhost/functions/v1/prospects/${token}`, {
      method: 'POST',
      headers: { ...(type && { 'content-type': type }), ...headers },
      body,
    }),
  )
}

const sendJson = (body: unknown) => send({ type: 'application/json', body: JSON.stringify(body) })

const FORM = 'application/x-www-form-urlencoded'

interface Row {
  source: string
  source_name: string
  external_id: string
  name: string | null
  phone: string | null
  email: string | null
  message: string | null
  listing_text: string | null
  listing: string | null
  other_fields: object[]
  raw_text: string | null
  consent_at: Date | null
  notice_version: number | null
  received_at: Date
}

/** Returns the waiting prospects and removes their rows. */
async function takeAll(): Promise<Row[]> {
  const { rows } = await server.owner.query<Row>(
    `with gone as (delete from prospects where user_id = $1 returning *)
     select gone.*, property.title as listing from gone left join properties as property on property.id = gone.property_id
     order by gone.created_at`,
    [ana.id],
  )
  return rows
}

function encode({ type, body }: (typeof FORM_SHAPES)[number]): Sending {
  if (type === 'application/json') return { type, body: JSON.stringify(body) }
  const fields = body as readonly (readonly [string, string])[]
  if (type === FORM) {
    return {
      type,
      body: new URLSearchParams(
        fields.map(([name, value]): [string, string] => [name, value]),
      ).toString(),
    }
  }
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  form.append('archivo', new File(['secreto'], 'plano.pdf', { type: 'application/pdf' }))
  return { body: form }
}

test.each(FORM_SHAPES)(
  'PROS-11 PROS-12 accepts a form of $plugin and answers what plug-ins accept ($source)',
  async (shape) => {
    const answer = await send(encode(shape))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ ok: true, message: 'Recibimos tu mensaje. Gracias.' })
    const rows = await takeAll()
    expect(rows).toMatchObject([{ ...SAID, source: 'form', source_name: shape.plugin }])
    expect(JSON.stringify(rows)).not.toContain('secreto')
  },
)

test('PROS-17 finds the listing by the page that contains the form', async () => {
  const elementor = FORM_SHAPES.find(({ source }) => source.includes('with "Advanced Data"'))!
  await send(encode(elementor))
  expect(await takeAll()).toMatchObject([{ listing: 'Casa en Itzimná' }])
})

test('PROS-14 PROS-18 an event of OpenNavent becomes one prospect, however often the event arrives, also at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => sendJson(NAVENT_MESSAGE)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
  expect(await takeAll()).toMatchObject([
    {
      source: 'portal',
      source_name: 'Inmuebles24',
      external_id: NAVENT_MESSAGE.idEvento,
      phone: '+529991112233',
      listing: 'Casa en Itzimná',
      received_at: new Date('2026-11-19T15:04:05.000Z'),
    },
  ])
})

test('PROS-18 a form that a visitor sends twice is one prospect', async () => {
  const pressed = { type: FORM, body: 'nombre=Ana&telefono=9991112233&mensaje=Hola' }
  await Promise.all([send(pressed), send(pressed), send(pressed)])
  expect(await takeAll()).toHaveLength(1)
})

test('PROS-15 a contact request from EasyBroker becomes a prospect of the portal that the request names', async () => {
  await sendJson(EASYBROKER_REQUEST)
  expect(await takeAll()).toMatchObject([
    { source: 'portal', source_name: 'Casas y Terrenos', external_id: '1516', name: 'John Smith' },
  ])
})

test('PROS-15 the address stores a person within a JSON list, and a list of texts', async () => {
  expect((await sendJson([{ contacto: PLAIN_JSON }])).status).toBe(200)
  expect((await sendJson(['Ana Pech', 'quiere ver la casa'])).status).toBe(200)
  expect(await takeAll()).toMatchObject([
    { name: 'Luis Ek', phone: '+529992223344', other_fields: [] },
    { name: null, other_fields: [{ label: 'Campo', value: 'Ana Pech, quiere ver la casa' }] },
  ])
})

test('PROS-25 a test message of the agent becomes a test prospect without a source, and no other message does', async () => {
  const person = { name: 'Prueba de Predio', phone: '9990000000', message: 'Así llega' }
  const sourcesNamed = async (name: string) =>
    (
      await server.owner.query('select from prospect_sources where user_id = $1 and name = $2', [
        ana.id,
        name,
      ])
    ).rowCount
  for (const key of ['1', '1', '2']) {
    await sendJson({ ...person, source: 'Lamudi', [TRY_FIELD]: true, external_id: key })
  }
  expect(await takeAll()).toMatchObject(
    ['1', '2'].map((key) => ({
      source: 'test',
      source_name: 'Prueba',
      external_id: key,
      message: person.message,
      other_fields: [],
    })),
  )
  expect(await sourcesNamed('Prueba')).toBe(0)
  await sendJson({ ...person, test: true, [TRY_FIELD]: 'true' })
  await send({ type: FORM, body: `nombre=Luis&telefono=9991112233&${TRY_FIELD}=true` })
  expect(await takeAll()).toMatchObject([{ source: 'form' }, { source: 'form' }])
  expect(await sourcesNamed('Formulario web')).toBe(1)
})

test.each([...NAVENT_OTHER_EVENTS, {}, [], 'hola'])(
  'PROS-16 answers %j with success and stores no prospect',
  async (body) => {
    // A bare word is neither a JSON object nor a form.
    expect((await sendJson(body)).status).toBe(body === 'hola' ? 400 : 200)
    expect(await takeAll()).toEqual([])
  },
)

test('PROS-19 a bot that fills in every field gets the usual answer', async () => {
  const answer = await send({ type: FORM, body: 'nombre=Ana&tel=9991112233&sitio-web-2=http://x' })
  expect(answer.status).toBe(200)
  expect(await takeAll()).toEqual([])
})

test('PROS-11 answers the GET by which plug-ins test the address', async () => {
  const answer = await server.fetch(
    new Request(`http://localhost/functions/v1/prospects/${secret}`),
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ ok: true })
})

test.each([['a'.repeat(32)], ['corta'], ['%00'], ["' or 1=1"]])(
  'PROS-11 answers 404 to the token %j, as to any guess',
  async (token) => {
    const answer = await send({ token: encodeURIComponent(token), type: FORM, body: 'nombre=Ana' })
    expect(answer.status).toBe(404)
  },
)

test('PROS-03 neither address opens the other or the notice’s page, and a replaced address opens nothing', async () => {
  expect((await send({ token: form, type: FORM, body: 'nombre=Ana' })).status).toBe(404)
  const open = (name: string, token: string) =>
    server.call(name, { body: { action: 'open', token } })
  expect((await open('contact', secret)).status).toBe(404)
  expect((await open('privacy-notice', secret)).status).toBe(404)
  const old = secret
  secret = await makeAddress('prospects')
  expect((await send({ token: old, type: FORM, body: 'nombre=Ana' })).status).toBe(404)
  expect((await open('contact', form)).status).toBe(200)
})

test('PROS-26 a plain HTML form redirects back to the agent’s site, and to no other site', async () => {
  const page = 'https://www.sitio.example/contacto/?a=1'
  const fromBrowser = (referer: string) =>
    send({
      type: FORM,
      body: 'nombre=Ana&telefono=9991112233',
      headers: { accept: 'text/html,application/xhtml+xml', referer },
    })
  const back = await fromBrowser(page)
  expect([back.status, back.headers.get('location')]).toEqual([303, page])
  const stays = await fromBrowser('https://otro.example/contacto/')
  expect(stays.status).toBe(200)
  expect(stays.headers.get('content-type')).toContain('text/html')
  expect(stays.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await stays.text()).toContain('Recibimos tu mensaje. Gracias.')
  await takeAll()
})

test('PROS-13 stores HTML and scripts in every field as plain text', async () => {
  const hostile = '<img src=x onerror=alert(1)>\u0000"\'; drop table prospects; --'
  await sendJson({ nombre: hostile, mensaje: hostile, [hostile]: hostile })
  const [row] = await takeAll()
  const text = hostile.replace('\u0000', '')
  expect(row).toMatchObject({ name: text, message: text, other_fields: [{ value: text }] })
})

test('PROS-13 stores as much of a long form as fits', async () => {
  const fields = Array.from({ length: 300 }, (_, at) => [
    `pregunta ${at}`,
    'ñandú \u0001 '.repeat(40),
  ])
  const answer = await sendJson({ nombre: 'Ana', ...Object.fromEntries(fields) })
  expect(answer.status).toBe(200)
  const [row] = await takeAll()
  expect(row!.other_fields.length).toBeGreaterThan(5)
})

test('PROS-20 refuses a body of a megabyte with a readable message', async () => {
  const answer = await send({ type: FORM, body: `nombre=${'a'.repeat(1_000_000)}` })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ message: 'La solicitud es demasiado grande.' })
})

test.each([
  ['multipart/form-data; boundary=x', 'no es multipart'],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
  ['application/json', '{"nombre": '],
  ['text/plain', 'hola'],
])('PROS-16 refuses a broken body of %s', async (type, body) => {
  expect((await send({ type, body })).status).toBe(400)
})

test('PROS-20 accepts sixty messages a minute for one agent, asks to retry the others, and other agents do not wait', async () => {
  const beto = await server.signUp('beto@example.com')
  await server.owner.query(`select private.set_link_token($1, 'prospects', $2)`, [
    beto.id,
    'b'.repeat(32),
  ])
  const flood = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      send({
        token: 'b'.repeat(32),
        type: FORM,
        body: `nombre=Persona&telefono=99911${10_000 + at}`,
      }),
    ),
  )
  const taken = flood.filter(({ status }) => status === 200)
  const later = flood.filter(({ status }) => status === 429)
  expect(taken.length).toBeLessThanOrEqual(60)
  expect(taken.length + later.length).toBe(100)
  expect(later.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  const { rows } = await server.owner.query<{ n: number }>(
    'select count(*)::integer as n from prospects where user_id = $1',
    [beto.id],
  )
  expect(rows).toEqual([{ n: taken.length }])
  expect((await sendJson({ nombre: 'Ana', telefono: '9991112233' })).status).toBe(200)
  expect(await takeAll()).toHaveLength(1)
})

test('PROS-69 a portal’s events of listings do not count against the limit of prospects', async () => {
  for (let event = 0; event < 70; event += 1) {
    const answer = await sendJson({ ...NAVENT_OTHER_EVENTS[0], idEvento: `a${event}` })
    expect(answer.status).toBe(200)
  }
  await sendJson(NAVENT_MESSAGE)
  expect(await takeAll()).toHaveLength(1)
})

test('PROS-69 a full inbox answers 503 with a time for the next attempt', async () => {
  const eva = await server.signUp('eva@example.com')
  await server.owner.query(`select private.set_link_token($1, 'prospects', $2)`, [
    eva.id,
    'e'.repeat(32),
  ])
  const sendToEva = (phone: number) =>
    send({ token: 'e'.repeat(32), type: FORM, body: `nombre=Persona&telefono=${phone}` })
  const setQuota = (value: number) =>
    server.owner.query(`update private.quotas set value = $1 where name = 'prospects'`, [value])
  await sendToEva(9_991_110_001)
  await setQuota(1)
  const refused = await sendToEva(9_991_110_002)
  await setQuota(50_000)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3600'])
  expect(await refused.json()).toMatchObject({
    message: 'Este buzón está lleno por ahora. Intenta más tarde.',
  })
  expect((await sendToEva(9_991_110_002)).status).toBe(200)
})

test('PROS-20 PROS-69 a sender reaches half of an agent’s limit, and the same address still reaches other agents', async () => {
  const limited = await createTestFunctions({
    variables: { RATE_LIMIT_PER_ADDRESS: 'on', TRUST_PROXY: 'on' },
  })
  const agents = [await limited.signUp('uno@example.com'), await limited.signUp('dos@example.com')]
  const tokens = ['1'.repeat(32), '2'.repeat(32)]
  for (const [at, { id }] of agents.entries()) {
    await limited.owner.query(`select private.set_link_token($1, 'prospects', $2)`, [
      id,
      tokens[at],
    ])
  }
  let person = 0
  const sendFrom = async (address: string, token = tokens[0]) => {
    person += 1
    const request = new Request(`http://localhost/functions/v1/prospects/${token}`, {
      method: 'POST',
      headers: { 'content-type': FORM, 'x-forwarded-for': address },
      body: `nombre=Persona&telefono=55${10_000_000 + person}`,
    })
    return (await limited.fetch(request)).status
  }
  const flood = await Promise.all(Array.from({ length: 500 }, () => sendFrom('203.0.113.7')))
  expect(flood.filter((status) => status === 200)).toHaveLength(30)
  expect(flood.filter((status) => status === 429)).toHaveLength(470)
  expect(await sendFrom('203.0.113.7', tokens[1])).toBe(200)
  const others = await Promise.all(
    Array.from({ length: 500 }, (_, at) => sendFrom(`198.51.${100 + (at >> 8)}.${at & 255}`)),
  )
  expect(others.filter((status) => status === 200)).toHaveLength(30)
  const { rows } = await limited.owner.query<{ n: number }>(
    'select count(*)::integer as n from prospects where user_id = $1',
    [agents[0]!.id],
  )
  expect(rows).toEqual([{ n: 60 }])
  const guesses = await Promise.all(
    Array.from({ length: 80 }, () => sendFrom('203.0.113.9', 'x'.repeat(32))),
  )
  expect(guesses.filter((status) => status === 404)).toHaveLength(60)
  await limited.close()
})

test.each([
  ['200,000 nested lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['80,000 nested objects', '{"a":'.repeat(80_000) + '1' + '}'.repeat(80_000)],
])('PROS-20 JSON with %s does not make the server fail', async (_, body) => {
  expect((await send({ type: 'application/json', body })).status).toBeLessThan(500)
})

test('PROS-20 a form of thousands of parts is read up to its limit', async () => {
  const parts = Array.from({ length: 6000 }, (_, at) => `c${at}=${at} a`).join('&')
  expect((await send({ type: FORM, body: `nombre=Ana&telefono=9991112233&${parts}` })).status).toBe(
    200,
  )
  expect(await takeAll()).toMatchObject([{ name: 'Ana', phone: '+529991112233' }])
})

const write = (message: object) =>
  server.call('contact', { body: { action: 'send', token: form, ...message } })

const MESSAGE = { name: 'Ana Pech', phone: '999 111 2233', message: 'Hola', listing: '412' }

test('PROS-21 the own form shows the agent and accepts a message about a listing', async () => {
  const { body } = await server.call('contact', { body: { action: 'open', token: form } })
  expect(body).toMatchObject({ agent: { noticePath: null }, noticeVersion: null })
  expect(await write(MESSAGE)).toMatchObject({ status: 200, body: { sent: true } })
  expect(await takeAll()).toMatchObject([
    {
      source: 'own_form',
      source_name: 'Mi formulario',
      name: 'Ana Pech',
      phone: '+529991112233',
      listing: 'Casa en Itzimná',
      consent_at: null,
    },
  ])
})

test('PROS-21 the own form accepts a message from a page with a long address and finds its listing', async () => {
  const page = 'https://sitio.example/propiedades/casa-en-itzimna/'
  const listing = `${page}?gclid=${'a'.repeat(900)}`
  expect(await write({ ...MESSAGE, listing })).toMatchObject({ status: 200 })
  expect(await takeAll()).toMatchObject([
    { listing: 'Casa en Itzimná', listing_text: listing.slice(0, 300) },
  ])
})

test('PROS-21 the own form refuses a person without contact data with a reason, and stores nothing from a bot', async () => {
  expect(await write({ ...MESSAGE, phone: 'no tengo' })).toMatchObject({
    status: 400,
    body: { message: 'Escribe un teléfono o un correo para que te respondan.' },
  })
  expect(await write({ ...MESSAGE, message: 'a'.repeat(5001) })).toMatchObject({
    status: 400,
    body: { message: 'El mensaje es muy largo.' },
  })
  expect(await write({ ...MESSAGE, website: 'https://spam.example' })).toMatchObject({
    status: 200,
  })
  expect(await takeAll()).toEqual([])
})

test('PROS-09 PROS-21 where a privacy notice is published, the form asks for consent and stores the notice’s version', async () => {
  await server.owner.query(
    `insert into privacy_notices (user_id, answers, simple_text, full_text) values ($1, '{}', 'Breve', 'Entero')`,
    [ana.id],
  )
  // If nobody can open the notice's page, no consent is requested.
  await server.owner.query(`delete from user_secrets where name = 'notice' and user_id = $1`, [
    ana.id,
  ])
  const unasked = await server.call('contact', { body: { action: 'open', token: form } })
  expect(unasked.body).toMatchObject({ noticeVersion: null })
  expect(await write(MESSAGE)).toMatchObject({ status: 200 })
  expect(await takeAll()).toMatchObject([{ consent_at: null }])
  await server.owner.query(`select private.set_notice_token($1, $2)`, [ana.id, 'n'.repeat(32)])
  const asked = await server.call('contact', { body: { action: 'open', token: form } })
  expect(asked.body).toMatchObject({ noticeVersion: 1 })
  for (const noticeVersion of [null, 7]) {
    expect(await write({ ...MESSAGE, noticeVersion })).toMatchObject({
      status: 400,
      body: { message: 'Acepta el aviso de privacidad para enviar tu mensaje.' },
    })
  }
  await write({ ...MESSAGE, noticeVersion: 1 })
  expect(await takeAll()).toMatchObject([{ notice_version: 1, consent_at: expect.any(Date) }])
})
