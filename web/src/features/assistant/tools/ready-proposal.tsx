import {
  CARD_LABELS,
  describeToolCall,
  type Proposal,
  type ToolCall,
} from '@predio/domain/assistant'
import { useState } from 'react'
import { Notice } from '../../../ui/notice.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useBusyVisits } from './api/read-busy-visits.ts'
import { useWaitingProspects } from './api/read-waiting-prospects.ts'
import { markUncertain, rememberEdits, rememberCall, type SettledCall } from './call-memory.ts'
import { dismissed } from './dismissed.ts'
import { messages } from './messages.ts'
import { ProposalActions } from './proposal-actions.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { ProposalFrame } from './proposal-frame.tsx'
import { useConfirm } from './use-confirm.ts'
import { VisitMoment } from './visit-moment.tsx'

interface ReadyProposalProps {
  call: ToolCall
  proposal: Proposal
  zone: string
  onSettle: (settled: SettledCall) => void
}

export function ReadyProposal({ call, proposal, zone, onSettle }: ReadyProposalProps) {
  const { ids, edits } = rememberCall(call)
  const isVisit = proposal.tool === 'book_visit'
  const isMessage = proposal.tool === 'draft_whatsapp'
  const [text, setText] = useState(edits.text ?? (isMessage ? proposal.message : ''))
  const [at, setAt] = useState(edits.at ?? (isVisit ? proposal.at : undefined))
  const edited = withEdits(proposal, { text, at })
  const busy = useBusyVisits(isVisit && at ? { at, visitId: ids.record } : undefined)
  const waiting = useWaitingProspects(proposal.tool === 'open_inbox')
  const { title, facts, warnings } = describeToolCall(edited, {
    zone,
    conflicts: busy.data ?? [],
    waiting: waiting.data,
  })
  const { confirm, isBusy, failure, fault } = useConfirm({
    ids,
    zone,
    onDone: onSettle,
    onUncertain: () => markUncertain(call),
  })

  function changeText(next: string): void {
    rememberEdits(call, { text: next })
    setText(next)
  }

  function changeMoment(next: Date | undefined): void {
    if (next) rememberEdits(call, { at: next })
    setAt(next)
  }

  return (
    <ProposalFrame tool={proposal.tool} title={title}>
      <ProposalFacts
        facts={isMessage ? facts.filter(({ label }) => label !== CARD_LABELS.message) : facts}
      />
      {isVisit && <VisitMoment at={at ?? proposal.at} zone={zone} onChange={changeMoment} />}
      {isMessage && (
        <TextArea
          isRequired
          label={messages.message}
          description={messages.messageHelp}
          rows={4}
          value={text}
          onChange={changeText}
          isDisabled={isBusy}
          error={fault}
        />
      )}
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning">
          {warning}
        </Notice>
      ))}
      {waiting.isError && <Notice tone="warning">{messages.inboxFailed}</Notice>}
      {busy.isError && <Notice tone="warning">{messages.agendaFailed}</Notice>}
      {failure && <Notice tone="danger">{failure}</Notice>}
      <ProposalActions
        // The visit can be confirmed only after other visits were read, so that the person sees a conflict before deciding.
        canConfirm={!isVisit || (at !== undefined && busy.isFetched)}
        isBusy={isBusy}
        hasFailed={failure !== undefined}
        onConfirm={() => void confirm(edited)}
        onDismiss={() => onSettle(dismissed(call, proposal.tool, title))}
      />
    </ProposalFrame>
  )
}

function withEdits(
  proposal: Proposal,
  { text, at }: { text: string; at: Date | undefined },
): Proposal {
  switch (proposal.tool) {
    case 'book_visit':
      return { ...proposal, at: at ?? proposal.at }
    case 'draft_whatsapp':
      return { ...proposal, message: text }
    case 'create_client':
    case 'create_task':
    case 'make_sheet':
    case 'make_selection':
    case 'open_inbox':
      return proposal
  }
}
