import { recordTarget, type Target } from '../../lib/navigation.ts'

interface Named {
  id: number
  own?: { id: string } | undefined
}

/** ADDR-02: a listing of a site is named by its number there, one of the agent's own by its id here. */
export function listingKey({ id, own }: Named): string | number {
  return own?.id ?? id
}

export function listingTarget(listing: Named): Target {
  return recordTarget('propiedades', listingKey(listing))
}
