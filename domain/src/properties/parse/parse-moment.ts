import { parseDay } from '../../dates/index.ts'

/** WordPress' GMT times lack the zone. Its local times belong to an unknown zone, so they are returned unchanged. */
export function parseMoment(gmt: unknown, local: unknown): string | null {
  if (isMoment(gmt) && parseDay(gmt) !== null)
    return /Z$|[+-]\d\d:\d\d$/.test(gmt) ? gmt : `${gmt}Z`
  return isMoment(local) && parseDay(local) !== null ? local : null
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?\S{0,10}$/.test(value)
}
