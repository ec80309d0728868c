export interface SiteOptions {
  listings: number
  unpublished: readonly number[]
  route: string | null
  /** Values of single listings by id, which replace the usual ones; `acf` is merged. */
  changes: Readonly<Record<number, { acf?: object; [field: string]: unknown }>>
  vocabulary: 'acf' | 'odd'
  records: readonly object[] | null
  galleryIds: boolean
  key: string
  /** If set, a wrong key is refused on every route, as by versions of WordPress before October 2023. */
  strict: boolean
  /** If set, REST requires the key, which browsers do not send with a preflight. */
  locked: boolean
  dropsAuthorization: boolean
  passwordsOff: boolean
  hasUsersRoute: boolean
  plainPermalinks: boolean
  status: number | null
  onlyPages: boolean
  /** If set, answers lack CORS headers, as behind a strict firewall. */
  refusesBrowsers: boolean
  /** If set, every request is redirected to this address, as from casas.mx to www.casas.mx. */
  redirectsTo: string | null
  /** If set, PHP prints a warning before every answer, which thereby loses its content type. */
  warns: boolean
  hangs: boolean
  sendsTotal: boolean
  vanished: number
  busyTimes: number
  heldFrom: number | null
  diesFrom: number | null
  /** If set, unknown parameter values such as status=sale are refused, as in WordPress. */
  refusesFilters: boolean
  /** How a list answers a request with `_fields`. */
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
