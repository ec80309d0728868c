import { formatDate } from '@predio/domain/dates'
import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { hasRecoveryCodes, useSession } from '../../../lib/session/index.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { messages as words } from '../../../capabilities/second-factor/messages.ts'
import { SecondFactorForm } from '../../../capabilities/second-factor/second-factor-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import { removeApp } from './api/remove-app.ts'
import { addedOn, messages, removeLabel } from './messages.ts'

interface AppRowProps {
  app: Factor
  apps: readonly Factor[]
}

export function AppRow({ app, apps }: AppRowProps) {
  const zone = useZone()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isLast = apps.length === 1
  const name = app.friendly_name || words.unnamedApp

  async function remove(): Promise<void> {
    setProblem(undefined)
    const refusal = await removeApp(app.id)
    if (refusal) return setProblem(refusal)
    setOpen(false)
    toast.success(isLast ? messages.turnedOff : messages.removed)
  }

  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {addedOn(formatDate(new Date(app.created_at), zone, 'long'))}
        </p>
      </div>
      <Button
        look="secondary"
        aria-label={isLast ? messages.removeLastLabel : removeLabel(name)}
        onPress={() => setOpen(true)}
      >
        {isLast ? messages.removeLast : messages.remove}
      </Button>
      <Dialog
        title={isLast ? messages.removeLastTitle : messages.removeTitle}
        closesOutside={false}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <p className="text-ink-soft">{isLast ? messages.removeLastText : messages.removeText}</p>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <SecondFactorForm
          apps={apps}
          hasCodes={hasRecoveryCodes(session)}
          action={isLast ? messages.removeLast : messages.remove}
          look="danger"
          onVerified={remove}
        />
      </Dialog>
    </li>
  )
}
