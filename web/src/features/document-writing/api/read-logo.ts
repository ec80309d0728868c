import { log } from '../../../lib/log.ts'
import { currentSession } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import type { Logo } from '../output/pdf-definition.ts'

/** The agent's, where there is one that paper can show: a document without it is better than none. */
export async function readLogo(): Promise<Logo | null> {
  const session = currentSession()
  if (!session) return null
  try {
    const { data } = await supabase()
      .from('user_settings')
      .select('logo_url')
      .eq('user_id', session.user.id)
      .maybeSingle()
      .throwOnError()
    return data?.logo_url ? await load(data.logo_url) : null
  } catch (error) {
    log.warn('the logo could not be read', error)
    return null
  }
}

async function load(address: string): Promise<Logo | null> {
  const response = await fetch(address, { credentials: 'omit' })
  if (!response.ok) throw new Error(`the logo answered ${response.status}`)
  const blob = await response.blob()
  const type = blob.type === 'image/png' ? 'png' : blob.type === 'image/jpeg' ? 'jpg' : null
  if (!type) return null
  const { width, height } = await createImageBitmap(blob)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { dataUrl: await toDataUrl(blob), bytes, type, width, height }
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener(
      'load',
      () => typeof reader.result === 'string' && resolve(reader.result),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not readable')))
    reader.readAsDataURL(blob)
  })
}
