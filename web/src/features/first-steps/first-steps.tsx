import { countDone, FIRST_STEPS } from '@predio/domain/first-steps'
import { ChevronUp, ListChecks, X } from 'lucide-react'
import { useState } from 'react'
import { readPreference, savePreference } from '../../lib/preferences.ts'
import { useUser } from '../../lib/session/index.ts'
import { useSettings } from '../../records/settings/api/read-settings.ts'
import { words } from '../../lib/words.ts'
import { BannerLine } from '../../ui/banner-line.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Meter } from '../../ui/meter.tsx'
import { toast } from '../../ui/toast.ts'
import { AddExamples } from './add-examples.tsx'
import { useHideFirstSteps } from './api/hide-first-steps.ts'
import { useFirstSteps } from './api/read-first-steps.ts'
import { messages, progressText } from './messages.ts'
import { StepList } from './step-list.tsx'

/** FIRST-03: whether the agent has hidden the checklist is read with the settings, which the screen needs anyway. */
export function FirstSteps() {
  const { data: settings } = useSettings()
  return settings?.hides_first_steps === false ? (
    <Shown hasExamples={settings.has_examples} />
  ) : null
}

const FOLDED = 'first-steps-folded'

function Shown({ hasExamples }: { hasExamples: boolean }) {
  const hide = useHideFirstSteps()
  const { id: userId } = useUser()
  const { data: facts } = useFirstSteps()
  const [chosen, setChosen] = useState(() => readPreference(FOLDED, userId))
  // The checklist is folded as soon as there are listings, so that the listings come first.
  const isFolded =
    typeof chosen === 'boolean' ? chosen : hasExamples || (facts?.has_listing ?? false)

  function fold(folded: boolean): void {
    setChosen(folded)
    savePreference(FOLDED, userId, folded)
  }

  async function hideThem(): Promise<void> {
    try {
      await hide.mutateAsync(true)
      toast.success(messages.hidden)
    } catch {
      toast.error(messages.choiceNotSaved)
    }
  }

  const hideLabel = `${words.hide}: ${messages.title}`
  if (isFolded) {
    return (
      <BannerLine
        tone="success"
        icon={<ListChecks aria-hidden="true" />}
        label={messages.title}
        title={messages.title}
        action={
          <Button look="quiet" size="small" onPress={() => fold(false)}>
            {messages.unfold}
          </Button>
        }
        onClose={() => void hideThem()}
        closeLabel={hideLabel}
      >
        {facts && ` · ${progressText(countDone(facts), FIRST_STEPS.length)}`}
      </BannerLine>
    )
  }
  return (
    <Card
      title={messages.title}
      padding="compact"
      action={
        <div className="flex items-center">
          <IconButton
            label={messages.fold}
            about={messages.title}
            icon={<ChevronUp aria-hidden="true" />}
            onPress={() => fold(true)}
          />
          <IconButton
            label={hideLabel}
            icon={<X aria-hidden="true" />}
            onPress={() => void hideThem()}
          />
        </div>
      }
    >
      <Progress />
      {!hasExamples && <AddExamples />}
    </Card>
  )
}

/** FIRST-01: this progress is also shown in Perfil. */
export function Progress() {
  const { data: facts } = useFirstSteps()
  const isAllDone = facts !== undefined && countDone(facts) === FIRST_STEPS.length
  return (
    <div className="-mt-4 flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{isAllDone ? messages.allDone : messages.intro}</p>
      <StepMeter />
      <StepList facts={facts} />
    </div>
  )
}

function StepMeter() {
  const { data: facts } = useFirstSteps()
  const done = facts ? countDone(facts) : 0
  return (
    <Meter
      label={messages.progress}
      tone="success"
      value={done}
      maxValue={FIRST_STEPS.length}
      valueLabel={facts ? progressText(done, FIRST_STEPS.length) : ''}
    />
  )
}
