/** Omitted options give an ordinary, friendly WordPress. */

export type Vocabulary = 'houzez' | 'acf'

/** Listings are at this route under /wp-json/wp/v2; `none` hides the type from REST. */
export type PostType = 'properties' | 'property' | 'estate_property' | 'propiedades' | 'none'

export interface WordPressOptions {
  postType?: PostType
  vocabulary?: Vocabulary
  listings?: number
  seed?: number
  /** Security plug-ins limit REST to signed-in people. */
  locked?: boolean
  /** Cores before October 2023 and some plug-ins refuse a wrong key on every route. */
  strict?: boolean
  /** Some CGI set-ups lose the Authorization header. */
  dropsAuthorization?: boolean
  /** In production WordPress offers no application passwords over plain http. */
  environment?: 'local' | 'production'
  plainPermalinks?: boolean
  /** The newest listing is listed, but protected by a password. */
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
