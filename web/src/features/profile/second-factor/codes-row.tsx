import { useState } from 'react'
import type { Factor } from '@supabase/auth-js'
import { log } from '../../../lib/log.ts'
import { hasRecoveryCodes, useSession } from '../../../lib/session/index.ts'
import { codesLeft } from '../../../capabilities/second-factor/messages.ts'
import { SecondFactorForm } from '../../../capabilities/second-factor/second-factor-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { makeCodes, useCodesLeft } from './api/recovery-codes.ts'
import { messages } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

export function CodesRow({ apps }: { apps: readonly Factor[] }) {
  const { data, isLoading, isError } = useCodesLeft()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [codes, setCodes] = useState<string[]>()
  const [isUnsaved, setUnsaved] = useState(false)

  async function make(): Promise<void> {
    setProblem(undefined)
    try {
      const made = await makeCodes()
      if (made) setCodes(made)
      else setProblem(messages.codesUnavailable)
    } catch (error) {
      log.error('Recovery codes were not made', error)
      setProblem(messages.newCodesFailed)
    }
  }

  function close(): void {
    if (codes) setUnsaved(true)
    else done()
  }

  function done(): void {
    setOpen(false)
    setProblem(undefined)
    setCodes(undefined)
    setUnsaved(false)
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row sm:items-center sm:justify-between">
      {isLoading ? <Skeleton className="h-5 w-56" /> : <p className="text-sm">{sentence()}</p>}
      <Button look="quiet" onPress={() => setOpen(true)}>
        {messages.newCodes}
      </Button>
      <Dialog
        title={codes ? messages.codesTitle : messages.newCodesTitle}
        closesOutside={false}
        isOpen={isOpen}
        onClose={close}
      >
        {codes ? (
          <RecoveryCodes codes={codes} isUnsaved={isUnsaved} onSaved={done} />
        ) : (
          <>
            <p className="text-ink-soft">{messages.newCodesText}</p>
            {problem && <Notice tone="danger">{problem}</Notice>}
            <SecondFactorForm
              apps={apps}
              hasCodes={hasRecoveryCodes(session)}
              action={messages.newCodes}
              onVerified={make}
            />
          </>
        )}
      </Dialog>
    </div>
  )

  function sentence(): string {
    if (isError) return messages.codesUnread
    return data ? codesLeft(data.remaining) : messages.noCodes
  }
}
