import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Config } from '../../config.ts'
import { securityHeaders } from '../../http/security-headers.ts'
import type { HttpEnvironment } from '../../http/environment.ts'
import { LISTINGS } from '../samples/listings.ts'
import { renderHome, renderListing, renderMissing } from './pages.ts'
import { COPIES, copyName, COVERS, PICTURES } from './pictures.ts'
import { createRestApi } from './rest.ts'
import { addressInUse } from './site-address.ts'
import { slugOf } from './slug-of.ts'
import { STYLESHEET } from './stylesheet.ts'

const LOGO = 'logo.png'
const COPIED = COVERS.flatMap((picture) =>
  Object.values(COPIES).map((size) => copyName(picture, size)),
)
const FILES = [LOGO, ...[...PICTURES, ...COPIED].map((name) => `${name}.jpg`)]

export function createDemoSite(config: Config): Hono<HttpEnvironment> {
  const at = (url: string) => addressInUse(new URL(url), config.publicUrl)
  const site = new Hono<HttpEnvironment>({ strict: false })
  // The hosts of real WordPress sites compress their answers to about a tenth.
  site.use(compress())
  site.mount('/wp-json', (request) => createRestApi(at(request.url)).fetch(request))
  site.get('/wp-content/uploads/2026/10/:file', async (c) => {
    // The file must be in the list, so no part of the address becomes part of a path.
    const known = FILES.find((name) => name === c.req.param('file'))
    if (known === undefined) return c.notFound()
    const bytes = await readFile(join(config.demoPicturesDir, known))
    c.header('content-type', known === LOGO ? 'image/png' : 'image/jpeg')
    c.header('cache-control', 'public, max-age=86400')
    return c.body(new Uint8Array(bytes))
  })
  // The site contains no part of the app, so its content policy may be strict.
  site.use(securityHeaders(config, () => true))
  site.get('/estilo.css', (c) => {
    c.header('content-type', 'text/css; charset=utf-8')
    return c.body(STYLESHEET)
  })
  site.get('/', (c) => c.html(renderHome(at(c.req.url))))
  site.get('/propiedad/:slug', (c) => {
    const listing = LISTINGS.find((candidate) => slugOf(candidate) === c.req.param('slug'))
    return listing ? c.html(renderListing(listing, at(c.req.url))) : c.notFound()
  })
  site.notFound((c) => c.html(renderMissing(at(c.req.url)), 404))
  return site
}
