import { listingDraft, MAX_LISTING_TEXT, type ListingCells } from '@predio/domain/listing-import'
import { useEffect, useRef, useState } from 'react'
import { AiFailure, explainFailure } from '../../../lib/ai/index.ts'
import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { log } from '../../../lib/log.ts'
import { ADDRESSES } from '../../../lib/navigation.ts'
import { useUser } from '../../../lib/session/index.ts'
import { words } from '../../../lib/words.ts'
import { useToday } from '../../../capabilities/profile/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import {
  NEW_LISTING_DRAFT,
  type OwnListingForm,
} from '../../../records/own-listings/own-listing-values.ts'
import { askAi } from './api/ask-ai.ts'
import { fillDraft, type Pasted } from './fill-draft.ts'
import { messages } from './messages.ts'
import { pastedAddress, readPasted } from './read-pasted.ts'

interface PasteListingDialogProps {
  onRead: () => void
  onClose: () => void
}

interface Problem {
  text: string
  isKey: boolean
}

type Way = 'rules' | 'ai'

/** The values of the last paste are stored, so that the next paste can replace them. */
const PASTED_DRAFT = 'own-listing.pasted'

/** LIMP-09 to LIMP-11: the read listing is corrected in the form before it is saved. */
export function PasteListingDialog({ onRead, onClose }: PasteListingDialogProps) {
  const { id: userId } = useUser()
  const today = useToday()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState<Way>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function fill(cells: ListingCells): void {
    const draft = readDraft(NEW_LISTING_DRAFT, userId) as Partial<OwnListingForm> | undefined
    const earlier = readDraft(PASTED_DRAFT, userId) as Pasted | undefined
    const read = listingDraft(cells, Number(today.slice(0, 4)))
    const filled = fillDraft(draft, earlier, read)
    saveDraft(NEW_LISTING_DRAFT, userId, filled)
    saveDraft(PASTED_DRAFT, userId, { id: filled.id, read } satisfies Pasted)
    onRead()
  }

  async function read(way: Way): Promise<void> {
    if (text.trim() === '') return setProblem({ text: messages.empty, isKey: false })
    const control = new AbortController()
    running.current = control
    setBusy(way)
    setProblem(undefined)
    try {
      if (way === 'ai') {
        const reading = await askAi(text, control.signal)
        if ('cells' in reading) return fill(reading.cells)
        const isMissing = reading.problem === 'none'
        setProblem({ text: isMissing ? messages.keyMissing : messages.keyUnreadable, isKey: true })
      } else {
        const reading = await readPasted(text, control.signal)
        if ('cells' in reading) return fill(reading.cells)
        setProblem({ text: reading.problem, isKey: false })
      }
    } catch (error) {
      if (control.signal.aborted) return
      log.error('pasted listing not read', error)
      setProblem({ text: explain(error), isKey: false })
    }
    setBusy(undefined)
  }

  const isAddress = pastedAddress(text) !== null
  return (
    <Dialog title={messages.title} size="large" closesOutside={false} onClose={onClose}>
      <TextArea
        label={messages.label}
        description={messages.hint}
        value={text}
        onChange={setText}
        maxLength={MAX_LISTING_TEXT}
      />
      {problem && (
        <Notice tone="danger">
          {problem.text}{' '}
          {problem.isKey && <Link href={ADDRESSES.settings}>{messages.configure}</Link>}
        </Notice>
      )}
      {!isAddress && text.trim() !== '' && (
        <p className="text-sm text-ink-soft">{messages.aiHint}</p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button look="secondary" onPress={onClose}>
          {words.cancel}
        </Button>
        {!isAddress && (
          <Button
            look="secondary"
            isPending={busy === 'ai'}
            pendingLabel={messages.reading}
            isDisabled={busy === 'rules'}
            onPress={() => void read('ai')}
          >
            {messages.askAi}
          </Button>
        )}
        <Button
          isPending={busy === 'rules'}
          pendingLabel={messages.reading}
          isDisabled={busy === 'ai'}
          onPress={() => void read('rules')}
        >
          {messages.read}
        </Button>
      </div>
    </Dialog>
  )
}

function explain(error: unknown): string {
  return error instanceof AiFailure ? explainFailure(error, messages.ai) : messages.failed
}
