import { useMutation } from '@tanstack/react-query'
import type { User } from '@supabase/auth-js'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { checkPassword } from './check-password.ts'

interface EmailChange {
  email: string
  password: string
}

async function changeEmail(from: string, { email, password }: EmailChange): Promise<User> {
  await checkPassword(from, password)
  const { data, error } = await supabase().auth.updateUser(
    { email, current_password: password },
    { emailRedirectTo: `${location.origin}/confirmar` },
  )
  if (error) throw error
  return data.user
}

export function useChangeEmail() {
  const { email = '' } = useUser()
  return useMutation({
    mutationFn: (change: EmailChange) => changeEmail(email, change),
  })
}
