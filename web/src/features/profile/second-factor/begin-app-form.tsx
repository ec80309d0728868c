import { useMemo } from 'react'
import { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useField } from '../../../lib/use-field.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useActionForm } from '../../../ui/use-action-form.ts'
import { beginApp, type BegunApp } from './api/begin-app.ts'
import { messages } from './messages.ts'

interface BeginAppFormProps {
  asksForPassword: boolean
  taken: readonly string[]
  onBegun: (app: BegunApp) => void
}

export function BeginAppForm({ asksForPassword, taken, onBegun }: BeginAppFormProps) {
  const { email } = useUser()
  const { control, shown, isBusy, failure } = useActionForm({
    resolver: useMemo(() => checkBegin(asksForPassword, taken), [asksForPassword, taken]),
    initial: { name: freeName(taken), password: '' },
    run: async ({ name, password }) => {
      const begun = await beginApp(name.trim(), asksForPassword ? password : undefined)
      if (!('id' in begun)) return begun
      onBegun(begun)
      return undefined
    },
  })
  const name = useField(control, 'name')
  const password = useField(control, 'password')

  return (
    <form {...shown} className="flex flex-col gap-6">
      <p className="text-ink-soft">{messages.needsApp}</p>
      <TextField
        label={messages.nameLabel}
        description={messages.nameHint}
        autoComplete="off"
        maxLength={60}
        isRequired
        {...name}
      />
      {asksForPassword && (
        <>
          <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            label={messages.passwordLabel}
            description={messages.passwordHint}
            autoComplete="current-password"
            isRequired
            {...password}
          />
        </>
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" isPending={isBusy} fullWidth>
        {messages.next}
      </Button>
    </form>
  )
}

function checkBegin(asksForPassword: boolean, taken: readonly string[]) {
  const schema = z.object({
    name: z
      .string()
      .trim()
      .min(1, messages.nameMissing)
      .refine((name) => !taken.includes(name), messages.nameTaken),
    password: z.string().min(asksForPassword ? 1 : 0, messages.passwordMissing),
  })
  return checkForm(schema, (values: z.input<typeof schema>) => values)
}

function freeName(taken: readonly string[]): string {
  let name: string = messages.defaultName
  for (let count = 2; taken.includes(name); count++) name = `${messages.defaultName} ${count}`
  return name
}
