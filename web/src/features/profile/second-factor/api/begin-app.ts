import { normalisePassword } from '@predio/domain/accounts'
import { isAuthError } from '@supabase/auth-js'
import { currentSession } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { messages as words } from '../../../../capabilities/second-factor/messages.ts'
import { messages } from '../messages.ts'

export interface BegunApp {
  id: string
  secret: string
  qrCode: string
}

interface BeginRefusal {
  field?: 'name' | 'password'
  text: string
}

/**
 * A stranger who finds an open session must not lock its owner out, so adding the first app asks for the password again. Signing in
 * checks the password; the new session replaces the present one.
 */
export async function beginApp(name: string, password?: string): Promise<BegunApp | BeginRefusal> {
  try {
    if (password !== undefined) await signInAgain(password)
    await dropBegun()
    const { data, error } = await supabase().auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: name,
      issuer: 'Predio',
    })
    if (error) throw error
    return { id: data.id, secret: data.totp.secret, qrCode: data.totp.qr_code }
  } catch (error) {
    return refusalOf(error)
  }
}

/** An app whose adding was never confirmed still occupies its name. */
async function dropBegun(): Promise<void> {
  const { data } = await supabase().auth.mfa.listFactors()
  for (const { id, status } of data?.all ?? []) if (status === 'unverified') await dropApp(id)
}

export async function dropApp(factorId: string): Promise<void> {
  await supabase().auth.mfa.unenroll({ factorId })
}

async function signInAgain(password: string): Promise<void> {
  const former = currentSession()
  const { error } = await supabase().auth.signInWithPassword({
    email: former?.user.email ?? '',
    password: normalisePassword(password),
  })
  if (error) throw error
  if (former) await supabase().auth.admin.signOut(former.access_token, 'local')
}

function refusalOf(error: unknown): BeginRefusal {
  if (!isAuthError(error)) return { text: messages.beginFailed }
  switch (error.code) {
    case 'invalid_credentials':
      return { field: 'password', text: messages.passwordWrong }
    case 'reauthentication_needed':
      return { text: words.codeTooOld }
    case 'mfa_factor_name_conflict':
      return { field: 'name', text: messages.nameTaken }
    case 'too_many_enrolled_mfa_factors':
      return { text: messages.tooMany }
    case 'mfa_totp_enroll_not_enabled':
      return { text: messages.disabled }
    default:
      return { text: messages.beginFailed }
  }
}
