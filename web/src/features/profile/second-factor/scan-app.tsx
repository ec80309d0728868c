import { Copy } from 'lucide-react'
import { SecondFactorForm } from '../../../capabilities/second-factor/second-factor-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import type { BegunApp } from './api/begin-app.ts'
import { messages } from './messages.ts'

interface ScanAppProps {
  app: BegunApp
  onConfirmed: () => Promise<void>
}

export function ScanApp({ app, onConfirmed }: ScanAppProps) {
  return (
    <>
      <p className="text-ink-soft">{messages.scan}</p>
      {/* Cameras read dark squares on a light ground, so the ground is white in both themes. */}
      <img
        src={app.qrCode}
        alt={messages.qrAlt}
        className="size-56 self-center rounded-md bg-white p-2"
      />
      <div className="flex flex-col gap-2">
        <p className="text-sm text-ink-soft">{messages.secretLabel}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code
            className="min-w-0 rounded-md bg-sunken px-3 py-2 font-mono text-sm break-all select-all"
            translate="no"
          >
            {app.secret}
          </code>
          <Button
            look="secondary"
            icon={<Copy aria-hidden="true" className="size-4.5" />}
            onPress={() => void copySecret(app.secret)}
          >
            {messages.copySecret}
          </Button>
        </div>
      </div>
      <SecondFactorForm
        apps={[{ id: app.id }]}
        hasCodes={false}
        action={messages.confirm}
        onVerified={onConfirmed}
      />
    </>
  )
}

async function copySecret(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    toast.success(messages.secretCopied)
  } catch {
    toast.error(messages.copyFailed)
  }
}
