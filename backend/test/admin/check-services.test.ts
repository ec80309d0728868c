import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startAiStub } from '../../../test-support/ai-stub.ts'
import {
  startStripeStub,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeStub,
} from '../../../test-support/stripe-stub/start-stripe-stub.ts'
import { checkSiteProxy } from '../../src/admin/check/check-site-proxy.ts'
import { readConfig } from '../../src/config.ts'
import { resolvePublicNames } from '../../src/functions/outbound/resolve-names.ts'
import { startSite } from '../../src/functions/testing/local-site.ts'
import { startNameServer } from '../../src/functions/testing/name-server.ts'
import { createSelfSigned } from '../../src/functions/testing/self-signed.ts'
import { ROOT } from '../paths.ts'
import { closedPort, openCheckDesk, type CheckDesk, type Variables } from './check-desk.ts'

let desk: CheckDesk
beforeAll(async () => {
  desk = await openCheckDesk()
})
afterEach(() => desk.clear())
afterAll(() => desk.close())

const check: CheckDesk['check'] = (...given) => desk.check(...given)

describe('OPS-43 payments', () => {
  let stripe: StripeStub
  beforeAll(async () => {
    stripe = await startStripeStub()
  })
  afterAll(() => stripe.stop())
  const PUBLIC_URL = 'https://predio.example'
  const variables = (changes: Variables = {}): Variables => ({
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    PUBLIC_URL,
    ...changes,
  })
  const hear = (enabledEvents: string[], status: 'enabled' | 'disabled' = 'enabled') => {
    stripe.books.webhookEndpoints.splice(0, Infinity, {
      id: 'we_1',
      object: 'webhook_endpoint',
      url: `${PUBLIC_URL}/functions/v1/stripe-webhook`,
      status,
      enabled_events: enabledEvents,
    })
  }

  it('the check of payments says that the key, the webhook and the prices are right', async () => {
    hear(['*'])
    expect(await check('stripe', variables())).toMatch(
      /^warning \| Stripe acepta la llave.*es de prueba/,
    )
    expect(await check('stripe', variables({ PUBLIC_URL: 'http://localhost:3000' }))).toMatch(
      /^wrong .*no avisa a http:\/\/localhost:3000/,
    )
    expect(await check('stripe', {})).toMatch(/^off \| Nadie puede pagar un plan/)
  })

  it('the check of payments names the fault of the key and of the webhook', async () => {
    expect(await check('stripe', variables({ STRIPE_SECRET_KEY: 'sk_live_otra' }))).toMatch(
      /^wrong \| Stripe no reconoce la llave de STRIPE_SECRET_KEY.*Claves de API/,
    )
    const STRIPE_API_URL = `http://127.0.0.1:${await closedPort()}`
    expect(await check('stripe', variables({ STRIPE_API_URL }))).toMatch(
      /^wrong \| No se pudo llegar a Stripe/,
    )
    hear(['invoice.paid'])
    expect(await check('stripe', variables())).toMatch(/^wrong .*no avisa de checkout\.session/)
    hear(['*'], 'disabled')
    expect(await check('stripe', variables())).toMatch(/^wrong .*está desactivado en Stripe/)
    stripe.books.webhookEndpoints.splice(0)
    expect(await check('stripe', variables())).toMatch(/^wrong .*quien pague no recibiría su plan/)
    stripe.brokenWith = 403
    expect(await check('stripe', variables())).toMatch(/^wrong .*no tiene los permisos/)
    stripe.brokenWith = 400
    expect(await check('stripe', variables())).toMatch(/^wrong \| Stripe contestó con un error/)
    stripe.brokenWith = undefined
  })

  it('the check of payments says which price Stripe would refuse', async () => {
    hear(['*'])
    const change = (cents: number) =>
      desk.database.owner.query(
        `update subscription_plans set price_monthly = $1 where name = 'Esencial'`,
        [cents],
      )
    await change(500)
    expect(await check('stripe', variables())).toMatch(
      /^wrong \| El plan Esencial cuesta \$5\.00.*no cobra menos de \$10/,
    )
    await change(34_900)
  })
})

