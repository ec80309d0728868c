import { log } from '../../../lib/log.ts'
import { currentSession } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { loadLogo } from '../output/load-logo.ts'
import type { Logo } from '../output/pdf-definition.ts'

/** The logo of the signed-in agent. A shared document uses its owner's logo instead (DOC-08). */
export async function readOwnLogo(): Promise<Logo | null> {
  const session = currentSession()
  if (!session) return null
  try {
    const { data } = await supabase()
      .from('user_settings')
      .select('logo_url')
      .eq('user_id', session.user.id)
      .maybeSingle()
      .throwOnError()
    return data?.logo_url ? await loadLogo(data.logo_url) : null
  } catch (error) {
    log.warn('the address of the logo could not be read', error)
    return null
  }
}
