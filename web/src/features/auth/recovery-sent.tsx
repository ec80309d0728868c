import { MailCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { requestRecovery } from './api/request-recovery.ts'
import { verifyRecoveryCode } from './api/verify-recovery-code.ts'
import { CodeField } from './code-field.tsx'
import { DoorForm } from './door-form.tsx'
import { mailTooSoon, messages } from './messages.ts'
import { useDoorForm } from './use-door-form.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface RecoverySentProps {
  email: string
  firstNextAt: number
  onOtherEmail: () => void
}

/** After asking for the mail: its code can be typed here, and another mail asked for when its minute is over. */
export function RecoverySent({ email, firstNextAt, onOtherEmail }: RecoverySentProps) {
  const [nextAt, setNextAt] = useState(firstNextAt)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const said = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the keyboard and the screen reader go on from the answer.
  useEffect(() => said.current?.focus(), [])
  const secondsLeft = useSecondsUntil(nextAt)
  const state = useDoorForm<{ code: string }>(
    { code: '' },
    ({ code }) => verifyRecoveryCode(email, code),
    messages.wrongCode,
  )

  async function sendAgain(): Promise<void> {
    setBusy(true)
    const result = await requestRecovery(email)
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
          <p className="text-ink-soft">{messages.recoverySent}</p>
        </div>
      </div>
      <DoorForm state={state} action="Continuar">
        <CodeField />
      </DoorForm>
      <div className="flex flex-col gap-2 border-t border-line pt-5">
        {problem && <Notice tone="danger">{problem}</Notice>}
        <p className="text-sm text-ink-soft">
          ¿No llegó? Revisa tu carpeta de spam. {secondsLeft > 0 && mailTooSoon(secondsLeft)}
        </p>
        <Button
          look="secondary"
          isDisabled={secondsLeft > 0}
          isPending={isBusy}
          onPress={() => void sendAgain()}
        >
          Enviar otro enlace
        </Button>
        <Button look="quiet" onPress={onOtherEmail}>
          Usar otro email
        </Button>
      </div>
    </>
  )
}
