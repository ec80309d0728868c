import { recordTarget, type Target } from '../../lib/navigation.ts'

interface Named {
  id: number
  own?: { id: string } | undefined
  rowId?: string | undefined
}

/** ADDR-02: the address names a listing of the site by its number on the site, and any other listing by the id of its row. */
export function listingKey({ id, own, rowId }: Named): string | number {
  return own?.id ?? rowId ?? id
}

export function listingTarget(listing: Named): Target {
  return recordTarget('propiedades', listingKey(listing))
}
