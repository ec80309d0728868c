import { isUuid } from '@predio/domain/text'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/** All addresses inside the app and the state of their history entries; no other file writes them by hand. */

export const DASHBOARD = '/dashboard'

export const ADDRESSES = {
  profile: `${DASHBOARD}/profile`,
  subscription: `${DASHBOARD}/subscription`,
  notifications: `${DASHBOARD}/notifications`,
  reports: `${DASHBOARD}/reports`,
  today: `${DASHBOARD}/today`,
  calls: `${DASHBOARD}/llamadas`,
  plans: `${DASHBOARD}/seguimiento`,
  selections: `${DASHBOARD}/selecciones`,
  settings: `${DASHBOARD}/settings`,
} as const

/** The card with the first steps in Perfil (FIRST-03). */
export const FIRST_STEPS_PART = 'primeros-pasos'
export const FIRST_STEPS_ADDRESS = `${ADDRESSES.profile}#${FIRST_STEPS_PART}`

/** The card in Perfil with what clients see of the agent (IDENT-01). */
export const IDENTITY_PART = 'identidad'
export const IDENTITY_ADDRESS = `${ADDRESSES.profile}#${IDENTITY_PART}`

/** The card in Perfil with the privacy notice (PRIV-03). */
export const NOTICE_PART = 'aviso-de-privacidad'
export const NOTICE_ADDRESS = `${ADDRESSES.profile}#${NOTICE_PART}`

/** The card in Perfil with 'Exportar todo', which the search leads to. */
export const EXPORT_PART = 'exportar'
export const EXPORT_ADDRESS = `${ADDRESSES.profile}#${EXPORT_PART}`

/** The nine sections of the sidebar. The open one is stored in the history entry and not in the address. */
export type SectionId =
  | 'properties'
  | 'crm'
  | 'scripts'
  | 'directory'
  | 'documents'
  | 'calculator'
  | 'estimator'
  | 'images'
  | 'settings'

export const CRM_TABS = ['clients', 'opportunities', 'tasks', 'interactions'] as const
export type CrmTab = (typeof CRM_TABS)[number]
/** Where the section opens when nothing else is asked for. */
export const DEFAULT_CRM_TAB: CrmTab = 'clients'

interface RecordPlace {
  section: SectionId
  /** The list with these records, where the section has several. */
  list?: Pick<Entry, 'tab' | 'view'>
  /** The address of that list, where it is a place of its own (FRAME-12). */
  place?: string
  /** Whether the record opens in a dialog over its list. */
  isDialog?: true
}

/** The section and list of each kind of record (ADDR-01). */
const RECORD_PLACES = {
  clientes: { section: 'crm', list: { tab: 'clients' } },
  oportunidades: { section: 'crm', list: { tab: 'opportunities' }, isDialog: true },
  tareas: { section: 'crm', list: { tab: 'tasks' }, isDialog: true },
  interacciones: { section: 'crm', list: { tab: 'interactions' }, isDialog: true },
  propiedades: { section: 'properties' },
  selecciones: { section: 'properties', place: ADDRESSES.selections },
  documentos: { section: 'documents' },
  scripts: { section: 'scripts', isDialog: true },
  profesionales: { section: 'directory' },
  valuaciones: { section: 'estimator', list: { view: 'saved' } },
} as const satisfies Record<string, RecordPlace>
export type RecordKind = keyof typeof RECORD_PLACES

export const RECORD_KINDS = Object.keys(RECORD_PLACES) as RecordKind[]

/** The kinds whose list has an address of its own, with the view in its query (VIEW-09). */
export const VIEWED_KINDS = [
  'clientes',
  'oportunidades',
  'tareas',
  'interacciones',
  'documentos',
  'propiedades',
] as const satisfies readonly RecordKind[]
export type ViewedKind = (typeof VIEWED_KINDS)[number]

function placeOf(kind: RecordKind): RecordPlace {
  return RECORD_PLACES[kind]
}

export interface Entry {
  section?: SectionId
  tab?: CrmTab
  view?: 'health' | 'off-site' | 'saved'
  /** Whose pictures to prepare, by its number on the site. */
  listingId?: number
  /** A form that the screen opens as it comes. */
  opens?: Opening
  /** What the calculator begins with (CMD-09). */
  calculates?: CalculatedAmount
}

export interface CalculatedAmount {
  operation: 'sale' | 'rent'
  /** In pesos: the price, or the rent of a month. */
  amount: number
  percent?: number | null
  months?: number | null
}

/** FIRST-04: the forms that a step of the checklist opens. */
type Opening = 'listing' | 'import' | 'opportunity'

export interface Target {
  to: string
  state: Entry
  /** The target opens over the current page, which keeps its scroll position. */
  preventScrollReset?: true
}

export function sectionTarget(section: SectionId, more: Omit<Entry, 'section'> = {}): Target {
  return { to: DASHBOARD, state: { section, ...more } }
}

export function recordTarget(kind: RecordKind, id: string | number): Target {
  const { section, isDialog } = placeOf(kind)
  return {
    to: `${DASHBOARD}/${kind}/${id}`,
    state: { section },
    ...(isDialog && { preventScrollReset: true }),
  }
}

/** The list with the records of a kind. */
export function listTarget(kind: RecordKind): Target {
  const { section, list, place, isDialog } = placeOf(kind)
  if (place !== undefined) return { to: place, state: {} }
  return { ...sectionTarget(section, list), ...(isDialog && { preventScrollReset: true }) }
}

/** The list with the records of a kind in one of its views; the query as domain/views writes it. */
export function viewTarget(kind: ViewedKind, query: string): Target {
  const { section, list } = placeOf(kind)
  return {
    to: `${DASHBOARD}/${kind}${query === '' ? '' : `?${query}`}`,
    state: { section, ...list },
    preventScrollReset: true,
  }
}

