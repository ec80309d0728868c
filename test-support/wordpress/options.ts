/** What kind of site a test wants; everything left out is an ordinary, friendly WordPress. */

export type Vocabulary = 'houzez' | 'acf'

/** Where the listings are under /wp-json/wp/v2; `none` keeps the type out of REST. */
export type PostType = 'properties' | 'property' | 'estate_property' | 'propiedades' | 'none'

export interface WordPressOptions {
  postType?: PostType
  vocabulary?: Vocabulary
  /** How many listings a reader of the site should see; the hidden ones come on top. */
  listings?: number
  seed?: number
  /** REST only for people who are signed in, as security plug-ins do. */
  locked?: boolean
  /** A wrong key is refused on every route, as cores before October 2023 and some plug-ins do. */
  strict?: boolean
  /** The web server loses the Authorization header, as some CGI set-ups do. */
  dropsAuthorization?: boolean
  /** In production WordPress offers no application passwords over plain http. */
  environment?: 'local' | 'production'
  plainPermalinks?: boolean
  /** The newest listing is behind a password: it is listed, and nobody may see it. */
  protectsNewest?: boolean
  /** How long every answer is held back. */
  delayMs?: number
}

export type SiteOptions = Required<WordPressOptions>

export function withDefaults(options: WordPressOptions): SiteOptions {
  return {
    postType: 'properties',
    vocabulary: 'houzez',
    listings: 250,
    seed: 1,
    locked: false,
    strict: false,
    dropsAuthorization: false,
    environment: 'local',
    plainPermalinks: false,
    protectsNewest: false,
    delayMs: 0,
    ...options,
  }
}
