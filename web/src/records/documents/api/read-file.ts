import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { fileStorage } from '../../../lib/supabase.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'

export async function readFile(path: string): Promise<Blob> {
  const { data, error } = await (await fileStorage()).from('documents').download(path)
  if (error) throw error
  return data
}

/** Every upload has its own path, so a stored file never changes. */
export function useFile(path: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('documents', userId, 'file', path),
    queryFn: () => readFile(path),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
