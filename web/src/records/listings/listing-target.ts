import { recordTarget, type Target } from '../../lib/navigation.ts'

interface Named {
  id: number
  own?: { id: string } | undefined
  rowId?: string | undefined
}

/** ADDR-02: a listing of the site is named by its number there, any other by the id of its row here. */
export function listingKey({ id, own, rowId }: Named): string | number {
  return own?.id ?? rowId ?? id
}

export function listingTarget(listing: Named): Target {
  return recordTarget('propiedades', listingKey(listing))
}
