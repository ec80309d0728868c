import { isUuid } from '@predio/domain/text'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

export const DASHBOARD = '/dashboard'

export const ADDRESSES = {
  profile: `${DASHBOARD}/profile`,
  subscription: `${DASHBOARD}/subscription`,
  notifications: `${DASHBOARD}/notifications`,
  reports: `${DASHBOARD}/reports`,
  today: `${DASHBOARD}/today`,
  calls: `${DASHBOARD}/llamadas`,
  plans: `${DASHBOARD}/seguimiento`,
  prospects: `${DASHBOARD}/buzon`,
  agentSite: `${DASHBOARD}/mi-sitio`,
  selections: `${DASHBOARD}/selecciones`,
  settings: `${DASHBOARD}/settings`,
} as const

/** FIRST-03: id of the card in Perfil that shows the first steps. */
export const FIRST_STEPS_PART = 'primeros-pasos'
export const FIRST_STEPS_ADDRESS = `${ADDRESSES.profile}#${FIRST_STEPS_PART}`

/** IDENT-01: id of the card in Perfil with what clients see of the agent. */
export const IDENTITY_PART = 'identidad'
export const IDENTITY_ADDRESS = `${ADDRESSES.profile}#${IDENTITY_PART}`

/** PRIV-03: id of the card in Perfil with the privacy notice. */
export const NOTICE_PART = 'aviso-de-privacidad'
export const NOTICE_ADDRESS = `${ADDRESSES.profile}#${NOTICE_PART}`

export const EXPORT_PART = 'exportar'
export const EXPORT_ADDRESS = `${ADDRESSES.profile}#${EXPORT_PART}`

/** Id of the card in Configuración with the sources of prospects. */
export const SOURCES_PART = 'fuentes'
export const SOURCES_ADDRESS = `${ADDRESSES.settings}#${SOURCES_PART}`

/** The history entry stores which section is open; the address does not. */
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
export const DEFAULT_CRM_TAB: CrmTab = 'clients'

interface RecordPlace {
  section: SectionId
  list?: Pick<HistoryState, 'tab' | 'view'>
  /** FRAME-12: the list whose own address this is, since some lists of a section have one. */
  place?: string
  isDialog?: true
}

/** ADDR-01: each kind of record belongs to a section and to a list in it. */
const RECORD_PLACES = {
  clientes: { section: 'crm', list: { tab: 'clients' } },
  oportunidades: { section: 'crm', list: { tab: 'opportunities' }, isDialog: true },
  tareas: { section: 'crm', list: { tab: 'tasks' }, isDialog: true },
  interacciones: { section: 'crm', list: { tab: 'interactions' }, isDialog: true },
  prospectos: { section: 'crm', place: ADDRESSES.prospects, isDialog: true },
  propiedades: { section: 'properties' },
  selecciones: { section: 'properties', place: ADDRESSES.selections },
  documentos: { section: 'documents' },
  scripts: { section: 'scripts', isDialog: true },
  profesionales: { section: 'directory' },
  valuaciones: { section: 'estimator', list: { view: 'saved' } },
} as const satisfies Record<string, RecordPlace>
export type RecordKind = keyof typeof RECORD_PLACES

export const RECORD_KINDS = Object.keys(RECORD_PLACES) as RecordKind[]

/** VIEW-09: these lists have an address of their own, with the view in its query. */
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

export interface HistoryState {
  section?: SectionId
  tab?: CrmTab
  view?: 'health' | 'off-site' | 'saved'
  listingId?: number
  opens?: Opening
  /** CMD-09: the amount with which the calculator begins. */
  calculates?: CalculatedAmount
}

export interface CalculatedAmount {
  operation: 'sale' | 'rent'
  amount: number
  percent?: number | null
  months?: number | null
}

/** FIRST-04: the form that a step of the checklist opens. */
type Opening = 'listing' | 'import' | 'opportunity'

