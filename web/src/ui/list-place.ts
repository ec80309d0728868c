import { whenPersonChanges } from '../lib/session/index.ts'

/** Scroll positions of lists, which are stored as long as the tab and its history exist. */
export interface ListPlace {
  row: string
  index: number
  below: number
  offset: number
}

const STORAGE_KEY = 'predio.list-places'
const MAX_PLACES = 50

let places: Map<string, ListPlace> | undefined

whenPersonChanges(() => {
  places = new Map()
  store(places)
})

export function readListPlace(id: string): ListPlace | undefined {
  return allPlaces().get(id)
}

/** The returned function stores nothing after the list's person has signed out. */
export function listPlaceSaver(id: string): (place: ListPlace | undefined) => void {
  const all = allPlaces()
  return (place) => {
    if (all !== places) return
    all.delete(id)
    if (place) all.set(id, place)
    for (const oldest of [...all.keys()].slice(0, -MAX_PLACES)) all.delete(oldest)
    store(all)
  }
}

function store(kept: ReadonlyMap<string, ListPlace>): void {
  try {
    if (kept.size === 0) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...kept]))
  } catch {
    // Storage may be full or disabled; then a reload shows the list from the top.
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