describe('OPS-44 assistant', () => {
  it('the check of the assistant sends its request as a browser does, without a key', async () => {
    const ai = await startAiStub()
    desk.opened.push(() => ai.stop())
    expect(await check('ai', { AI_BASE_URL: ai.url, AI_MODEL: 'gpt-x' })).toMatch(
      /^ok .*contesta, también a un navegador.*gpt-x/,
    )
  })

  it('the check of the assistant names the fault of its settings', async () => {
    const ai = await startAiStub()
    const page = await startSite((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hola</h1>')
    })
    const closed = await startSite((_request, response) => {
      response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}')
    })
    const down = await startSite((_request, response) => void response.writeHead(502).end())
    desk.opened.push(
      () => ai.stop(),
      () => page.close(),
      () => closed.close(),
      () => down.close(),
    )
    const at = (AI_BASE_URL: string, more: Variables = {}) => check('ai', { AI_BASE_URL, ...more })
    expect(await at(ai.url.replace('/v1', ''))).toMatch(/^wrong .*no existe \(error 404\).*\/v1/)
    expect(await at(page.url('/v1').href)).toMatch(/^wrong .*contestó con una página/)
    expect(await at(closed.url('/v1').href)).toMatch(/^wrong .*\(CORS\)/)
    expect(await at(down.url('/v1').href)).toMatch(/^wrong .*error 502/)
    expect(await at(`http://127.0.0.1:${await closedPort()}/v1`)).toMatch(
      /^wrong .*conexión rechazada/,
    )
    expect(await at(ai.url, { PUBLIC_URL: 'https://predio.example' })).toMatch(
      /^wrong .*no está cifrada/,
    )
  })
})

describe('OPS-45 the site proxy', () => {
  it('the check of the site proxy reads a site, and says that private addresses are allowed', async () => {
    const site = await startSite((_request, response) => void response.end('hola'))
    desk.opened.push(() => site.close())
    const allowed = { SITE_PROXY_ALLOW_PRIVATE: 'on' }
    const address = ['--site', site.url().href]
    expect(await check('proxy', allowed, ...address)).toMatch(/^warning .*es para pruebas/)
    expect(
      await check('proxy', { ...allowed, PUBLIC_URL: 'https://predio.example' }, ...address),
    ).toMatch(/^wrong .*tu red interna.*Quita SITE_PROXY_ALLOW_PRIVATE/)
    expect(await check('proxy', {}, ...address)).toMatch(
      /^wrong .*dirección privada.*proteger tu red/,
    )
  })

  it('the check of the site proxy names the fault of the connection to other servers', async () => {
    const nowhere = await startNameServer()
    const inner = await startNameServer(['10.0.0.1'])
    const secure = await startSite(
      (_request, response) => void response.end(),
      createSelfSigned('casas.example'),
    )
    desk.opened.push(
      () => nowhere.close(),
      () => inner.close(),
      () => secure.close(),
    )
    const config = readConfig({}, ROOT)
    const read = async (resolveAt: string) => {
      const resolve = resolvePublicNames([resolveAt])
      const { state, says } = await checkSiteProxy({
        config,
        site: 'https://casas.example',
        resolve,
      })
      return `${state} | ${says}`
    }
    expect(await read(nowhere.address)).toBe(
      'wrong | No se encontró el nombre de https://casas.example.',
    )
    expect(await read(inner.address)).toMatch(/^wrong \| .*dirección privada/)
    const allowed = { SITE_PROXY_ALLOW_PRIVATE: 'on' }
    expect(await check('proxy', allowed, '--site', secure.url().href)).toMatch(
      /^wrong .*certificado .*no es de confianza/,
    )
    const closed = `http://127.0.0.1:${await closedPort()}`
    expect(await check('proxy', allowed, '--site', closed)).toMatch(/^wrong .*No se pudo conectar/)
    expect(await check('proxy', allowed, '--site', 'casas')).toMatch(/^wrong .*no es una dirección/)
  })
})
