import type { ClientStatus, ClientType } from '../clients/index.ts'
import { foldForSearch } from '../text/index.ts'

/** IMPORT-06: spreadsheets and other systems use these words for the four stored types. */
const TYPES: Record<ClientType, string> = {
  propietario:
    'propietario propietaria owner seller landlord vendedor vendedora arrendador arrendadora dueno duena',
  comprador: 'comprador compradora buyer',
  inquilino: 'inquilino inquilina tenant renter arrendatario arrendataria',
  inversionista: 'inversionista investor inversor inversora',
}
const STATUSES: Record<ClientStatus, string> = {
  active: 'active activo activa cliente',
  inactive: 'inactive inactivo inactiva',
  lead: 'lead prospecto prospecta interesado interesada',
}

const TYPE_WORDS = invert(TYPES)
const STATUS_WORDS = invert(STATUSES)

export function readType(word: string): ClientType | null {
  return TYPE_WORDS.get(key(word)) ?? null
}

export function readStatus(word: string): ClientStatus | null {
  return STATUS_WORDS.get(key(word)) ?? null
}

function invert<T extends string>(words: Record<T, string>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries<string>(words).flatMap(([value, list]) =>
      list.split(' ').map((word) => [word, value as T] as const),
    ),
  )
}

function key(word: string): string {
  return foldForSearch(word).trim()
}
