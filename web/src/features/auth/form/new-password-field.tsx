import { useField } from '../../../lib/use-field.ts'
import { passwordFault } from '@predio/domain/accounts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PASSWORD_FAULTS } from '../../../capabilities/account/messages.ts'
import { messages } from '../messages.ts'
import { PasswordStrength } from '../../../capabilities/account/password-strength.tsx'

export function NewPasswordField({ label }: { label: string }) {
  const field = useField<{ password: string }, 'password'>(undefined, 'password', {
    validate: faultOf,
  })
  return (
    <div className="flex flex-col gap-3">
      <PasswordField
        label={label}
        id="new-password"
        autoComplete="new-password"
        description={messages.passwordHint}
        {...field}
      />
      <PasswordStrength password={field.value} />
    </div>
  )
}

function faultOf(typed: string): true | string {
  const fault = passwordFault(typed)
  return fault ? PASSWORD_FAULTS[fault] : true
}
