import { useSettings } from '../../records/settings/api/read-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { AddExamples } from './add-examples.tsx'
import { useHideFirstSteps } from './api/hide-first-steps.ts'
import { Progress } from './first-steps.tsx'
import { messages } from './messages.ts'
import { RemoveExamples } from './remove-examples.tsx'

/** FIRST-03: the card stays in Perfil after the agent has hidden the checklist. */
export function FirstStepsCard() {
  const { data: settings } = useSettings()
  const hide = useHideFirstSteps()

  async function showAbove(): Promise<void> {
    try {
      await hide.mutateAsync(false)
      toast.success(messages.shown)
    } catch {
      toast.error(messages.choiceNotSaved)
    }
  }

  return (
    <Card title={messages.title}>
      <Progress />
      {settings && !settings.has_examples && <AddExamples />}
      {settings?.has_examples && (
        <div>
          <RemoveExamples />
        </div>
      )}
      {settings?.hides_first_steps && (
        <Button look="secondary" isPending={hide.isPending} onPress={() => void showAbove()}>
          {messages.showAbove}
        </Button>
      )}
    </Card>
  )
}
