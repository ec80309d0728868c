import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'

/** Every address inside the app, and what a history entry says beside it. Nobody else writes either by hand. */

export const DASHBOARD = '/dashboard'

export const ADDRESSES = {
  profile: `${DASHBOARD}/profile`,
  subscription: `${DASHBOARD}/subscription`,
  notifications: `${DASHBOARD}/notifications`,
  reports: `${DASHBOARD}/reports`,
  settings: `${DASHBOARD}/settings`,
} as const

/** The nine places of the sidebar. Which one is open lives in the history entry, so the address stays as it is. */
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

interface RecordPlace {
  section: SectionId
  /** Where the section has several lists, the one with these records. */
  list?: Pick<Entry, 'tab' | 'view'>
  /** Its view is a dialog, which opens over the list. */
  isDialog?: true
}

/** A record's address opens in a new tab, can be bookmarked and mailed; these are the places that show them. */
const RECORD_PLACES = {
  clientes: { section: 'crm', list: { tab: 'clients' } },
  oportunidades: { section: 'crm', list: { tab: 'opportunities' }, isDialog: true },
  tareas: { section: 'crm', list: { tab: 'tasks' }, isDialog: true },
  interacciones: { section: 'crm', list: { tab: 'interactions' }, isDialog: true },
  propiedades: { section: 'properties' },
  documentos: { section: 'documents' },
  scripts: { section: 'scripts', isDialog: true },
  profesionales: { section: 'directory' },
  valuaciones: { section: 'estimator', list: { view: 'saved' } },
} as const satisfies Record<string, RecordPlace>
export type RecordKind = keyof typeof RECORD_PLACES

export const RECORD_KINDS = Object.keys(RECORD_PLACES) as RecordKind[]

function placeOf(kind: RecordKind): RecordPlace {
  return RECORD_PLACES[kind]
}

export interface Entry {
  section?: SectionId
  tab?: CrmTab
  view?: 'health' | 'off-site' | 'saved'
  /** Whose pictures to prepare, by its number on the site. */
  listingId?: number
}

export interface Target {
  to: string
  state: Entry
  /** What it opens lies over what is there already, which keeps its place. */
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
  const { section, list, isDialog } = placeOf(kind)
  return { ...sectionTarget(section, list), ...(isDialog && { preventScrollReset: true }) }
}

/** What the kit's links and menus take, so that a target is a real link. */
export function linkTo({ to, ...routerOptions }: Target) {
  return { href: to, routerOptions }
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** A listing is known by its number on the site, a property that is on no site by its id here. */
const NUMBER = /^[1-9]\d{0,15}$/

export interface RecordAddress {
  kind: RecordKind
  /** None where the address ends with what is no id. */
  id: string | undefined
  section: SectionId
  tab: CrmTab | undefined
  isDialog: boolean
}

/** Which record an address names. */
export function readRecordAddress(pathname: string): RecordAddress | undefined {
  const [, name = '', last = ''] =
    new RegExp(`^${DASHBOARD}/([a-z]+)/([^/]+)/*$`, 'i').exec(pathname) ?? []
  const kind = RECORD_KINDS.find((known) => known === name.toLowerCase())
  if (!kind) return undefined
  const isId = isUuid(last) || (kind === 'propiedades' && NUMBER.test(last))
  const { section, list, isDialog = false } = placeOf(kind)
  return { kind, id: isId ? last.toLowerCase() : undefined, section, tab: list?.tab, isDialog }
}

export function useRecordAddress(): RecordAddress | undefined {
  return readRecordAddress(useLocation().pathname)
}

export function useRecordId(kind: RecordKind): string | undefined {
  const record = useRecordAddress()
  return record?.kind === kind ? record.id : undefined
}

/** What the history entry says; one that an earlier release wrote may say anything. */
export function useEntry(): Entry {
  const { state } = useLocation() as Location<Entry | null>
  return typeof state === 'object' && state !== null ? state : {}
}

/** Of the history entry: asked for again, it is another; come back to, it is the same. */
export function useEntryKey(): string {
  return useLocation().key
}

export function useOpen(): (target: Target) => void {
  const navigate = useNavigate()
  return useCallback(({ to, ...options }) => void navigate(to, options), [navigate])
}

/** On the page of such a record it takes its place, so that Back leads to where that one was opened from. */
export function useOpenInstead(kind: RecordKind): (target: Target) => void {
  const navigate = useNavigate()
  const replace = useRecordId(kind) !== undefined
  return ({ to, ...options }) => void navigate(to, { ...options, replace })
}

/** Back to where the person came from; to the fallback where there is nothing to go back to. */
export function useLeave({ to, ...options }: Target): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  // A second press while the way back is under way would lead one step too far.
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
 * Whether Back stays in the app. The router numbers its history entries; the first of a tab is 0, also after the sign-in
 * form took its place and gave it back.
 */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' && index > 0
}
