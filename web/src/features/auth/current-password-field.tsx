import { normalisePassword } from '@predio/domain/accounts'
import { useController } from 'react-hook-form'
import { PasswordField } from '../../ui/password-field.tsx'
import { messages } from './messages.ts'

/** Only asked for, never judged: what an old account's password looks like is its own affair. */
export function CurrentPasswordField() {
  const { field, fieldState } = useController<{ password: string }, 'password'>({
    name: 'password',
    rules: { validate: (typed) => normalisePassword(typed) !== '' || messages.missingPassword },
  })
  return (
    <PasswordField
      label="Contraseña"
      id="current-password"
      autoComplete="current-password"
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  )
}
