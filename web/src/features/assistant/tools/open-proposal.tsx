import {
  CARD_LABELS,
  describeToolCall,
  type ToolCall,
  type ToolClient,
} from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { SettledCall } from './call-memory.ts'
import { ClientChoice } from './client-choice.tsx'
import { dismissed } from './dismissed.ts'
import { judgeCall } from './judge-call.ts'
import { messages } from './messages.ts'
import { ProposalActions } from './proposal-actions.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import { ProposalFrame } from './proposal-frame.tsx'
import { ReadyProposal } from './ready-proposal.tsx'
import { useToolData } from './use-tool-data.ts'
import { SettledProposal } from './settled-proposal.tsx'

interface RefusedProposalProps {
  message: string
  onSettle: (settled: SettledCall) => void
}

/** Facts that cannot be shown until the client is chosen. */
const OF_THE_CLIENT = new Set<string>([CARD_LABELS.client, CARD_LABELS.whatsapp])

interface OpenProposalProps {
  call: ToolCall
  listings: readonly Property[]
  onSettle: (settled: SettledCall) => void
}

export function OpenProposal({ call, listings, onSettle }: OpenProposalProps) {
  const state = useToolData(call, listings)
  const [chosen, setChosen] = useState<ToolClient>()

  if (state.kind === 'loading') {
    return (
      <ProposalFrame title={messages.preparing}>
        <div aria-busy="true" className="flex flex-col gap-2">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      </ProposalFrame>
    )
  }
  if (state.kind === 'failed') {
    return (
      <ProposalFrame title={messages.preparing}>
        <Notice tone="danger">{messages.prepareFailed}</Notice>
        <Button look="secondary" size="small" onPress={state.retry}>
          {messages.retry}
        </Button>
      </ProposalFrame>
    )
  }
  const { zone } = state.data
  const judged = judgeCall(call, state.data, chosen)
  switch (judged.kind) {
    case 'refused':
      return <RefusedProposal message={judged.message} onSettle={onSettle} />
    case 'ready':
      return (
        <ReadyProposal call={call} proposal={judged.proposal} zone={zone} onSettle={onSettle} />
      )
    case 'choose': {
      const { tool } = judged.outline
      const { title, facts } = describeToolCall(judged.outline, { zone })
      return (
        <ProposalFrame tool={tool} title={title}>
          <ProposalFacts facts={facts.filter(({ label }) => !OF_THE_CLIENT.has(label))} />
          <Notice tone="info">{judged.message}</Notice>
          <ClientChoice options={judged.options} onChoose={setChosen} />
          <ProposalActions
            canConfirm={false}
            onDismiss={() => onSettle(dismissed(call, tool, title))}
          />
        </ProposalFrame>
      )
    }
  }
}

/** A refused proposal can be neither confirmed nor dismissed, so it settles itself. */
function RefusedProposal({ message, onSettle }: RefusedProposalProps) {
  const settled: SettledCall = { outcome: { kind: 'refused', text: message } }
  const settle = useEffectEvent(() => onSettle(settled))
  useEffect(() => settle(), [])
  return <SettledProposal settled={settled} />
}
