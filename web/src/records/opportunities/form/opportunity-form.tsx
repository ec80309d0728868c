import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CopyLinkButton } from '../../../capabilities/addresses/copy-link.tsx'
import { useStages } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { messages } from '../messages.ts'
import { FormBody } from './form-body.tsx'
import type { Preset } from './form-schema.ts'
import { words } from '../../../lib/words.ts'

interface OpportunityFormProps {
  opportunity?: OpportunityRow | undefined
  preset?: Preset | undefined
  stageId?: string | undefined
  onClose: () => void
}

export function OpportunityForm({ opportunity, preset, stageId, onClose }: OpportunityFormProps) {
  const stages = useStages()
  return (
    <Dialog
      title={opportunity ? messages.editOpportunity : messages.newOpportunity}
      onClose={onClose}
      closesOutside={false}
      actions={opportunity && <CopyLinkButton kind="oportunidades" id={opportunity.id} />}
    >
      {stages.data ? (
        <FormBody
          stages={stages.data}
          opportunity={opportunity}
          preset={preset ?? {}}
          stageId={stageId}
          onClose={onClose}
        />
      ) : stages.isError ? (
        <EmptyState
          title={messages.loadFailed}
          text={messages.loadFailedAdvice}
          action={<Button onPress={() => void stages.refetch()}>{words.retry}</Button>}
        />
      ) : (
        <FormSkeleton />
      )}
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} shape="block" className="h-16" />
      ))}
    </div>
  )
}
