/** Without an option the site is an ordinary WordPress that refuses nothing. */

export type Vocabulary = 'houzez' | 'acf'

/** The route of the listings under /wp-json/wp/v2; `none` hides their type from REST. */
export type PostType = 'properties' | 'property' | 'estate_property' | 'propiedades' | 'none'

export interface WordPressOptions {
  postType?: PostType
  vocabulary?: Vocabulary
  listings?: number
  seed?: number
  /** If set, REST is only for signed-in people, as with security plug-ins. */
  locked?: boolean
  /** If set, a wrong key is refused on every route, as by versions of WordPress before October 2023 and by some plug-ins. */
  strict?: boolean
  /** If set, the site loses the Authorization header, as some CGI set-ups do. */
  dropsAuthorization?: boolean
  /** In the environment 'production' WordPress offers no application passwords over plain http. */
  environment?: 'local' | 'production'
  plainPermalinks?: boolean
  /** If set, a password protects the newest listing, which REST lists anyway. */
  protectsNewest?: boolean
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
