import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { log } from '../../../lib/log.ts'
import { hasRecoveryCodes, useSession } from '../../../lib/session/index.ts'
import { SecondFactorForm } from '../../../capabilities/second-factor/second-factor-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { dropApp, type BegunApp } from './api/begin-app.ts'
import { makeCodes } from './api/recovery-codes.ts'
import { BeginAppForm } from './begin-app-form.tsx'
import { messages } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanApp } from './scan-app.tsx'
import { words } from '../../../lib/words.ts'

interface AddAppDialogProps {
  apps: readonly Factor[]
  onClose: () => void
}

type Step =
  | { kind: 'prove' }
  | { kind: 'begin' }
  | { kind: 'scan'; app: BegunApp }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'without-codes'; text: string }

export function AddAppDialog({ apps, onClose }: AddAppDialogProps) {
  const session = useSession()
  // The dialog's purpose is read once, because the app that it adds changes the number of apps.
  const [isFirst] = useState(apps.length === 0)
  const [step, setStep] = useState<Step>({ kind: isFirst ? 'begin' : 'prove' })
  const [isUnsaved, setUnsaved] = useState(false)

  function close(): void {
    if (step.kind === 'codes') return setUnsaved(true)
    if (step.kind === 'scan') {
      dropApp(step.app.id).catch((error: unknown) => log.warn('A factor was not dropped', error))
    }
    onClose()
  }

  function finish(): void {
    onClose()
    toast.success(isFirst ? messages.confirmed : messages.added)
  }

  async function confirmed(): Promise<void> {
    if (!isFirst) return finish()
    try {
      const codes = await makeCodes()
      setStep(codes ? { kind: 'codes', codes } : withoutCodes(messages.codesUnavailable))
    } catch (error) {
      log.error('Recovery codes were not made', error)
      setStep(withoutCodes(messages.codesFailed))
    }
  }

  return (
    <Dialog title={titleOf(step, isFirst)} closesOutside={false} onClose={close}>
      {step.kind === 'prove' && (
        <>
          <p className="text-ink-soft">{messages.proveText}</p>
          <SecondFactorForm
            apps={apps}
            hasCodes={hasRecoveryCodes(session)}
            action={words.continue}
            onVerified={() => setStep({ kind: 'begin' })}
          />
        </>
      )}
      {step.kind === 'begin' && (
        <BeginAppForm
          asksForPassword={isFirst}
          taken={apps.map(({ friendly_name: name }) => name ?? '')}
          onBegun={(app) => setStep({ kind: 'scan', app })}
        />
      )}
      {step.kind === 'scan' && <ScanApp app={step.app} onConfirmed={confirmed} />}
      {step.kind === 'codes' && (
        <RecoveryCodes codes={step.codes} isUnsaved={isUnsaved} onSaved={finish} />
      )}
      {step.kind === 'without-codes' && (
        <>
          <Notice tone="warning">{step.text}</Notice>
          <Button fullWidth onPress={finish}>
            {words.understood}
          </Button>
        </>
      )}
    </Dialog>
  )
}

function withoutCodes(text: string): Step {
  return { kind: 'without-codes', text }
}

function titleOf({ kind }: Step, isFirst: boolean): string {
  if (kind === 'codes') return messages.codesTitle
  return isFirst ? messages.turnOnTitle : messages.addTitle
}
