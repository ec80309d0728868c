import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { checkPassword } from './check-password.ts'

interface PasswordChange {
  current: string
  next: string
  code?: string | undefined
}

async function changePassword(
  email: string,
  { current, next, code }: PasswordChange,
): Promise<void> {
  await checkPassword(email, current)
  const { error } = await supabase().auth.updateUser({
    password: next,
    current_password: current,
    ...(code && { nonce: code }),
  })
  if (error) throw error
}

export async function mailCode(): Promise<void> {
  const { error } = await supabase().auth.reauthenticate()
  if (error) throw error
}

export function useChangePassword() {
  const { email = '' } = useUser()
  return useMutation({
    mutationFn: (change: PasswordChange) => changePassword(email, change),
  })
}
