import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordStrength } from '../../capabilities/account/password-strength.tsx'
import { mailCode, useChangePassword } from '../../capabilities/profile/api/change-password.ts'
import { describePasswordFailure, needsCode } from './describe-password-failure.ts'
import { codeSent, messages } from './messages.ts'
import { passwordSchema, type PasswordValues } from './password-schema.ts'
import { words } from '../../lib/words.ts'

const EMPTY: PasswordValues = { current: '', next: '', confirmation: '', code: '' }

export function PasswordForm() {
  const { email } = useUser()
  const change = useChangePassword()
  const [problem, setProblem] = useState<string>()
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useForm<PasswordValues>({
    resolver: checkForm(passwordSchema, (values: PasswordValues) => values),
    defaultValues: EMPTY,
  })
  const { control, formState, handleSubmit, reset, setError, setFocus, trigger } = form
  const current = useField(control, 'current')
  const next = useField(control, 'next')
  const confirmation = useField(control, 'confirmation')
  const code = useField(control, 'code')

  // The focus moves to the field that has just appeared.
  useEffect(() => {
    if (asksForCode) setFocus('code')
  }, [asksForCode, setFocus])

  function typeNext(password: string): void {
    next.onChange(password)
    // Both fields are validated together, so a change of one may fix the other.
    if (formState.isSubmitted) void trigger('confirmation')
  }

  async function submit(typed: PasswordValues): Promise<void> {
    setProblem(undefined)
    const values = passwordSchema.parse(typed)
    if (asksForCode && !/^\d{6}$/.test(values.code)) {
      return setError('code', { message: messages.codeMissing }, { shouldFocus: true })
    }
    try {
      await change.mutateAsync(values)
      reset(EMPTY)
      setAsksForCode(false)
      toast.success(messages.passwordChanged)
    } catch (error) {
      if (needsCode(error)) return askForCode()
      const { field, text } = describePasswordFailure(error)
      if (field) setError(field, { message: text }, { shouldFocus: true })
      else setProblem(text)
    }
  }

  /** What was typed stays; the form goes on with one field more. */
  async function askForCode(): Promise<void> {
    try {
      await mailCode()
      setAsksForCode(true)
    } catch {
      setProblem(messages.codeFailed)
    }
  }

  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {/* A password manager asks whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        isRequired
        {...current}
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
        {...confirmation}
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
      {problem && <FormFailure>{problem}</FormFailure>}
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" isPending={formState.isSubmitting} pendingLabel={words.savingLabel}>
          {messages.changePassword}
        </Button>
      </div>
    </form>
  )
}
