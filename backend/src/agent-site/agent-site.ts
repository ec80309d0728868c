import {
  contactPath,
  LISTING_FIELD,
  LISTING_SEGMENT,
  readSiteFilters,
  SITE_TEXTS,
  SITES_PATH,
  writeSiteFilters,
} from '@predio/domain/agent-site'
import { waMeUrl } from '@predio/domain/phones'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { describeFailure } from '../database/describe-failure.ts'
import type { Transaction } from '../database/types.ts'
import { BoundedMap } from '../http/bounded-map.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import type { Services } from '../http/services.ts'
import { CallerBudget, COSTS } from './caller-budget.ts'
import type { PageMaker } from './load-renderer.ts'
import { absent, type Asked, listingAskedAbout, type MadePage, makePage } from './make-page.ts'
import { findSiteOfFeeds, makeFeed, typeOfFeedFile } from './feeds.ts'
import { compressPage, PageStore, type StoredPage } from './page-store.ts'
import { type OpenBlob, servePhotos } from './photos.ts'
import { readFrame, type SiteData } from './read-frame.ts'
import { findPublished } from './read-listings.ts'
import { respondPage, respondTo } from './respond.ts'
import { readForm, type SendContact, sendForm } from './send-form.ts'
import { indexOfSitemaps, makeSitemap } from './sitemap.ts'
import { type SiteState, SiteStates } from './site-states.ts'
import { countVisits } from './visits.ts'
import { TooMuchWork, WorkQueue } from './work-queue.ts'

type C = Context<HttpEnvironment>

interface Parts extends Services {
  renderer: PageMaker
  openBlob: OpenBlob
  sendContact: SendContact
}

const MAX_STORED_BYTES = 64 * 1024 * 1024
const MAX_SITES_READ = 500
const MAX_FORM_BYTES = 64 * 1024
const HTML = 'text/html; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const BUSY_SECONDS = 5
/** A site that is not shown is nothing for search engines, nor is the address that leads to WhatsApp. */
const NO_INDEX = { 'x-robots-tag': 'noindex' }

export interface AgentSite {
  app: Hono<HttpEnvironment>
  /** Writes the visits that were counted. */
  close(): Promise<void>
}

