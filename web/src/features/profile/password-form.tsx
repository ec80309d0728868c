import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.ts'
import { PasswordStrength } from '../../records/account/password-strength.tsx'
import { useChangePassword } from '../../records/profile/api/change-password.ts'
import { describePasswordFailure } from './describe-password-failure.ts'
import { messages } from './messages.ts'
import { passwordSchema, type PasswordValues } from './password-schema.ts'

const EMPTY: PasswordValues = { current: '', next: '', confirmation: '' }

export function PasswordForm() {
  const { email } = useUser()
  const change = useChangePassword()
  const [problem, setProblem] = useState<string>()
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordSchema),
    defaultValues: EMPTY,
  })
  const { control, formState, handleSubmit, reset, setError, trigger } = form
  const current = useField(control, 'current')
  const next = useField(control, 'next')
  const confirmation = useField(control, 'confirmation')

  function typeNext(password: string): void {
    next.onChange(password)
    // The two are judged together: mending either mends both.
    if (formState.isSubmitted) void trigger('confirmation')
  }

  async function submit(values: PasswordValues): Promise<void> {
    setProblem(undefined)
    try {
      await change.mutateAsync({ current: values.current, next: values.next })
      reset(EMPTY)
      toast.success(messages.passwordChanged)
    } catch (error) {
      const { field, text } = describePasswordFailure(error)
      if (field) setError(field, { message: text }, { shouldFocus: true })
      else setProblem(text)
    }
  }

  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-6"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      {problem && <Notice tone="danger">{problem}</Notice>}
      {/* A password manager asks whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label="Contraseña actual"
        autoComplete="current-password"
        isRequired
        {...current}
      />
      <div className="flex flex-col gap-3">
        <PasswordField
          label="Contraseña nueva"
          autoComplete="new-password"
          isRequired
          description={messages.passwordHint}
          {...next}
          onChange={typeNext}
        />
        <PasswordStrength password={next.value} />
      </div>
      <PasswordField
        label="Confirma la contraseña nueva"
        autoComplete="new-password"
        isRequired
        {...confirmation}
      />
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" isPending={formState.isSubmitting} pendingLabel="Guardando">
          Cambiar contraseña
        </Button>
      </div>
    </form>
  )
}
