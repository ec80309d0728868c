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
    // Without a network it fails at once, and what was typed stays.
    onSuccess: ({ id, tags }) => {
      cache.setQueryData<LocalProperty[]>(queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? { ...row, tags } : row)),
      )
    },
    meta: { failure: 'tags not updated' },
    // Without a network the read takes long to fail, so it is not awaited.
    onSettled: () => void changed('properties'),
  })
}
