import { logoPath } from '@predio/domain/images'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { useUser } from '../../../lib/session/index.ts'
import { fileStorage, supabase } from '../../../lib/supabase.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { changed } from '../../../lib/data/changed.ts'
import { prepareLogo } from '../prepare-logo.ts'
import { logoQuery, type Logo } from './read-logo.ts'

/** IMG-30: the file is uploaded before its address is saved, and removed again if the address cannot be saved. */
async function saveLogo(userId: string, file: File): Promise<Logo> {
  const blob = await prepareLogo(file)
  const images = (await fileStorage()).from('images')
  const path = logoPath(userId, new Date(), file.name)
  await sendFile({ bucket: 'images', path, file, type: 'image/png' })
  const url = images.getPublicUrl(path).data.publicUrl
  try {
    await supabase()
      .from('user_settings')
      .upsert(
        { user_id: userId, logo_url: url, updated_at: new Date().toISOString() },
        { onConflict: 'user_id' },
      )
      .throwOnError()
  } catch (failure) {
    // The address may be saved although the answer was lost; then the file must stay.
    if ((await savedLogoUrl(userId)) === url) return { key: url, blob }
    await images.remove([path])
    throw failure
  }
  return { key: url, blob }
}

async function savedLogoUrl(userId: string): Promise<string | null> {
  const { data } = await supabase()
    .from('user_settings')
    .select('logo_url')
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data?.logo_url ?? null
}

/** An old logo in the storage does no harm, so a failure is not shown. */
async function removeOthers(userId: string, storedUrl: string): Promise<void> {
  const images = (await fileStorage()).from('images')
  const { data } = await images.list(`logos/${userId}`)
  const old = (data ?? []).filter(({ name }) => !storedUrl.endsWith(`/${name}`))
  if (old.length > 0) await images.remove(old.map(({ name }) => `logos/${userId}/${name}`))
}

export function useSaveLogo() {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (file: File) => saveLogo(id, file),
    onError: (error) => error instanceof RefusedFileError || log.error('logo not saved', error),
    onSuccess: (logo) => {
      cache.setQueryData(logoQuery(id).queryKey, logo)
      void changed('user_settings')
      void removeOthers(id, logo.key).catch((error: unknown) => log.warn('old logo stays', error))
    },
  })
}