interface ListAddress {
  kind: ViewedKind
  section: SectionId
  tab: CrmTab | undefined
}

/** Reads which list an address is of. */
export function readListAddress(pathname: string): ListAddress | undefined {
  const [, name = ''] = new RegExp(`^${DASHBOARD}/([a-z]+)/*$`, 'i').exec(pathname) ?? []
  const kind = VIEWED_KINDS.find((known) => known === name.toLowerCase())
  return kind && { kind, section: placeOf(kind).section, tab: placeOf(kind).list?.tab }
}

/** The properties of the kit's links and menus for a target. */
export function linkTo({ to, ...routerOptions }: Target) {
  return { href: to, routerOptions }
}

/** The number of a listing on its site; a property without a site has a UUID (ADDR-02). */
const NUMBER = /^[1-9]\d{0,15}$/

export interface RecordAddress {
  kind: RecordKind
  /** Undefined where the address does not end with an id. */
  id: string | undefined
  section: SectionId
  tab: CrmTab | undefined
  place: string | undefined
  isDialog: boolean
}

/** Reads the kind and id of a record from an address. */
export function readRecordAddress(pathname: string): RecordAddress | undefined {
  const [, name = '', last = ''] =
    new RegExp(`^${DASHBOARD}/([a-z]+)/([^/]+)/*$`, 'i').exec(pathname) ?? []
  const kind = RECORD_KINDS.find((known) => known === name.toLowerCase())
  if (!kind) return undefined
  const isId = isUuid(last) || (kind === 'propiedades' && NUMBER.test(last))
  const { section, list, place, isDialog = false } = placeOf(kind)
  const id = isId ? last.toLowerCase() : undefined
  return { kind, id, section, tab: list?.tab, place, isDialog }
}

export function useRecordAddress(): RecordAddress | undefined {
  return readRecordAddress(useLocation().pathname)
}

export function useRecordId(kind: RecordKind): string | undefined {
  const record = useRecordAddress()
  return record?.kind === kind ? record.id : undefined
}

export function useEntry(): Entry {
  return entryOf(useLocation())
}

/** The state of the history entry; one written by an earlier release may have any shape. */
function entryOf({ state }: Location<unknown>): Entry {
  return typeof state === 'object' && state !== null ? state : {}
}

/** Whether a place is of this list, with an address of its own (VIEW-09) or by what the history entry says. */
export function isOfList(kind: ViewedKind, location: Location): boolean {
  if (readListAddress(location.pathname)?.kind === kind) return true
  return isBare(location.pathname) && isEntryOf(kind, entryOf(location))
}

/** Whether the address names no list: the history entry says which one is shown. */
function isBare(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === DASHBOARD
}

/** An entry without a section is of whatever list is rendered. */
function isEntryOf(kind: ViewedKind, { section, tab = DEFAULT_CRM_TAB }: Entry): boolean {
  if (section === undefined) return true
  const own = viewTarget(kind, '').state
  return section === own.section && (own.tab === undefined || tab === own.tab)
}

/** Opens what the history entry asks for; the entry then forgets it, so that neither Back nor a reload opens it again. */
export function useOpening(asked: Opening, open: () => void): void {
  const entry = useEntry()
  const navigate = useNavigate()
  useEffect(() => {
    const { opens, ...rest } = entry
    if (opens !== asked) return
    void navigate(DASHBOARD, { replace: true, state: rest, preventScrollReset: true })
    open()
  }, [entry, asked, navigate, open])
}

/** Takes the amount of the history entry, once, as `useOpening` does. */
export function useCalculatedAmount(onTake: (asked: CalculatedAmount) => void): void {
  const entry = useEntry()
  const navigate = useNavigate()
  const take = useEffectEvent(onTake)
  useEffect(() => {
    const { calculates, ...rest } = entry
    if (typeof calculates?.amount !== 'number') return
    void navigate(DASHBOARD, { replace: true, state: rest, preventScrollReset: true })
    take(calculates)
  }, [entry, navigate])
}

interface KnownRouter {
  state: { location: Location }
}

let known: KnownRouter | undefined

/** The router of the page, before anything of it renders. */
export function setRouter(router: KnownRouter): void {
  known = router
}

/** Where the person has gone. The hooks say what is rendered, which is behind while the next page is being rendered. */
export function currentLocation(): Location {
  if (!known) throw new Error('the router is not known yet')
  return known.state.location
}

/** The key of the history entry: new for every navigation, the same after Back. */
export function useEntryKey(): string {
  return useLocation().key
}

export function useOpen(): (target: Target) => void {
  const navigate = useNavigate()
  return useCallback(({ to, ...options }) => void navigate(to, options), [navigate])
}

/** On the page of such a record it replaces the history entry, so that Back leads to where that record was opened from. */
export function useOpenInstead(kind: RecordKind): (target: Target) => void {
  const navigate = useNavigate()
  const replace = useRecordId(kind) !== undefined
  return ({ to, ...options }) => void navigate(to, { ...options, replace })
}

/** Goes back, or to the fallback where the history has no earlier entry of the app. */
export function useLeave({ to, ...options }: Target): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // A second press before the navigation is finished would go back two steps.
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (left.current !== key) left.current = undefined
  }, [key])
  return () => {
    if (left.current === key) return
    left.current = key
    if (hasEntryBefore()) return void navigate(-1)
    void navigate(to, { ...options, replace: true })
  }
}

export function useLeaveRecord(kind: RecordKind): () => void {
  return useLeave(listTarget(kind))
}

/**
 * Whether Back stays in the app. The router numbers its history entries from 0 in each tab, also when the sign-in form
 * replaced the first one.
 */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' && index > 0
}
