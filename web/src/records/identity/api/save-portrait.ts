import { portraitPath } from '@predio/domain/identity'
import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { log } from '../../../lib/log.ts'
import { RefusedFileError } from '../../../lib/pictures/refused-file-error.ts'
import { readyToSave } from '../../../lib/ready-to-save.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { useUser } from '../../../lib/session/index.ts'
import { fileStorage, supabase } from '../../../lib/supabase.ts'
import { preparePortrait } from '../prepare-portrait.ts'
import { readIdentityRow } from './read-identity.ts'

/**
 * IDENT-05: the file is uploaded before its path is saved, and removed again if the path cannot be saved. The server's sweep removes a
 * file that a closed tab left.
 */
async function savePortrait(userId: string, file: File): Promise<void> {
  const portrait = await preparePortrait(file)
  await readyToSave()
  const path = portraitPath(userId, new Date())
  await sendFile({ bucket: 'images', path, file: portrait, type: portrait.type })
  try {
    await storePath(userId, path)
  } catch (failure) {
    if ((await readIdentityRow(userId)).photo_path === path) return
    await (await fileStorage()).from('images').remove([path])
    throw failure
  }
  void removeOthers(userId, path)
}

/** The path is removed before the file, so that no profile names a missing file. */
async function removePortrait(userId: string): Promise<void> {
  await readyToSave()
  await storePath(userId, null)
  void removeOthers(userId, null)
}

async function storePath(userId: string, path: string | null): Promise<void> {
  await supabase()
    .from('profiles')
    .update({ photo_path: path })
    .eq('id', userId)
    .select('id')
    .single()
    .throwOnError()
}

/** If a file cannot be removed now, the server's sweep removes it, so a failure is not shown. */
async function removeOthers(userId: string, path: string | null): Promise<void> {
  try {
    const images = (await fileStorage()).from('images')
    const folder = `portraits/${userId}`
    const { data } = await images.list(folder)
    const old = (data ?? []).map(({ name }) => `${folder}/${name}`).filter((each) => each !== path)
    if (old.length > 0) await images.remove(old)
  } catch (error) {
    log.warn('old portrait stays', error)
  }
}

export function useSavePortrait() {
  const { id } = useUser()
  return useMutation({
    mutationFn: (file: File) => savePortrait(id, file),
    onError: (error) => error instanceof RefusedFileError || log.error('portrait not saved', error),
    onSettled: () => changed('profiles'),
  })
}

export function useRemovePortrait() {
  const { id } = useUser()
  return useMutation({
    mutationFn: () => removePortrait(id),
    onError: (error) => log.error('portrait not removed', error),
    onSettled: () => changed('profiles'),
  })
}
