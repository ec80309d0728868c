import { useEffect, useState } from 'react'
import { checkForm } from '../../lib/check-form.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useActionForm } from '../../ui/use-action-form.ts'
import { PasswordStrength } from '../../capabilities/account/password-strength.tsx'
import { mailCode, useChangePassword } from '../../capabilities/profile/api/change-password.ts'
import { describePasswordFailure, needsCode } from './describe-password-failure.ts'
import { codeSent, messages } from './messages.ts'
import { passwordSchema, type PasswordValues } from './password-schema.ts'
import { words } from '../../lib/words.ts'

const check = checkForm(passwordSchema, (values: PasswordValues) => values)

const EMPTY: PasswordValues = { current: '', next: '', confirmation: '', code: '' }

export function PasswordForm() {
  const { email } = useUser()
  const change = useChangePassword()
  const [asksForCode, setAsksForCode] = useState(false)
  const { form, control, shown, isBusy, failure } = useActionForm({
    resolver: check,
    initial: EMPTY,
    run: async (typed) => {
      const values = passwordSchema.parse(typed)
      if (asksForCode && !/^\d{6}$/.test(values.code)) {
        return { field: 'code', text: messages.codeMissing }
      }
      try {
        await change.mutateAsync(values)
      } catch (error) {
        if (!needsCode(error)) throw error
        return askForCode()
      }
      form.reset(EMPTY)
      setAsksForCode(false)
      toast.success(messages.passwordChanged)
      return undefined
    },
    explain: describePasswordFailure,
  })
  const { formState, setFocus, trigger } = form
  const next = useField(control, 'next')
  const code = useField(control, 'code')

  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])

  function typeNext(password: string): void {
    next.onChange(password)
    // Both fields are validated together, because a change of one may correct the other.
    if (formState.isSubmitted) void trigger('confirmation')
  }

  async function askForCode(): Promise<string | undefined> {
    try {
      await mailCode()
      setAsksForCode(true)
      return undefined
    } catch {
      return messages.codeFailed
    }
  }

  return (
    <form {...shown} className="flex flex-1 flex-col gap-6">
      {/* A hidden field tells password managers to which account the password belongs. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        isRequired
        {...useField(control, 'current')}
      />
      <div className="flex flex-col gap-3">
        <PasswordField
          label={messages.newPassword}
          autoComplete="new-password"
          isRequired
          description={messages.passwordHint}
          {...next}
          onChange={typeNext}
        />
        <PasswordStrength password={next.value} />
      </div>
      <PasswordField
        label={messages.confirmPassword}
        autoComplete="new-password"
        isRequired
        {...useField(control, 'confirmation')}
      />
      {asksForCode && (
        <TextField
          label={messages.mailCode}
          description={codeSent(email ?? '')}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          {...code}
        />
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" isPending={isBusy} pendingLabel={words.savingLabel}>
          {messages.changePassword}
        </Button>
      </div>
    </form>
  )
}
