import { isEmail, normaliseEmail, normalisePassword } from '@predio/domain/accounts'
import { Mail } from 'lucide-react'
import { z } from 'zod'
import { checkForm } from '../../lib/check-form.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useActionForm } from '../../ui/use-action-form.ts'
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

const check = checkForm(schema, (values: EmailValues) => values)

const EMPTY: EmailValues = { email: '', password: '' }

export function EmailForm() {
  const { email: current = '' } = useUser()
  const change = useChangeEmail()
  const { form, control, shown, isBusy, failure } = useActionForm({
    resolver: check,
    initial: EMPTY,
    run: async (typed) => {
      const values = schema.parse(typed)
      if (values.email === current) return { field: 'email', text: messages.emailSame }
      const user = await change.mutateAsync(values)
      form.reset(EMPTY)
      if (user.email === values.email) toast.success(messages.emailChanged)
      return undefined
    },
    explain: (error) => describeEmailFailure(error, messages.emailFailed),
  })

  return (
    <form {...shown} className="flex flex-1 flex-col gap-6">
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
        {...useField(control, 'email')}
      />
      <PasswordField
        label={messages.accountPassword}
        autoComplete="current-password"
        isRequired
        {...useField(control, 'password')}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-col sm:flex-row">
        <Button type="submit" isPending={isBusy} pendingLabel={words.savingLabel}>
          {messages.changeEmail}
        </Button>
      </div>
    </form>
  )
}
