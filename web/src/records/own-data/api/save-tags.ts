import type { Property } from '@predio/domain/properties'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { LocalProperty } from '../../listings/local-property.ts'
import type { TagChanges } from '../tag-changes.ts'
import { writeLocalRow } from './local-row.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SaveTags {
  property: Property
  localId: string | undefined
  changes: TagChanges
}

interface SavedTags {
  id: string
  tags: string[]
}

function saveTags({ changes, ...target }: SaveTags): Promise<SavedTags> {
  return writeLocalRow(target, async (id) => {
    const { data } = await supabase()
      .rpc('change_property_tags', {
        property: id,
        add: [...changes.added],
        remove: [...changes.removed],
      })
      .throwOnError()
    const tags: string[] | null = data
    return tags && { id, tags }
  })
}

export function useSaveTags() {
  const cache = useQueryClient()
  const queryKey = keyOf('local-properties', useUser().id)
  return useMutation({
    mutationFn: saveTags,
    // The cache changes only after a success; without a network the save fails at once, and the typed tags stay in the form.
    onSuccess: ({ id, tags }) => {
      cache.setQueryData<LocalProperty[]>(queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? { ...row, tags } : row)),
      )
    },
    meta: { failure: 'tags not updated' },
    // The read is not awaited, because without a network it takes long to fail.
    onSettled: () => void changed('properties'),
  })
}
