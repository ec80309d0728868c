import { isEmail } from '@predio/domain/accounts'
import { useController } from 'react-hook-form'
import { TextField } from '../../../ui/text-field.tsx'
import { messages } from '../messages.ts'
import { words } from '../../../lib/words.ts'

/** 'username' also where an account is made: it is what password managers file the password under. */
export function EmailField() {
  const { field, fieldState } = useController<{ email: string }, 'email'>({
    name: 'email',
    rules: { validate: (typed) => isEmail(typed) || messages.invalidEmail },
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
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
