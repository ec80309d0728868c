import type { Preferences } from './types.ts'

type Reader = (value: string) => Partial<Preferences> | undefined

function oneOf<Key extends keyof Preferences>(
  key: Key,
  ...allowed: (Preferences[Key] & string)[]
): Reader {
  return (value) => ((allowed as string[]).includes(value) ? { [key]: value } : undefined)
}

const READERS: Record<string, Reader> = {
  resolution: oneOf('resolution', 'merge-duplicates', 'ignore-duplicates'),
  return: oneOf('return', 'representation', 'minimal', 'headers-only'),
  count: oneOf('count', 'exact', 'planned', 'estimated'),
  tx: oneOf('transaction', 'commit', 'rollback'),
  missing: oneOf('missing', 'default', 'null'),
  handling: oneOf('handling', 'strict', 'lenient'),
  'max-affected': (value) =>
    /^\d{1,15}$/.test(value) ? { maxAffected: Number(value) } : undefined,
}

const NONE: Preferences = { invalid: [] }

/** If a preference has several values, the first one counts. Unknown preferences are listed. */
export function parsePreferences(
  header: string | undefined,
  timeZones: ReadonlySet<string> = new Set(),
): Preferences {
  if (header === undefined || header === '') return NONE
  const read: Partial<Preferences>[] = []
  const invalid: string[] = []
  for (const part of header.split(',')) {
    const text = part.trim()
    if (text === '') continue
    const equals = text.indexOf('=')
    const name = equals < 0 ? text : text.slice(0, equals)
    const known = readPreference(name, text.slice(equals + 1), timeZones)
    if (known) read.unshift(known)
    else invalid.push(text)
  }
  return Object.assign({ invalid }, ...read) as Preferences
}

function readPreference(
  name: string,
  value: string,
  timeZones: ReadonlySet<string>,
): Partial<Preferences> | undefined {
  if (name === 'timezone') return timeZones.has(value) ? { timeZone: value } : undefined
  return Object.hasOwn(READERS, name) ? READERS[name]?.(value) : undefined
}
