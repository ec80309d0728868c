import { Sparkles, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useLogo } from '../../records/identity/api/read-logo.ts'
import { messages as identityMessages } from '../../records/identity/messages.ts'
import { toast } from '../../ui/toast.ts'
import { messages, progressText, STEP_LABELS } from './messages.ts'
import { cancelBatch, processBatch } from './workshop/process-batch.ts'
import { useWorkshop } from './workshop/use-workshop.ts'

export function ProcessBar() {
  const run = useWorkshop((all) => all.run)
  // Processing waits for the check, because it would silently leave out a picture that is not checked yet.
  const isChecking = useWorkshop((all) => all.pictures.some(({ step }) => step === 'checking'))
  const { data: logo, isError } = useLogo()
  if (run) {
    return (
      <div className="flex flex-col gap-3 rounded-lg bg-card p-4 shadow-md">
        <ProgressBar
          label={messages.processing}
          value={run.done}
          maxValue={run.total}
          valueLabel={progressText(run.done, run.total)}
        />
        <Button
          look="secondary"
          isDisabled={run.isStopping}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onPress={cancelBatch}
        >
          {messages.cancel}
        </Button>
      </div>
    )
  }
  return (
    <Button
      fullWidth
      isPending={isChecking}
      pendingLabel={STEP_LABELS.checking}
      icon={<Sparkles aria-hidden="true" className="size-4.5" />}
      onPress={() => {
        // If the logo could not be read, the agent is told, because a missing logo would look like a choice.
        if (isError && !logo) toast.error(identityMessages.logoLoadFailed)
        else void processBatch(logo ?? null)
      }}
    >
      {messages.process}
    </Button>
  )
}
