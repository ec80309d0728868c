import type { Proposal } from '@predio/domain/assistant'
import { firstMessage } from '@predio/domain/fields'
import { whatsappMessageSchema } from '@predio/domain/whatsapp'
import { PostgrestError } from '@supabase/postgrest-js'
import { useRef, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { describeSaveFailure } from '../../../lib/save-texts.ts'
import { messages as clientMessages } from '../../../records/clients/messages.ts'
import type { SettledCall } from './call-memory.ts'
import { FAILURES, messages } from './messages.ts'
import { useCarryOut } from './use-carry-out.ts'

interface ConfirmOptions {
  ids: { record: string; task: string }
  zone: string
  onDone: (settled: SettledCall) => void
  onUncertain: () => void
}

/** A proposal is carried out once, however often the button is pressed; a failed one can be tried again. */
export function useConfirm({ ids, zone, onDone, onUncertain }: ConfirmOptions) {
  const carryOut = useCarryOut()
  // A second press may come before the button is rendered as pending.
  const busy = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [fault, setFault] = useState<string>()

  async function confirm(proposal: Proposal): Promise<void> {
    if (busy.current) return
    const typed = faultOf(proposal)
    setFault(typed)
    setFailure(isPast(proposal) ? messages.past : undefined)
    if (typed !== undefined || isPast(proposal)) return
    busy.current = true
    setBusy(true)
    try {
      const { text, target } = await carryOut({ proposal, ids, zone })
      onDone({
        outcome: { kind: 'done', tool: proposal.tool, text },
        ...(target && { target }),
      })
    } catch (error) {
      log.error('proposal not carried out', error)
      if (!isRefusal(error)) onUncertain()
      setFailure(describeFailure(proposal, error))
    } finally {
      busy.current = false
      setBusy(false)
    }
  }

  return { confirm, isBusy, failure, fault }
}

function isRefusal(error: unknown): boolean {
  return error instanceof PostgrestError && Boolean(error.code)
}

/** The person may confirm a proposal so late that the moment of its visit or task has passed. */
function isPast(proposal: Proposal): boolean {
  return proposal.tool === 'book_visit' && proposal.at.getTime() <= Date.now()
}

function faultOf(proposal: Proposal): string | undefined {
  if (proposal.tool !== 'draft_whatsapp') return undefined
  const read = whatsappMessageSchema.safeParse({ content: proposal.message })
  return read.success ? undefined : firstMessage(read.error, messages.message)
}

function describeFailure({ tool }: Proposal, error: unknown): string {
  if (tool !== 'create_client') return FAILURES[tool]
  return describeSaveFailure(error, clientMessages, true)
}
