import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../../lib/data/query-keys.ts'
import { currentSession, hasRecoveryCodes, useSession } from '../../../../lib/session/index.ts'
import { supabase } from '../../../../lib/supabase.ts'
import { readCodesLeft } from '../../../../capabilities/second-factor/api/read-codes-left.ts'

export async function makeCodes(): Promise<string[] | undefined> {
  const { recoveryCodes } = supabase().auth.mfa
  const { data, error } = hasRecoveryCodes(currentSession())
    ? await recoveryCodes.regenerate()
    : await recoveryCodes.generate()
  if (error?.status === 404 || error?.code === 'mfa_recovery_codes_enroll_not_enabled') {
    return undefined
  }
  if (error) throw error
  // The refreshed session lists the new codes among the person's factors.
  await supabase().auth.refreshSession()
  return data.codes.map(inGroups)
}

function inGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

/** A refreshed session may have made or used codes, so the count is read for each session. */
export function useCodesLeft() {
  const session = useSession()
  return useQuery({
    queryKey: keyOf('recovery-codes', session?.user.id ?? '', String(session?.expires_at)),
    queryFn: readCodesLeft,
    placeholderData: keepPreviousData,
    enabled: hasRecoveryCodes(session),
  })
}
