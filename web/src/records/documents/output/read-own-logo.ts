import { log } from '../../../lib/log.ts'
import { currentSession } from '../../../lib/session/index.ts'
import { readIdentity } from '../../identity/api/read-identity.ts'
import { loadLogo } from './load-logo.ts'
import type { Logo } from './pdf-definition.ts'

/** DOC-08: reads the agent's logo; a shared document bears its owner's logo instead. */
export async function readOwnLogo(): Promise<Logo | null> {
  const session = currentSession()
  if (!session) return null
  try {
    const { identity } = await readIdentity(session.user.id)
    return identity.logoUrl === null ? null : await loadLogo(identity.logoUrl)
  } catch (error) {
    log.warn('the address of the logo could not be read', error)
    return null
  }
}
