interface Keyed<T> {
  key: string
  item: T
}

/** The parts of a text have no identity but their place: a text that grows keeps what stands before. */
export function keyed<T>(items: readonly T[]): Keyed<T>[] {
  return items.map((item, place) => ({ key: String(place), item }))
}
