import type { Property } from '@predio/domain/properties'
import { entityRules } from '@predio/domain/views'
import { changeAndOfferUndo } from '../../../capabilities/bulk/run-bulk.ts'
import type { Result } from '../../../capabilities/bulk/run-batches.ts'
import { publishListings } from '../../../records/agent-site/api/publish-listings.ts'

interface Published extends Result {
  id: string
}

/** WEB-85: the chosen own listings that are offered; those of a site and examples are not touched. */
export async function publishMany(
  listings: readonly Property[],
  isPublished: boolean,
): Promise<void> {
  await changeAndOfferUndo<string, Published>({
    items: listings.flatMap(({ own }) => own?.id ?? []),
    change: async (ids) => {
      const written = new Set(await publishListings(ids, isPublished))
      return ids.map((id) => ({ id, outcome: written.has(id) ? 'changed' : 'same' }))
    },
    restore: async (batch) => {
      const ids = await publishListings(
        batch.map(({ id }) => id),
        !isPublished,
      )
      return ids.map(() => ({ outcome: 'restored' }))
    },
    tables: ['properties'],
    isFeminine: entityRules('listings').isFeminine,
  })
}
