import { useCallback } from 'react'
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

/** A record's address opens in a new tab, can be bookmarked and mailed; these are the sections that show them. */
export const RECORD_SECTIONS = {
  clientes: 'crm',
  documentos: 'documents',
  propiedades: 'properties',
} as const satisfies Record<string, SectionId>
export type RecordKind = keyof typeof RECORD_SECTIONS

export interface Entry {
  section?: SectionId
  tab?: CrmTab
  view?: 'health' | 'off-site'
  /** Whose pictures to prepare, by its number on the site. */
  listingId?: number
  /** The name of the tradesperson the directory opens with. */
  professional?: string
  valuationId?: string
}

export interface Target {
  to: string
  state: Entry
}

export function sectionTarget(section: SectionId, more: Omit<Entry, 'section'> = {}): Target {
  return { to: DASHBOARD, state: { section, ...more } }
}

export function recordTarget(kind: RecordKind, id: string | number): Target {
  return { to: `${DASHBOARD}/${kind}/${id}`, state: { section: RECORD_SECTIONS[kind] } }
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
/** A listing is known by its number on the site. */
const NUMBER = /^[1-9]\d{0,15}$/

/** Which record an address names; none where its last part is no id. */
export function readRecordAddress(pathname: string): { kind: RecordKind; id: string } | undefined {
  const [, name = '', id = ''] =
    new RegExp(`^${DASHBOARD}/([a-z]+)/([^/]+)/*$`, 'i').exec(pathname) ?? []
  const kind = name.toLowerCase()
  if (!isRecordKind(kind)) return undefined
  return (kind === 'propiedades' ? NUMBER : UUID).test(id) ? { kind, id } : undefined
}

function isRecordKind(name: string): name is RecordKind {
  return Object.hasOwn(RECORD_SECTIONS, name)
}

export function useRecordId(kind: RecordKind): string | undefined {
  const record = readRecordAddress(useLocation().pathname)
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
  return useCallback(({ to, state }) => void navigate(to, { state }), [navigate])
}

/** On the page of such a record it takes its place, so that Back leads to where that one was opened from. */
export function useOpenInstead(kind: RecordKind): (target: Target) => void {
  const navigate = useNavigate()
  const replace = useRecordId(kind) !== undefined
  return ({ to, state }) => void navigate(to, { state, replace })
}

/** Back to where the person came from; to the section where there is nothing to go back to. */
export function useLeaveTo(section: SectionId): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (key !== 'default') return void navigate(-1)
    const { to, state } = sectionTarget(section)
    void navigate(to, { state, replace: true })
  }
}
