import { useField } from '../../../lib/use-field.ts'
import { isEmail } from '@predio/domain/accounts'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from '../messages.ts'
import { words } from '../../../lib/words.ts'

export function EmailField() {
  const field = useField<{ email: string }, 'email'>(undefined, 'email', {
    validate: (typed) => isEmail(typed) || messages.invalidEmail,
  })
  return (
    <TextField
      label={words.email}
      id="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      {...field}
    />
  )
}
