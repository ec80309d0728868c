import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createKeyMaterial, createKeyring } from '../http/keyring.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { createSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'predio-site-'))
const ASKED = '<link rel="preload" as="fetch" crossorigin href="/config.json">'
const LANDING = '<link rel="canonical" href="https://origen.predio.invalid/" />'
let site: ReturnType<typeof createSite>

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'app.html'), '<h1>Predio</h1>')
  writeFileSync(join(folder, 'dashboard.html'), '<h1>Propiedades</h1>')
  writeFileSync(join(folder, 'dashboard-propiedades.html'), '<h1>Propiedades con su marco</h1>')
  writeFileSync(join(folder, 'dashboard-clientes.html'), '<h1>Clientes</h1>')
  writeFileSync(join(folder, 'login.html'), '<h1>Iniciar</h1>')
  writeFileSync(join(folder, 'login-demo.html'), '<h1>Iniciar con la demo</h1>')
  writeFileSync(join(folder, 'terminos.html'), '<h1>Términos</h1>')
  writeFileSync(join(folder, 'privacidad.html'), '<h1>Aviso</h1>')
  writeFileSync(join(folder, 'seleccion.html'), '<h1>Selección</h1>')
  writeFileSync(join(folder, 'compartido.html'), '<h1>Documento</h1>')
  writeFileSync(join(folder, 'aviso.html'), '<h1>Aviso de un agente</h1>')
  writeFileSync(join(folder, 'contacto.html'), '<h1>Formulario</h1>')
  writeFileSync(join(folder, 'reporte.html'), '<h1>Reporte</h1>')
  mkdirSync(join(folder, 'ayuda'))
  writeFileSync(join(folder, 'ayuda.html'), '<h1>Ayuda</h1>')
  writeFileSync(join(folder, 'ayuda/oportunidades.html'), '<h1>Tablero</h1>')
  writeFileSync(join(folder, 'index.html'), LANDING)
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(LANDING))
  writeFileSync(join(folder, 'robots.txt'), 'Sitemap: https://origen.predio.invalid/sitemap.xml\n')
  writeFileSync(join(folder, 'sitemap.xml'), '<loc>https://origen.predio.invalid/</loc>')
  writeFileSync(join(folder, 'assets/app-abc.js'), 'console.log(1)')
  writeFileSync(join(folder, 'assets/app-abc.js.gz'), gzipSync('console.log(1)'))
  writeFileSync(join(folder, 'assets/app-abc.js.map'), '{}')
  site = await siteFor({})
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function siteFor(
  variables: Record<string, string>,
  agentSite?: Hono<HttpEnvironment>,
): Promise<ReturnType<typeof createSite>> {
  const config = { ...readConfig({ PREDIO_DEMO: 'off', ...variables }, '/predio'), webDir: folder }
  const siteOfForm = async (token: string) => {
    if (token === 'unread') throw new Error('the database does not answer')
    return token === 'framed' ? 'https://casas.example' : null
  }
  const keyring = await createKeyring(await createKeyMaterial())
  return createSite(config, keyring, siteOfForm, undefined, agentSite)
}

