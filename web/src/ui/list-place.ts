import { currentSession, whenPersonChanges } from '../lib/session/index.ts'

/** Where a list stood when its page was left: the row at the window's top. Places live as long as the tab, as its history does. */
export interface ListPlace {
  row: string
  index: number
  /** How far the window's top was below the row's. */
  below: number
  /** How far the page was scrolled. */
  offset: number
}

const STORAGE_KEY = 'predio.list-places'
const MAX_PLACES = 50

let places: Map<string, ListPlace> | undefined
/** A list that is closed because its person left says where it stood too. */
let hasPerson = true

whenPersonChanges(() => {
  hasPerson = currentSession() !== null
  places = new Map()
  store([])
})

export function readListPlace(id: string): ListPlace | undefined {
  return allPlaces().get(id)
}

export function saveListPlace(id: string, place: ListPlace | undefined): void {
  if (!hasPerson) return
  const all = allPlaces()
  all.delete(id)
  if (place) all.set(id, place)
  const kept = [...all].slice(-MAX_PLACES)
  places = new Map(kept)
  store(kept)
}

function store(kept: readonly [string, ListPlace][]): void {
  try {
    if (kept.length === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage may be full or disabled: then a reload begins at the top.
  }
}

function allPlaces(): Map<string, ListPlace> {
  places ??= readPlaces()
  return places
}

function readPlaces(): Map<string, ListPlace> {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY)
    return new Map(text ? (JSON.parse(text) as [string, ListPlace][]) : [])
  } catch {
    return new Map()
  }
}
