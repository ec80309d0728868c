import { normalisePassword } from '@predio/domain/accounts'
import { type FormEvent, useRef, useState } from 'react'
import { serverWaitMs } from '../../lib/retry-after.ts'
import { useUser } from '../../lib/session/index.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
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

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { email } = useUser()
  const removal = useDeleteAccount()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [problem, setProblem] = useState<string>()

  function refuse(text: string): void {
    setFault(text)
    input.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setFault(undefined)
    setProblem(undefined)
    const given = normalisePassword(password)
    if (!given) return refuse(messages.deletePasswordMissing)
    try {
      await removal.mutateAsync(given)
      location.replace('/')
    } catch (error) {
      const refusal = await refusalOf(error)
      if (refusal === 'wrong_password') refuse(messages.deletePasswordWrong)
      else
        setProblem(
          refusal === 'rate_limited' ? tooManyTries(serverWaitMs()) : messages.deleteFailed,
        )
    }
  }

  return (
    <form
      noValidate
      className="flex flex-1 flex-col gap-6"
      onSubmit={(event) => void submit(event)}
    >
      <WhatIsLost />
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={messages.yourPassword}
        name="password"
        inputRef={input}
        autoComplete="current-password"
        description={messages.yourPasswordHint}
        isRequired
        value={password}
        onChange={setPassword}
        error={fault}
      />
      {problem && <FormFailure>{problem}</FormFailure>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" isDisabled={removal.isPending} onPress={onCancel}>
          {words.cancel}
        </Button>
        <Button
          type="submit"
          look="danger"
          isPending={removal.isPending}
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
