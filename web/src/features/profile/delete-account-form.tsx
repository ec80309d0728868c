import { normalisePassword } from '@predio/domain/accounts'
import { z } from 'zod'
import { checkForm } from '../../lib/check-form.ts'
import { serverWaitMs } from '../../lib/retry-after.ts'
import { useUser } from '../../lib/session/index.ts'
import { useField } from '../../lib/use-field.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useActionForm } from '../../ui/use-action-form.ts'
import { refusalOf, useDeleteAccount } from '../../capabilities/profile/api/delete-account.ts'
import { messages, tooManyTries } from './messages.ts'
import { words } from '../../lib/words.ts'

const LOST = [
  messages.lostProperties,
  messages.lostClients,
  messages.lostDocuments,
  messages.lostTools,
  messages.lostImages,
  messages.lostSettings,
]

const check = checkForm(
  z.object({
    password: z.string().refine((text) => normalisePassword(text), messages.deletePasswordMissing),
  }),
  (values: { password: string }) => values,
)

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { email } = useUser()
  const removal = useDeleteAccount()
  const { control, shown, isBusy, failure } = useActionForm({
    resolver: check,
    initial: { password: '' },
    run: async ({ password }) => {
      try {
        await removal.mutateAsync(normalisePassword(password))
        location.replace('/')
        return undefined
      } catch (error) {
        const refusal = await refusalOf(error)
        if (refusal === 'wrong_password') {
          return { field: 'password', text: messages.deletePasswordWrong }
        }
        return refusal === 'rate_limited' ? tooManyTries(serverWaitMs()) : messages.deleteFailed
      }
    },
  })

  return (
    <form {...shown} className="flex flex-1 flex-col gap-6">
      <WhatIsLost />
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={messages.yourPassword}
        autoComplete="current-password"
        description={messages.yourPasswordHint}
        isRequired
        {...useField(control, 'password')}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" isDisabled={isBusy} onPress={onCancel}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          look="danger"
          isPending={isBusy}
          pendingLabel={messages.deletingAccount}
        >
          {messages.deleteEverything}
        </Button>
      </div>
    </form>
  )
}

function WhatIsLost() {
  return (
    <div className="flex flex-col gap-3">
      <p>{messages.lostIntro}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft marker:text-danger">
        {LOST.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="text-ink-soft">{messages.siteStays}</p>
    </div>
  )
}
