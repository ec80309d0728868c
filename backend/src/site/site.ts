import { SITES_PATH } from '@predio/domain/agent-site'
import { type Context, Hono } from 'hono'
import type { Config } from '../config.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { isLocalRequest } from '../http/is-local-request.ts'
import type { Keyring } from '../http/keyring.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { withPublicOrigin } from './public-origin.ts'
import { configWriter } from './write-config.ts'
import { readFiles, type SiteFile, withText } from './read-files.ts'

/** These pages are documents of their own. Every other address belongs to the app. */
const DOCUMENTS: Record<string, string> = {
  '/': '/index.html',
  '/terminos': '/terminos.html',
  '/privacidad': '/privacidad.html',
  '/ayuda': '/ayuda.html',
}
/** These pages are opened by a link, without an account. The link's token follows the name in the address. */
const LINK_PAGE = /^(\/(?:aviso|compartido|contacto|reporte|seleccion))\/./
const GUIDE = /^\/ayuda\/./
const APP = '/app.html'
/** This document of the app loads the dashboard's scripts at once (web/build/preload-chunks.ts). */
const DASHBOARD = '/dashboard.html'
/** The documents of these addresses contain their first screen. */
const FIRST_SCREENS: Record<string, string> = {
  '/dashboard': '/dashboard-propiedades.html',
  '/dashboard/clientes': '/dashboard-clientes.html',
  '/dashboard/today': '/dashboard-today.html',
}
const DASHBOARDS = new Set([DASHBOARD, ...Object.values(FIRST_SCREENS)])

/** These documents of the app show the sign-in form before the scripts arrive (scripts/lib/prerender.mjs). */
const LOGIN = { usual: '/login.html', withDemo: '/login-demo.html' }

export function createSite(
  config: Config,
  keyring: Keyring,
  /** Returns the site that may frame an agent's form, given the form's token. */
  siteOfForm: (token: string) => Promise<string | null>,
  /** Browsers subscribe with this key to push messages. */
  pushKey?: string,
  /** The agents' public sites, where their pages were built. */
  agentSite?: Hono<HttpEnvironment>,
): Hono<HttpEnvironment> {
  const files = new Map(
    [...readFiles(config.webDir)].map(([address, file]) => [
      address,
      withPublicOrigin(file, config.publicUrl.origin),
    ]),
  )
  const robots = files.get('/robots.txt')
  if (robots && agentSite) {
    const sitemap = `Sitemap: ${config.publicUrl.origin}/sitemap-agentes.xml\n`
    files.set(
      '/robots.txt',
      withText(robots, `${robots.bytes.toString('utf8').trimEnd()}\n${sitemap}`),
    )
  }
  const site = new Hono<HttpEnvironment>()
  // This handler runs around securityHeaders, because it changes the policy that securityHeaders sets.
  site.on(['GET', 'HEAD'], '/contacto/:token', async (c, next) => {
    // The form opens also while the database does not answer, in no other site's frame.
    const framedBy = await siteOfForm(c.req.param('token')).catch(() => null)
    await next()
    if (framedBy !== null) allowFrame(c.res.headers, framedBy)
  })
  site.use(securityHeaders(config, isDocumentOfItsOwn))
  const withConfig = configWriter()
  const configFor = (c: Context<HttpEnvironment>) => ({
    ...publicConfig(config, keyring),
    ...(pushKey !== undefined && { pushKey }),
    sites: true,
    demo: isLocalRequest(c) && config.demo,
  })
  if (agentSite) site.route('/', agentSite)
  site.get('/config.json', (c) => {
    c.header('cache-control', 'no-store')
    return c.json(configFor(c))
  })
  site.get('*', (c) => {
    const { path } = c.req
    const dashboard = files.get(dashboardOf(path))
    if (dashboard) return answer(c.req.raw, withConfig(dashboard, configFor(c)))
    const file = files.get(path)
    if (file) return answer(c.req.raw, file)
    // If an asset is missing, the answer is an error. Any other address is a document or a route of the app.
    const offersDemo = config.demo !== false && isLocalRequest(c)
    const document = files.get(documentOf(path, offersDemo))
    const page = document ?? files.get(APP)
    if (!page || /\.[a-z0-9]+$/i.test(path)) return c.text('Página no encontrada', 404)
    // The app shows a page about the missing guide. The status 404 makes search engines forget a guide that was renamed.
    if (!document && path.startsWith('/ayuda/')) return answer(c.req.raw, page, 404)
    const response = answer(c.req.raw, page)
    // A linked page is for its recipient: search engines must not index the page, and other sites must not learn its address.
    if (LINK_PAGE.test(path) || path === '/confirmar') {
      response.headers.set('x-robots-tag', 'noindex, nofollow')
      response.headers.set('referrer-policy', 'no-referrer')
    }
    return response
  })
  return site
}

/** PROS-65: the page's policy names the agent's site, which may show this one page in a frame. */
function allowFrame(headers: Headers, site: string): void {
  const policy = headers.get('content-security-policy') ?? ''
  headers.set(
    'content-security-policy',
    policy.replace(`frame-ancestors 'none'`, `frame-ancestors ${site}`),
  )
}

/** Tells whether a page connects only to this server. */
function isDocumentOfItsOwn(path: string): boolean {
  if (path.startsWith(`${SITES_PATH}/`)) return true
  return LINK_PAGE.test(path) || GUIDE.test(path) || path.replace(/(?<=.)\/$/, '') in DOCUMENTS
}

function dashboardOf(path: string): string {
  if (DASHBOARDS.has(path)) return path
  return /^\/dashboard(\/|$)/.test(path) ? (FIRST_SCREENS[path] ?? DASHBOARD) : ''
}

function documentOf(path: string, offersDemo: boolean): string {
  if (/^\/login\/?$/.test(path)) return offersDemo ? LOGIN.withDemo : LOGIN.usual
  const linkPage = LINK_PAGE.exec(path)?.[1]
  if (linkPage) return `${linkPage}.html`
  const address = path.replace(/(?<=.)\/$/, '')
  return GUIDE.test(address) ? `${address}.html` : (DOCUMENTS[address] ?? APP)
}

/**
 * Without PUBLIC_URL the app uses the address in the browser. The Host header is not used, because the sender chooses it and the answer
 * must not repeat it (OPS-82).
 */
function publicConfig(config: Config, keyring: Keyring) {
  const checkout = '/api/create-checkout-session'
  const { origin } = config.publicUrl
  return {
    ...(config.publicUrlGiven && { supabaseUrl: origin }),
    supabaseKey: keyring.publishableKey,
    aiBaseUrl: config.ai.baseUrl,
    aiModel: config.ai.model,
    ...(config.ai.prices && { aiPrices: config.ai.prices }),
    contactEmail: config.contact.email,
    contactPhone: config.contact.phone,
    // Without a mail server nobody could receive the confirmation.
    asksToConfirmEmail: config.mail.isDelivered,
    operatorName: config.contact.operator,
    operatorAddress: config.contact.address,
    checkoutUrl: config.publicUrlGiven ? new URL(checkout, origin).href : checkout,
  }
}

function answer(request: Request, file: SiteFile, status: 200 | 404 = 200): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (status === 200 && request.headers.get('if-none-match') === file.etag)
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find(
    (name) => file.compressed[name] && accepted.includes(name),
  )
  if (encoding) headers.set('content-encoding', encoding)
  const body = (encoding && file.compressed[encoding]) || file.bytes
  headers.set('content-length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}
