import { supabase } from '../../../../../lib/supabase.ts'

const TIMEOUT_MS = 15_000

/** LIMP-12: a picture of any public site, through our server: sites rarely let other pages read their files. */
export async function fetchPhoto(address: string, signal: AbortSignal): Promise<File> {
  const { data, error } = await supabase().functions.invoke<Blob>('site-proxy', {
    body: { url: address, import: 'picture', timeoutMs: TIMEOUT_MS },
    signal,
  })
  if (data instanceof Blob) return new File([data], nameOf(address))
  signal.throwIfAborted()
  throw error ?? new Error('no picture came back')
}

function nameOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? ''
}
