const HOUR = 3_600_000

/** AST-55: returns the nearest visit first. */
export function findVisitConflicts<T extends { at: Date }>(visits: readonly T[], at: Date): T[] {
  const gap = (visit: T) => Math.abs(visit.at.getTime() - at.getTime())
  return visits.filter((visit) => gap(visit) <= HOUR).toSorted((a, b) => gap(a) - gap(b))
}
