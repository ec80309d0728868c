export interface SiteOptions {
  listings: number
  unpublished: readonly number[]
  route: string | null
  /** The values of single listings replace the usual ones by id; `acf` is merged. */
  changes: Readonly<Record<number, { acf?: object; [field: string]: unknown }>>
  vocabulary: 'acf' | 'odd'
  records: readonly object[] | null
  galleryIds: boolean
  key: string
  /** Cores before October 2023 refuse a wrong key on every route. */
  strict: boolean
  /** REST requires the key, which browsers' preflights do not have. */
  locked: boolean
  dropsAuthorization: boolean
  passwordsOff: boolean
  hasUsersRoute: boolean
  plainPermalinks: boolean
  status: number | null
  onlyPages: boolean
  /** The answers lack CORS headers, as behind a strict firewall. */
  refusesBrowsers: boolean
  /** Every request is redirected, as from casas.mx to www.casas.mx. */
  redirectsTo: string | null
  /** PHP prints a warning before every answer, which thereby loses its type. */
  warns: boolean
  hangs: boolean
  sendsTotal: boolean
  vanished: number
  busyTimes: number
  heldFrom: number | null
  diesFrom: number | null
  /** WordPress refuses unknown parameter values such as status=sale. */
  refusesFilters: boolean
  /** The setting decides how a list answers `_fields`. */
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