export interface Target {
  to: string
  state: HistoryState
  preventScrollReset?: true
}

export function sectionTarget(
  section: SectionId,
  more: Omit<HistoryState, 'section'> = {},
): Target {
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

export function listTarget(kind: RecordKind): Target {
  const { section, list, place, isDialog } = placeOf(kind)
  if (place !== undefined) return { to: place, state: {} }
  return { ...sectionTarget(section, list), ...(isDialog && { preventScrollReset: true }) }
}

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

export function readListAddress(pathname: string): ListAddress | undefined {
  const [, name = ''] = new RegExp(`^${DASHBOARD}/([a-z]+)/*$`, 'i').exec(pathname) ?? []
  const kind = VIEWED_KINDS.find((known) => known === name.toLowerCase())
  return kind && { kind, section: placeOf(kind).section, tab: placeOf(kind).list?.tab }
}

export function linkTo({ to, ...routerOptions }: Target) {
  return { href: to, routerOptions }
}

/** ADDR-02: the address names a listing of a site by its number, and a property without a site by a UUID. */
const NUMBER = /^[1-9]\d{0,15}$/

export interface RecordAddress {
  kind: RecordKind
  id: string | undefined
  section: SectionId
  tab: CrmTab | undefined
  place: string | undefined
  isDialog: boolean
}

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

export function useHistoryState(): HistoryState {
  return entryOf(useLocation())
}

/** An earlier release may have stored a state of any shape. */
function entryOf({ state }: Location<unknown>): HistoryState {
  return typeof state === 'object' && state !== null ? state : {}
}

/** VIEW-09: the list is named by the address or, if the address names none, by the history entry. */
export function isOfList(kind: ViewedKind, location: Location): boolean {
  if (readListAddress(location.pathname)?.kind === kind) return true
  return isBare(location.pathname) && isEntryOf(kind, entryOf(location))
}

function isBare(pathname: string): boolean {
  return pathname.replace(/\/+$/, '') === DASHBOARD
}

function isEntryOf(kind: ViewedKind, { section, tab = DEFAULT_CRM_TAB }: HistoryState): boolean {
  if (section === undefined) return true
  const own = viewTarget(kind, '').state
  return section === own.section && (own.tab === undefined || tab === own.tab)
}

/** The request is removed from the history entry, so that neither Back nor a reload opens the form again. */
export function useOpening(asked: Opening, open: () => void): void {
  const entry = useHistoryState()
  const navigate = useNavigate()
  useEffect(() => {
    const { opens, ...rest } = entry
    if (opens !== asked) return
    void navigate(DASHBOARD, { replace: true, state: rest, preventScrollReset: true })
    open()
  }, [entry, asked, navigate, open])
}

export function useCalculatedAmount(onTake: (asked: CalculatedAmount) => void): void {
  const entry = useHistoryState()
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

export function setRouter(router: KnownRouter): void {
  known = router
}

/** Unlike the router's hooks, this is up to date while the next page is being rendered. */
export function currentLocation(): Location {
  if (!known) throw new Error('the router is not known yet')
  return known.state.location
}

export function useHistoryKey(): string {
  return useLocation().key
}

export function useOpen(): (target: Target) => void {
  const navigate = useNavigate()
  return useCallback(({ to, ...options }) => void navigate(to, options), [navigate])
}

/**
 * If a record of this kind is open, the next one replaces its history entry, so that Back leads to the page from which the first was
 * opened.
 */
export function useOpenInstead(kind: RecordKind): (target: Target) => void {
  const navigate = useNavigate()
  const replace = useRecordId(kind) !== undefined
  return ({ to, ...options }) => void navigate(to, { ...options, replace })
}

export function useLeave({ to, ...options }: Target): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // Ignores a second press before the navigation has finished, because it would go back two steps.
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

/** The router numbers the entries of each tab from 0, also if the sign-in form has replaced the first one. */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' && index > 0
}
