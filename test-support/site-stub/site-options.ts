/** What kind of site a test wants; everything left out is as on an ordinary site. */
export interface SiteOptions {
  listings: number
  /** Ids of those that were taken off the site again. */
  unpublished: readonly number[]
  /** Where they are below /wp-json; null for a site that has none. */
  route: string | null
  /** What single listings have instead of the usual, by their ids; `acf` is merged. */
  changes: Readonly<Record<number, { acf?: object; [field: string]: unknown }>>
  /** 'odd' names its fields as nobody else does. */
  vocabulary: 'acf' | 'odd'
  /** Sent as they are in place of the usual listings. */
  records: readonly object[] | null
  /** Names gallery pictures by their ids only. */
  galleryIds: boolean
  key: string
  /** A wrong key is refused on every route, as by cores before October 2023. */
  strict: boolean
  /** REST only for who has the key; browsers' preflights have none. */
  locked: boolean
  dropsAuthorization: boolean
  passwordsOff: boolean
  hasUsersRoute: boolean
  plainPermalinks: boolean
  /** Every answer has this status. */
  status: number | null
  /** A page in place of every answer, as from a site that is no WordPress. */
  onlyPages: boolean
  /** Answers lack what browsers ask for, as behind a strict firewall. */
  refusesBrowsers: boolean
  /** Where every request is redirected to, as casas.mx redirects to www.casas.mx. */
  redirectsTo: string | null
  /** PHP prints a warning before every answer, and the answer keeps no type of its own. */
  warns: boolean
  /** Never answers. */
  hangs: boolean
  sendsTotal: boolean
  /** What X-WP-Total says beyond what is there. */
  vanished: number
  /** How many lists are answered with 429 first. */
  busyTimes: number
  /** Pages from this one on wait until `release` is called. */
  heldFrom: number | null
  /** Pages from this one on end in a lost connection, as on a host that dies half-way. */
  diesFrom: number | null
  /** Refuses parameters it does not know, as WordPress refuses status=sale. */
  refusesFilters: boolean
  /** What a list is answered with that is asked for some fields only. */
  takesFields:
    | 'honoured'
    | 'ignored'
    | 'forbidden'
    | 'failing'
    | 'a page'
    | 'no listings'
    | 'empty listings'
    | 'no custom fields'
}

export const FRIENDLY: SiteOptions = {
  listings: 3,
  unpublished: [],
  route: 'wp/v2/properties',
  changes: {},
  vocabulary: 'acf',
  records: null,
  galleryIds: false,
  key: 'admin:abcd efgh ijkl mnop',
  strict: false,
  locked: false,
  dropsAuthorization: false,
  passwordsOff: false,
  hasUsersRoute: true,
  plainPermalinks: false,
  status: null,
  onlyPages: false,
  refusesBrowsers: false,
  redirectsTo: null,
  warns: false,
  hangs: false,
  sendsTotal: true,
  vanished: 0,
  busyTimes: 0,
  heldFrom: null,
  diesFrom: null,
  refusesFilters: true,
  takesFields: 'honoured',
}
