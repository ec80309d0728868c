import { useField } from '../../../lib/use-field.ts'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MailResult } from '../api/mail-result.ts'
import { AuthForm } from '../form/auth-form.tsx'
import { mailTooSoon, messages } from '../messages.ts'
import { useAuthForm } from '../form/use-auth-form.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import { TextField } from '../../../ui/text-field.tsx'

interface MailSentProps {
  email: string
  text: string
  action: string
  resendLabel: string
  otherEmailLabel: string
  firstNextAt: number
  send: (email: string) => Promise<MailResult>
  verify: (email: string, code: string) => Promise<string | undefined>
  onOtherEmail: () => void
}

/** ACC-32: the mailed code can be typed here, and another mail requested after a minute. */
export function MailSent({
  email,
  text,
  action,
  resendLabel,
  otherEmailLabel,
  firstNextAt,
  send,
  verify,
  onOtherEmail,
}: MailSentProps) {
  const [nextAt, setNextAt] = useState(firstNextAt)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the answer takes the focus, and screen readers read it.
  useEffect(() => said.current?.focus(), [])
  const secondsLeft = useSecondsUntil(nextAt)
  const state = useAuthForm<{ code: string }>(
    { code: '' },
    ({ code }) => verify(email, code),
    messages.wrongCode,
  )

  async function sendAgain(): Promise<void> {
    setBusy(true)
    const result = await send(email)
    setProblem(result.kind === 'failed' ? result.text : undefined)
    if (result.kind !== 'failed') setNextAt(result.nextAt)
    setBusy(false)
  }

  return (
    <>
      <div ref={said} tabIndex={-1} className="-mt-2 flex items-start gap-3 outline-none">
        <MailCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action" />
        <div className="flex min-w-0 flex-col gap-2">
          <p className="font-medium wrap-anywhere">{email}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
      </div>
      <AuthForm state={state} action={action}>
        <CodeField />
      </AuthForm>
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        {problem && <Notice tone="danger">{problem}</Notice>}
        <p className="text-sm text-ink-soft">
          {messages.mailMissing} {secondsLeft > 0 && mailTooSoon(secondsLeft)}
        </p>
        <Button
          look="secondary"
          isDisabled={secondsLeft > 0}
          isPending={isBusy}
          onPress={() => void sendAgain()}
        >
          {resendLabel}
        </Button>
        <Button look="quiet" onPress={onOtherEmail}>
          {otherEmailLabel}
        </Button>
      </div>
    </>
  )
}

function CodeField() {
  const field = useField<{ code: string }, 'code'>(undefined, 'code', {
    validate: (typed) => /^\d{6}$/.test(typed.trim()) || messages.codeShape,
  })
  return (
    <TextField
      label={messages.mailedCode}
      description={messages.mailedCodeHint}
      id="one-time-code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      {...field}
    />
  )
}
