import { fileStorage } from '../../../../lib/supabase.ts'

export async function photoBucket() {
  return (await fileStorage()).from('listing-photos')
}

export async function readPhoto(path: string, signal: AbortSignal): Promise<Blob> {
  const { data, error } = await (await photoBucket()).download(path, {}, { signal })
  if (error) throw error
  return data
}
