import { fullName } from '@predio/domain/clients'
import type { PropertyLink } from './api/list-links.ts'
import type { LinkInput } from './link-schema.ts'

export function toLinkInput({ client, notes, ...link }: PropertyLink): LinkInput {
  return {
    client: { id: client.id, label: fullName(client) },
    relationship_type: link.relationship_type,
    start_date: link.start_date,
    end_date: link.end_date,
    price: link.price,
    commission_percentage: link.commission_percentage,
    notes: notes ?? '',
  }
}
