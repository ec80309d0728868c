import { isEmail, normaliseEmail, normalisePassword } from '@predio/domain/accounts'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { checkForm } from '../../lib/check-form.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useChangeEmail } from '../../capabilities/profile/api/change-email.ts'
import { describeEmailFailure } from './describe-email-failure.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'

const schema = z.object({
  email: z.string().refine(isEmail, messages.emailInvalid).transform(normaliseEmail),
  password: z
    .string()
    .transform(normalisePassword)
    .refine((value) => value !== '', messages.currentMissing),
})

type EmailValues = z.output<typeof schema>

const EMPTY: EmailValues = { email: '', password: '' }

export function EmailForm() {
  const { email: current = '' } = useUser()
  const change = useChangeEmail()
  const [problem, setProblem] = useState<string>()
  const { control, formState, handleSubmit, reset, setError } = useForm<EmailValues>({
    resolver: checkForm(schema, (values: EmailValues) => values),
    defaultValues: EMPTY,
  })
  const email = useField(control, 'email')
  const password = useField(control, 'password')

  async function submit(typed: EmailValues): Promise<void> {
    setProblem(undefined)
    const values = schema.parse(typed)
    if (values.email === current) {
      return setError('email', { message: messages.emailSame }, { shouldFocus: true })
    }
    try {
      const user = await change.mutateAsync(values)
      reset(EMPTY)
      if (user.email === values.email) toast.success(messages.emailChanged)
    } catch (error) {
      const { field, text } = describeEmailFailure(error, messages.emailFailed)
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
      <TextField
        label={messages.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        start={<Mail />}
        isRequired
        {...email}
      />
      <PasswordField
        label={messages.accountPassword}
        autoComplete="current-password"
        isRequired
        {...password}
      />
      {problem && <FormFailure>{problem}</FormFailure>}
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" isPending={formState.isSubmitting} pendingLabel={words.savingLabel}>
          {messages.changeEmail}
        </Button>
      </div>
    </form>
  )
}
