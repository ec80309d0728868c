import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

async function resendEmailChange(email: string): Promise<void> {
  const { error } = await supabase().auth.resend({
    type: 'email_change',
    email,
    options: { emailRedirectTo: `${location.origin}/confirmar` },
  })
  if (error) throw error
}

export function useResendEmailChange() {
  const { email = '' } = useUser()
  return useMutation({ mutationFn: () => resendEmailChange(email) })
}
