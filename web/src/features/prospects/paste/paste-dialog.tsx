import type { ProspectValues } from '@predio/domain/prospects'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { ADDRESSES } from '../../../lib/navigation.ts'
import { sha256 } from '../../../lib/sha256.ts'
import type { SharedContent } from '../../../lib/shared-texts.ts'
import { words } from '../../../lib/words.ts'
import type { Prospect } from '../../../records/prospects/api/prospect-row.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ProspectForm } from '../prospect-form.tsx'
import { messages } from './messages.ts'
import { ACCEPTED, recognise } from './recognise.ts'

interface PasteDialogProps {
  /** What was shared with the installed app. */
  shared: SharedContent | undefined
  /** Something was shared and could not be kept. */
  isLost?: boolean
  /** With the last one that was saved. */
  onSaved: (prospect: Prospect) => void
  onClose: () => void
}

/** PROS-54: a text, a mail, a contact or the photograph of a card; what is recognised is corrected before it is saved. */
export function PasteDialog({ shared, isLost, onSaved, onClose }: PasteDialogProps) {
  const [text, setText] = useState(shared?.text ?? '')
  const [isReading, setReading] = useState(shared !== undefined)
  const [problem, setProblem] = useState<{ problem: string; isKey?: boolean }>()
  const [found, setFound] = useState<readonly ProspectValues[]>()
  const [at, setAt] = useState(0)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function read(files: readonly File[]): Promise<void> {
    const control = new AbortController()
    running.current = control
    setReading(true)
    setProblem(undefined)
    try {
      const result = await recognise(text, files, control.signal)
      if ('found' in result) setFound(result.found)
      setProblem('found' in result ? result.failed : result)
    } catch (error) {
      if (control.signal.aborted) return
      log.error('pasted prospect not read', error)
      setProblem({ problem: messages.failed })
    }
    setReading(false)
  }

  const readShared = useEffectEvent(() => {
    if (shared) void read(shared.files)
  })
  useEffect(() => {
    // After the first frame: it begins by saying that it reads.
    const timer = setTimeout(() => readShared(), 0)
    return () => clearTimeout(timer)
  }, [])

  const values = found?.[at]
  if (found && values) {
    return (
      <Dialog title={messages.correct} closesOutside={false} onClose={onClose}>
        {problem && <Notice tone="warning">{problem.problem}</Notice>}
        {found.length > 1 && (
          <p className="text-sm text-ink-soft">{messages.oneOf(at + 1, found.length)}</p>
        )}
        <ProspectForm
          key={at}
          begun={{
            source: shared ? 'share' : 'paste',
            draft: sha256(JSON.stringify(values)),
            values,
          }}
          onSaved={(saved) => {
            if (at + 1 < found.length) return setAt(at + 1)
            onClose()
            onSaved(saved)
          }}
          onClose={onClose}
        />
      </Dialog>
    )
  }
  return (
    <Dialog title={messages.title} closesOutside={false} onClose={onClose}>
      {isLost && <Notice tone="danger">{messages.sharedLost}</Notice>}
      <TextArea
        label={messages.text}
        description={messages.textHelp}
        rows={6}
        value={text}
        onChange={setText}
      />
      <FileDrop
        label={messages.drop}
        buttonLabel={messages.choose}
        description={messages.cardHelp}
        accept={ACCEPTED}
        isDisabled={isReading}
        onFiles={(files) => void read(files)}
      />
      {problem && (
        <Notice tone="danger">
          {problem.problem}{' '}
          {problem.isKey && <Link href={ADDRESSES.settings}>{messages.configure}</Link>}
        </Notice>
      )}
      <FormActions>
        <Button look="secondary" onPress={onClose}>
          {words.cancel}
        </Button>
        <Button isPending={isReading} pendingLabel={messages.reading} onPress={() => void read([])}>
          {messages.read}
        </Button>
      </FormActions>
    </Dialog>
  )
}
