import type { Tables } from '@predio/domain/database'
import type { ColumnsOf } from '../../../lib/columns.ts'
import { changed } from '../../../lib/data/changed.ts'
import { newId } from '../../../lib/new-id.ts'
import { useUser } from '../../../lib/session/index.ts'
import type { Option } from '../../../ui/option.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { endLink } from './end-link.ts'
import { links } from './save-link.ts'

const OWN = 'id, relationship_type, status, created_at, start_date, end_date'

export const OWNER_COLUMNS = `${OWN}, client:clients!inner(id, first_name, last_name)` as const

export type OwnerLink = Pick<Tables<'property_clients'>, ColumnsOf<typeof OWN>> & {
  client: Pick<Tables<'clients'>, 'id' | 'first_name' | 'last_name'>
}

export interface OwnerChange {
  chosen: Option | null
  /** The owner when the form was opened; an owner who was linked later is not replaced. */
  seen: OwnerLink | null
}

export function ownerOf(all: readonly OwnerLink[]): OwnerLink | null {
  const owners = all.filter(
    ({ relationship_type, status }) => relationship_type === 'owner' && status === 'active',
  )
  return owners.toSorted((a, b) => b.created_at.localeCompare(a.created_at))[0] ?? null
}

/** OWN-09: the link of the former owner ends and stays as history. */
export function useChangeOwner() {
  const { id: userId } = useUser()
  const today = useToday()
  return async (
    property: { id: string; owner: OwnerLink | null },
    { chosen, seen }: OwnerChange,
  ): Promise<void> => {
    const [from, to] = [seen?.client.id, chosen?.id]
    if (from === to) return
    try {
      // The new owner is linked first: if the second request fails, the listing has two owners, never none.
      if (to !== undefined && property.owner?.client.id !== to) {
        await links.createOnce(userId, {
          id: newId(),
          values: {
            client_id: to,
            property_id: property.id,
            relationship_type: 'owner',
            start_date: today,
            created_by: userId,
          },
        })
      }
      if (seen) await endLink(seen, today)
    } finally {
      void changed('property_clients')
    }
  }
}
