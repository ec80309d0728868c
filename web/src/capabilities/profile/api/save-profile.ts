import type { ProfileValues } from '@predio/domain/profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { PROFILE_COLUMNS, profileQuery } from './read-profile.ts'

async function saveProfile(userId: string, values: ProfileValues) {
  const { data } = await supabase()
    .from('profiles')
    .upsert({
      id: userId,
      full_name: values.full_name || null,
      phone: values.phone || null,
      company: values.company || null,
      time_zone: values.time_zone,
      first_screen: values.first_screen,
      updated_at: new Date().toISOString(),
    })
    .select(PROFILE_COLUMNS)
    .single()
    .throwOnError()
  return data
}

export function useSaveProfile() {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (values: ProfileValues) => saveProfile(id, values),
    // Without a network it fails at once, rather than waiting with the button turning.
    onSuccess: (saved) => {
      cache.setQueryData(profileQuery(id).queryKey, saved)
      void changed('profiles')
    },
  })
}