/** The agents' public sites (decision 31). */
export function createAgentSite(parts: Parts): AgentSite {
  const { database, config, renderer, openBlob, sendContact } = parts
  const server = { origin: config.publicUrl.origin, operatorEmail: config.contact.email }
  const states = new SiteStates(database)
  const store = new PageStore(MAX_STORED_BYTES)
  const budget = new CallerBudget(config.addressLimits)
  const work = new WorkQueue({ running: 1, waiting: 30, rest: 3 })
  const photo = servePhotos(database, openBlob)
  const sitemaps = indexOfSitemaps(database, server.origin)
  const read = new BoundedMap<string, Promise<SiteData | undefined>>(MAX_SITES_READ)
  const making = new Map<string, Promise<StoredPage>>()
  const visits = countVisits(database, config.publicUrl.hostname, parts.log)

  function dataOf(tx: Transaction, state: SiteState): Promise<SiteData | undefined> {
    const key = `${state.userId} ${state.version}`
    const known = read.get(key)
    if (known) return known
    const data = readFrame(tx, state, server)
    read.set(key, data)
    data.catch(() => read.delete(key))
    return data
  }

  const compressed = async ({ status, page, path }: MadePage) =>
    compressPage({ status, path, type: HTML }, await renderer.renderSitePage(page))

  /** Pages of sites that are not shown are the same for all. */
  function absentPage(reason: 'closed' | 'unknown' | 'busy'): Promise<StoredPage> {
    return storedOrMade(`absent ${reason}`, () => compressed(absent(reason, null)))
  }

  /** Whoever asks for a page that is being made waits for that one. */
  async function storedOrMade(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const stored = store.get(key)
    if (stored) return stored
    const begun =
      making.get(key) ??
      make()
        .then((page) => {
          // Addresses of nothing are without number, and would drive out the pages.
          if (page.status === 200 || key.startsWith('absent ')) store.set(key, page)
          return page
        })
        .finally(() => making.delete(key))
    making.set(key, begun)
    return begun
  }

  async function refuse(c: C, status: 429 | 503, seconds: number): Promise<Response> {
    const page = await absentPage('busy')
    return respondPage(c.req.raw, { ...page, status }, { 'retry-after': String(seconds) })
  }

  /** What every address begins with: the caller's budget. */
  const guarded =
    (cost: number, answer: (c: C) => Promise<Response>): ((c: C) => Promise<Response>) =>
    async (c) => {
      const wait = budget.spend(c.get('address'), cost)
      if (wait > 0) return refuse(c, 429, wait)
      try {
        return await answer(c)
      } catch (error) {
        if (!(error instanceof TooMuchWork)) {
          c.get('log').error({ failure: describeFailure(error) }, 'a page of a site was not made')
        }
        return refuse(c, 503, BUSY_SECONDS)
      }
    }

  const onSite = (cost: number, answer: (c: C, state: SiteState) => Promise<Response>) =>
    guarded(cost, async (c) => {
      const name = c.req.param('name') ?? ''
      const state = await states.find(name)
      if (!state) return respondPage(c.req.raw, await absentPage('unknown'), NO_INDEX)
      if (state.name !== name) return respondTo(renamed(c, name, state.name), 301)
      if (!state.isOpen) return respondPage(c.req.raw, await absentPage('closed'), NO_INDEX)
      return answer(c, state)
    })

  async function pageOf(c: C, state: SiteState, key: string, asked: Asked): Promise<Response> {
    const whole = `${state.userId} ${state.version} ${key}`
    if (!store.get(whole)) {
      const wait = budget.spend(c.get('address'), COSTS.made)
      if (wait > 0) return refuse(c, 429, wait)
    }
    const page = await storedOrMade(whole, () =>
      work.run(state.userId, async () => compressed(await made(state, asked))),
    )
    const { path } = page
    if (path !== null && path !== c.req.path) {
      return respondTo(`${path}${new URL(c.req.url).search}`, 301)
    }
    if (page.status === 200) visits.count(c, state.userId, codeOf(asked), 'views')
    return respondPage(c.req.raw, page)
  }

  function made(state: SiteState, asked: Asked): Promise<MadePage> {
    return database.asOwner(async (tx) => {
      const data = await dataOf(tx, state)
      return data ? makePage(tx, state.userId, data, asked) : absent('unknown', null)
    })
  }

  async function takeForm(c: C, state: SiteState): Promise<Response> {
    const sent = readForm(await c.req.text())
    const { userId } = state
    const { data, listing } = await database.asOwner(async (tx) => ({
      data: await dataOf(tx, state),
      listing: await findPublished(tx, userId, sent.code),
    }))
    if (!data) return respondPage(c.req.raw, await absentPage('unknown'), NO_INDEX)
    const refused = await sendForm(
      (message, sourceName) => sendContact(c, userId, message, { sourceName, listing }),
      sent,
      data.notice !== null,
    )
    if (!refused) {
      if (sent.website === '') visits.count(c, userId, listing && sent.code, 'forms')
      const sentPath = contactPath(data.frame.path, listing ? (sent.code ?? undefined) : undefined)
      return respondTo(`${sentPath}${sentPath.includes('?') ? '&' : '?'}${SENT}=1`, 303)
    }
    const { status, retryAfter, ...answer } = refused
    const page = await work.run(userId, async () =>
      compressed(await made(state, { kind: 'contact', code: sent.code, isSent: false, answer })),
    )
    const headers = {
      'cache-control': 'no-store',
      ...(retryAfter && { 'retry-after': retryAfter }),
    }
    return respondPage(c.req.raw, { ...page, status }, headers)
  }

  async function goToWhatsapp(c: C, state: SiteState): Promise<Response> {
    const code = c.req.query(LISTING_FIELD) ?? null
    const { data, listing } = await database.asOwner(async (tx) => {
      const data = await dataOf(tx, state)
      const site = data?.frame.path ?? ''
      return { data, listing: await listingAskedAbout(tx, state.userId, site, code) }
    })
    const text = listing
      ? SITE_TEXTS.askAbout(listing.listing.title, `${server.origin}${listing.path}`)
      : SITE_TEXTS.ask
    const address = data?.frame.agent.phone ? waMeUrl(data.frame.agent.phone, text) : null
    if (address !== null) visits.count(c, state.userId, listing?.code ?? null, 'presses')
    const response = respondTo(address ?? contactPath(`${SITES_PATH}/${state.name}`), 302)
    response.headers.set('x-robots-tag', 'noindex')
    return response
  }

  async function sitemap(c: C, state: SiteState): Promise<Response> {
    const key = `${state.userId} ${state.version} sitemap`
    const make = () =>
      work.run(state.userId, async () => {
        const text = await database.asOwner(async (tx) => {
          const data = await dataOf(tx, state)
          return data ? makeSitemap(tx, state.userId, data) : ''
        })
        return compressPage({ status: 200, path: null, type: XML }, text)
      })
    return respondPage(c.req.raw, await storedOrMade(key, make))
  }

  /** WEB-80: a site that is not shown gives nothing away either. */
  async function feed(c: C): Promise<Response> {
    const { token = '', file = '' } = c.req.param()
    const type = typeOfFeedFile(file)
    const name = type && (await database.asOwner((tx) => findSiteOfFeeds(tx, token)))
    const state = name && (await states.find(name))
    if (!type || !state) return respondPage(c.req.raw, await absentPage('unknown'), NO_INDEX)
    if (!state.isOpen) return respondPage(c.req.raw, await absentPage('closed'), NO_INDEX)
    const key = `${state.userId} ${state.version} feed ${file}`
    const make = () =>
      work.run(state.userId, async () => {
        const text = await database.asOwner(async (tx) => {
          const data = await dataOf(tx, state)
          return data ? makeFeed(tx, state.userId, data, file) : ''
        })
        return compressPage({ status: 200, path: null, type }, text)
      })
    return respondPage(c.req.raw, await storedOrMade(key, make), NO_INDEX)
  }

  const app = new Hono<HttpEnvironment>()
  app.get(`${SITES_PATH}/feeds/:token/:file`, guarded(COSTS.made, feed))
  const site = `${SITES_PATH}/:name`
  app.get(
    site,
    onSite(COSTS.page, (c, state) => pageOf(c, state, '', { kind: 'home' })),
  )
  app.get(
    `${site}/propiedades`,
    onSite(COSTS.page, (c, state) => {
      const filters = readSiteFilters(c.req.query())
      const key = `propiedades${writeSiteFilters(filters)}`
      return pageOf(c, state, key, { kind: 'listings', filters })
    }),
  )
  app.get(
    `${site}/propiedades/:listing`,
    onSite(COSTS.page, async (c, state) => {
      const code = LISTING_SEGMENT.exec(c.req.param('listing') ?? '')?.[1]
      if (code === undefined) return respondPage(c.req.raw, await absentPage('unknown'), NO_INDEX)
      return pageOf(c, state, code, { kind: 'listing', code })
    }),
  )
  app.get(
    `${site}/contacto`,
    onSite(COSTS.page, (c, state) => {
      const code = LISTING_SEGMENT.exec(c.req.query(LISTING_FIELD) ?? '')?.[1] ?? null
      const isSent = c.req.query(SENT) === '1'
      const asked = { kind: 'contact', code, isSent } as const
      return pageOf(c, state, `contacto ${code} ${isSent}`, asked)
    }),
  )
  app.post(
    `${site}/contacto`,
    bodyLimit({ maxSize: MAX_FORM_BYTES, onError: (c) => c.body(null, 413) }),
    onSite(COSTS.form, takeForm),
  )
  app.get(
    `${site}/aviso-de-privacidad`,
    onSite(COSTS.page, (c, state) => pageOf(c, state, 'aviso', { kind: 'notice' })),
  )
  app.get(`${site}/whatsapp`, onSite(COSTS.made, goToWhatsapp))
  app.get(`${site}/sitemap.xml`, onSite(COSTS.page, sitemap))
  app.get(
    `${site}/fotos/:of/:file`,
    onSite(COSTS.photo, async (c, { userId }) => {
      const { of = '', file = '' } = c.req.param()
      const answer = await photo(c.req.raw, { userId, of, file })
      return answer ?? new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    }),
  )
  app.all(`${site}/*`, async (c) => {
    // One page has one address: without a slash at its end.
    if (/.\/$/.test(c.req.path)) return respondTo(c.req.path.replace(/\/+$/, ''), 301)
    return respondPage(c.req.raw, await absentPage('unknown'), NO_INDEX)
  })
  app.get('/sitemap-agentes.xml', async (c) => {
    const wait = budget.spend(c.get('address'), COSTS.made)
    if (wait > 0) return refuse(c, 429, wait)
    return c.body(await sitemaps(), 200, { 'content-type': XML, 'cache-control': 'max-age=600' })
  })
  return {
    app,
    async close() {
      await visits.close()
      await renderer.close?.()
    },
  }
}

/** The listing that a visit counts for. */
const codeOf = (asked: Asked) => (asked.kind === 'listing' ? asked.code : null)

const SENT = 'enviado'

function renamed(c: C, from: string, to: string): string {
  const { pathname, search } = new URL(c.req.url)
  return `${SITES_PATH}/${to}${pathname.slice(`${SITES_PATH}/${encodeURIComponent(from)}`.length)}${search}`
}