describe('the site', () => {
  it('WEB-27 robots.txt names the sitemap of the agents’ sites where there are some', async () => {
    const given = { PUBLIC_URL: 'https://predio.example' }
    const own = 'Sitemap: https://predio.example/sitemap.xml\n'
    const robots = async (each: ReturnType<typeof createSite>) =>
      (await each.request('/robots.txt')).text()
    expect(await robots(await siteFor(given))).toBe(own)
    expect(await robots(await siteFor(given, new Hono()))).toBe(
      `${own}Sitemap: https://predio.example/sitemap-agentes.xml\n`,
    )
  })

  it.each([
    ['/login', '<h1>Iniciar</h1>'],
    ['/register', '<h1>Predio</h1>'],
    ['/dashboard', '<h1>Propiedades con su marco</h1>'],
    ['/dashboard/profile', '<h1>Propiedades</h1>'],
    ['/dashboard/clientes', '<h1>Clientes</h1>'],
    ['/dashboard/clientes/abc', '<h1>Propiedades</h1>'],
    ['/dashboards', '<h1>Predio</h1>'],
    ['/terminos', '<h1>Términos</h1>'],
    ['/privacidad/', '<h1>Aviso</h1>'],
    ['/seleccion/abc', '<h1>Selección</h1>'],
    ['/seleccion', '<h1>Predio</h1>'],
    ['/compartido/abc', '<h1>Documento</h1>'],
    ['/aviso/abc', '<h1>Aviso de un agente</h1>'],
    ['/aviso', '<h1>Predio</h1>'],
    ['/reporte/abc', '<h1>Reporte</h1>'],
    ['/contacto/abc', '<h1>Formulario</h1>'],
    ['/reporte', '<h1>Predio</h1>'],
    ['/ayuda', '<h1>Ayuda</h1>'],
    ['/ayuda/oportunidades', '<h1>Tablero</h1>'],
    ['/ayuda/oportunidades/', '<h1>Tablero</h1>'],
  ])(
    'the site answers %s with its page, which browsers revalidate each time',
    async (path, text) => {
      const response = await site.request(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe(text)
    },
  )

  it.each([
    ['on', 'this machine', 'http://localhost:3000', {}, '<h1>Iniciar con la demo</h1>'],
    ['on', 'a foreign Host', 'http://predio.example', {}, '<h1>Iniciar</h1>'],
    ['on', 'a proxy', 'http://localhost:3000', { forwarded: 'for=1.2.3.4' }, '<h1>Iniciar</h1>'],
    ['off', 'this machine', 'http://localhost:3000', {}, '<h1>Iniciar</h1>'],
  ] as const)(
    'PUB-12 with the demo %s, /login shows the demo’s form to this machine alone: %s',
    async (PREDIO_DEMO, _who, origin, headers, text) => {
      const published = await siteFor({ PREDIO_DEMO })
      const response = await published.request(`${origin}/login`, { headers })
      expect(await response.text()).toBe(text)
    },
  )

  it.each(['/ayuda/nada', '/ayuda/oportunidades/nada'])(
    'PUB-25 the site has no guide at %s and answers 404 with the app',
    async (path) => {
      const response = await site.request(path)
      expect([response.status, await response.text()]).toEqual([404, '<h1>Predio</h1>'])
    },
  )

  it('PUB-25 a removed guide is not answered from the browser’s copy of the app', async () => {
    const { headers } = await site.request('/register')
    const again = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await site.request('/ayuda/nada', { headers: again })).status).toBe(404)
  })

  it.each([
    '/compartido/abc',
    '/seleccion/abc',
    '/aviso/abc',
    '/reporte/abc',
    '/contacto/abc',
    '/confirmar?token_hash=abc',
  ])('SEL-27, OREP-14 the site hides %s from search engines and other sites', async (path) => {
    const { headers } = await site.request(path)
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect((await site.request('/login')).headers.get('x-robots-tag')).toBeNull()
  })

  it.each([
    ['/seleccion/abc', true],
    ['/', true],
    ['/ayuda/oportunidades', true],
    ['/terminos/', true],
    ['/login', false],
    ['/dashboard', false],
    ['/assets/app-abc.js', false],
  ])(
    'SEL-27, OPS-85 the policy of %s allows requests to this server alone: %s',
    async (path, isAlone) => {
      const policy = (await site.request(path)).headers.get('content-security-policy')
      expect(policy?.includes(`connect-src 'self';`)).toBe(isAlone)
    },
  )

  it.each([
    ['/contacto/framed', 'https://casas.example'],
    ['/contacto/other', "'none'"],
    ['/contacto/unread', "'none'"],
    ['/seleccion/framed', "'none'"],
    ['/contacto/framed/more', "'none'"],
  ])('PROS-65 the policy allows framing %s only by %s', async (path, framedBy) => {
    for (const method of ['GET', 'HEAD']) {
      const { headers } = await site.request(path, { method })
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${framedBy}`)
    }
  })

  it('the site writes its own address into pages and sitemap, compressed or not', async () => {
    const published = await siteFor({ PUBLIC_URL: 'https://inmobiliaria.mx/' })
    const canonical = '<link rel="canonical" href="https://inmobiliaria.mx/" />'
    expect(await (await published.request('/')).text()).toBe(canonical)
    expect(await (await published.request('/sitemap.xml')).text()).toBe(
      '<loc>https://inmobiliaria.mx/</loc>',
    )
    const headers = { 'accept-encoding': 'gzip' }
    const compressed = await published.request('/', { headers })
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    expect(gunzipSync(await compressed.arrayBuffer()).toString()).toBe(canonical)
    expect(compressed.headers.get('etag')).not.toBe((await site.request('/')).headers.get('etag'))
  })

  it('allows browsers to keep hashed files for ever and sends the files compressed', async () => {
    const response = await site.request('/assets/app-abc.js', {
      headers: { 'accept-encoding': 'gzip, deflate' },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('answers 304 to a browser that has the file already', async () => {
    const first = await site.request('/')
    const again = await site.request('/', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it.each([
    '/assets/missing.js',
    '/assets/app-abc.js.map',
    '/../config.ts',
    '/.env',
    '/.vite/manifest.json',
  ])('the site has no %s', async (path) => {
    expect((await site.request(path)).status).toBe(404)
  })

  it('OPS-82 the app gets the public address that the operator configured, and never that of a Host header', async () => {
    const published = await siteFor({ PUBLIC_URL: 'https://inmobiliaria.mx/' })
    const asked = 'http://ajeno.example:8080/config.json'
    expect(await (await published.request(asked)).json()).toMatchObject({
      supabaseUrl: 'https://inmobiliaria.mx',
      checkoutUrl: 'https://inmobiliaria.mx/api/create-checkout-session',
    })
    const text = await (await site.request(asked)).text()
    expect(text).not.toContain('ajeno')
    const config = JSON.parse(text) as Record<string, unknown>
    expect(config).not.toHaveProperty('supabaseUrl')
    expect(config).toMatchObject({
      checkoutUrl: '/api/create-checkout-session',
      aiModel: 'gpt-3.5-turbo',
      demo: false,
    })
    expect(config).not.toHaveProperty('aiPrices')
    expect(config['supabaseKey']).toMatch(/^sb_publishable_/)
    expect(JSON.stringify(config)).not.toContain('sb_secret_')
  })

  it('OPS-82 writes the configuration into the document, so that the app need not request the configuration', async () => {
    writeFileSync(join(folder, 'dashboard.html'), `<head>${ASKED}</head>`)
    const published = await siteFor({ OPERATOR_NAME: '</script><script>alert(1)</script>' })
    const asked = 'http://ajeno.example/dashboard/documentos'
    const html = await (await published.request(asked)).text()
    const [, json] =
      /^<head><script type="application\/json" id="config">(.*)<\/script><\/head>$/.exec(html) ?? []
    const config = await (await published.request('/config.json')).json()
    expect(JSON.parse(json ?? '')).toEqual(config)
    expect(json).not.toContain('<')
    expect(html).not.toContain('ajeno')
    const whole = await published.request('/dashboard.html', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(gunzipSync(await whole.arrayBuffer()).toString()).toBe(html)
    const etag = whole.headers.get('etag') ?? ''
    const again = await published.request('/dashboard/documentos', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
    writeFileSync(join(folder, 'dashboard.html'), '<h1>Propiedades</h1>')
  })

  it('the configuration contains the token prices that the operator set', async () => {
    const priced = await siteFor({ AI_PRICES: '9.50,28.50' })
    expect(await (await priced.request('/config.json')).json()).toMatchObject({
      aiPrices: { prompt: 9.5, completion: 28.5 },
    })
  })
})
