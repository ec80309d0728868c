import { Hono, type Context } from 'hono'
import { LISTINGS } from '../samples/listings.ts'
import { POSTS } from '../samples/posts.ts'
import { answerList } from './answer-list.ts'
import { checkKey } from './check-key.ts'
import { reflectOrigin } from './cors.ts'
import { describeApi, describeTypes } from './describe-api.ts'
import { findListings } from './find-listings.ts'
import { parseListQuery } from './parse-list-query.ts'
import { pictureOf, PICTURES } from './pictures.ts'
import { forbiddenContext, invalidId, noRoute, RestError } from './rest-error.ts'
import { selectFields } from './select-fields.ts'
import { showMedia } from './show-media.ts'
import { showPost } from './show-post.ts'
import { embedInProperty, showProperty } from './show-property.ts'
import { showTerm } from './show-term.ts'
import { showAuthor } from './show-user.ts'
import type { SiteAddress } from './site-address.ts'
import { isTaxonomy, TERMS, termsOf } from './terms.ts'
import type { SampleListing } from '@predio/domain/samples'

export function createRestApi(site: SiteAddress): Hono {
  const api = new Hono({ strict: false })
  const one = (c: Context, value: object) => c.json(shown(c, value))
  const show = (listing: SampleListing, query: URLSearchParams) => {
    const selected = selectFields(showProperty(listing, site, Date.now()), query.get('_fields'))
    const { _links: links } = selected as { _links?: object }
    if (!links || !query.has('_embed')) return selected
    return { ...selected, ...embedInProperty(listing, site, wantedEmbeds(query), links) }
  }

  api.use(reflectOrigin)
  api.use(async (c, next) => {
    if (c.req.query('context') === 'edit') throw forbiddenContext()
    return next()
  })
  api.get('/', (c) => one(c, describeApi(site)))
  api.get('/wp/v2/types', (c) => one(c, describeTypes()))
  api.get('/wp/v2/types/:type', (c) => {
    const type = describeTypes()[c.req.param('type')]
    if (!type) throw noRoute()
    return one(c, type)
  })
  api.get('/wp/v2/properties', (c) => {
    const query = queryOf(c)
    const asked = parseListQuery(query)
    return answerList(c, site, findListings(asked), asked, (listing) => show(listing, query))
  })
  api.get('/wp/v2/properties/:id{[0-9]+}', (c) => {
    const listing = LISTINGS.find(({ id }) => id === Number(c.req.param('id')))
    if (!listing) throw invalidId()
    return c.json(show(listing, queryOf(c)))
  })
  api.get('/wp/v2/media', (c) => {
    const asked = parseListQuery(queryOf(c))
    const { include } = asked
    const named = include.map(pictureOf).filter((name) => name !== undefined)
    const pictures = include.length > 0 ? named : PICTURES
    return answerList(c, site, pictures, asked, (picture) => shown(c, showMedia(picture, site)))
  })
  api.get('/wp/v2/media/:id{[0-9]+}', (c) => {
    const picture = pictureOf(Number(c.req.param('id')))
    if (!picture) throw invalidId()
    return one(c, showMedia(picture, site))
  })
  api.get('/wp/v2/posts', (c) =>
    answerList(c, site, POSTS, parseListQuery(queryOf(c)), (post) =>
      shown(c, showPost(post, site)),
    ),
  )
  api.get('/wp/v2/users/me', (c) => {
    checkKey(c.req.header('authorization'))
    return one(c, showAuthor(site))
  })
  api.get('/wp/v2/users/1', (c) => one(c, showAuthor(site)))
  api.get('/wp/v2/:taxonomy', (c) => {
    const taxonomy = c.req.param('taxonomy')
    if (!isTaxonomy(taxonomy)) throw noRoute()
    const listing = LISTINGS.find(({ id }) => String(id) === c.req.query('post'))
    const all = TERMS.filter((term) => term.taxonomy === taxonomy)
    const asked = parseListQuery(queryOf(c))
    const terms = (listing ? termsOf(listing, taxonomy) : all).filter(
      ({ id }) => asked.include.length === 0 || asked.include.includes(id),
    )
    return answerList(c, site, terms, asked, (term) => shown(c, showTerm(term, site)))
  })
  api.notFound(() => {
    throw noRoute()
  })
  api.onError((error, c) => {
    if (!(error instanceof RestError)) throw error
    return c.json(error.toJSON(), error.status)
  })
  return api
}

function shown(c: Context, value: object): object {
  return selectFields(value, queryOf(c).get('_fields'))
}

function queryOf(c: Context): URLSearchParams {
  return new URL(c.req.url).searchParams
}

/** `_embed` and `_embed=1` request every embedded object, `_embed=wp:term` requests only the terms. */
function wantedEmbeds(query: URLSearchParams): string[] | undefined {
  const wanted = query.get('_embed') ?? ''
  return ['', '1', 'true'].includes(wanted) ? undefined : wanted.split(',')
}
