import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestAuth, PASSWORD, type TestAuth } from '../testing/test-auth.ts'
import { SOON } from '../../../../test-support/soon.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await createTestAuth({ TRUST_PROXY: 'on' })
})
afterAll(() => auth.close())

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'
const HOME = '198.51.100.1'
const AWAY = '203.0.113.7'

interface From {
  device?: string
  address?: string
  cookie?: string
}

async function send(server: TestAuth, path: string, email: string, from: From): Promise<string> {
  const { device = MAC, address = HOME, cookie } = from
  const { status, headers } = await server.call('POST', path, {
    body: { email, password: PASSWORD },
    headers: { 'user-agent': device, 'x-forwarded-for': address, ...(cookie && { cookie }) },
  })
  expect(status).toBe(200)
  return headers.get('set-cookie') ?? ''
}
const signUp = (email: string, from: From = {}) => send(auth, '/signup', email, from)
const signIn = (email: string, from: From = {}, server = auth) =>
  send(server, '/token?grant_type=password', email, from)
const notices = (email: string, count: number) =>
  vi.waitFor(async () => {
    const kinds = await auth.noticesTo(email)
    if (kinds.length < count) throw new Error(`only ${kinds.length} mails to ${email}`)
    return kinds
  }, SOON)

test('ACC-17 a sign-in on a new device is mailed once, with time, device, address and what to do', async () => {
  const email = 'avisada@example.com'
  await signUp(email)
  await signIn(email)
  await signIn(email, { device: ANDROID, address: AWAY })
  expect(await notices(email, 1)).toEqual(['new-device'])
  const { subject, text } = await auth.noticeTo(email, 'new-device')
  expect(subject).toBe('Nuevo inicio de sesión en tu cuenta de Predio')
  expect(text).toContain('Dispositivo: Chrome en Android')
  expect(text).toContain(`Dirección IP: ${AWAY}`)
  expect(text).toMatch(/Cuándo: \d+ \S+ \d{4}, \d+:\d\d [ap]\.m\. \(hora de Ciudad de México\)/)
  expect(text).toContain('Si no fuiste tú')
  expect(text).toContain('http://localhost:3000/recuperar')

  await signIn(email, { device: ANDROID, address: AWAY })
  await signIn(email)
  // This sign-in is sent last, so that the mails of the two others had time to arrive.
  await signIn(email, { device: MAC, address: '192.0.2.80' })
  expect(await notices(email, 2)).toEqual(['new-device', 'new-device'])
})

test('signing out does not make the account forget its devices', async () => {
  const email = 'sale@example.com'
  await signUp(email)
  await auth.owner.query(
    'delete from auth.sessions where user_id = (select id from auth.users where email = $1)',
    [email],
  )
  await signIn(email)
  await signIn(email, { device: ANDROID })
  expect(await notices(email, 1)).toEqual(['new-device'])
})

test('a cookie identifies a browser on every network, and scripts cannot read the cookie', async () => {
  const email = 'viaja@example.com'
  const set = await signUp(email)
  expect(set).toMatch(/^predio_device=[\w-]{43}; Max-Age=34560000; Path=\/auth\/v1; HttpOnly;/)
  expect(set).toContain('SameSite=Strict')
  const cookie = set.split(';', 1)[0]!
  const renewed = await signIn(email, { address: AWAY, cookie })
  expect(renewed.split(';', 1)[0]).toBe(cookie)
  await signIn(email, { address: '192.0.2.81', cookie: 'predio_device=adivinada' })
  expect(await notices(email, 1)).toEqual(['new-device'])
  const { rows } = await auth.owner.query<{ mark: string }>('select mark from predio.known_devices')
  expect(rows.every(({ mark }) => /^[\da-f]{64}$/.test(mark))).toBe(true)
})

test('accounts older than the memory of devices are recognised by the networks of their sessions', async () => {
  const email = 'antigua@example.com'
  await signUp(email)
  await auth.owner.query('delete from predio.known_devices')
  await signIn(email)
  await signIn(email, { address: '192.0.2.82' })
  expect(await notices(email, 1)).toEqual(['new-device'])
})

test('ACC-17 a person has at most 100 remembered devices', async () => {
  const email = 'muchas@example.com'
  await signUp(email)
  await auth.owner.query(
    `insert into predio.known_devices (user_id, mark, seen_at)
     select u.id, 'viejo ' || n, now() - interval '1 day' from auth.users u, generate_series(1, 300) n where u.email = $1`,
    [email],
  )
  await signIn(email)
  const { rowCount } = await auth.owner.query(
    'select 1 from predio.known_devices d join auth.users u on u.id = d.user_id where u.email = $1',
    [email],
  )
  expect(rowCount).toBeLessThanOrEqual(103)
})

test('a mail that cannot be sent stops no sign-in, and without a mail server none is attempted', async () => {
  let tried = 0
  const broken = { send: () => Promise.reject(new Error(`refused ${++tried}`)) }
  const failing = await createTestAuth({ TRUST_PROXY: 'on' }, broken)
  await send(failing, '/signup', 'falla@example.com', {})
  await signIn('falla@example.com', { device: ANDROID, address: AWAY }, failing)
  await vi.waitFor(() => expect(tried).toBe(2), SOON)
  await failing.close()

  const silent = await createTestAuth({ TRUST_PROXY: 'on', OUTBOX_DELIVERED: 'off' })
  await send(silent, '/signup', 'calla@example.com', {})
  await signIn('calla@example.com', { device: ANDROID, address: AWAY }, silent)
  await silent.signIn('calla@example.com')
  expect(await silent.noticesTo('calla@example.com')).toEqual([])
  await silent.close()
})
