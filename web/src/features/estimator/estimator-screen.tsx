import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { EstimateActions } from './estimate-actions.tsx'
import { EstimateForm } from './form/estimate-form.tsx'
import { messages } from './messages.ts'
import { AboutCard } from './result/about-card.tsx'
import { Outlook } from './result/outlook.tsx'
import { ResultPanel } from './result/result-panel.tsx'
import { SavedList } from './saved/saved-list.tsx'
import { useEstimate } from './use-estimate.ts'
import { useOpenAsked } from './use-open-asked.ts'

/** Estimador: what a property may be worth, how that was reached, and what was kept. */
export function EstimatorScreen() {
  const [tab, setTab] = useState<'estimate' | 'saved'>('estimate')
  const estimate = useEstimate()
  const { form, values, isStale, opened, setOpened } = estimate
  useOpenAsked(estimate.open)

  const estimating = (
    <div className="flex flex-col gap-6">
      {opened && <Notice tone="info">{messages.opened(opened.title ?? messages.untitled)}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EstimateForm form={form} onCalculate={estimate.calculate} />
        <div key={estimate.showing} className="flex min-w-0 flex-col gap-6">
          <ResultPanel
            values={values}
            isStale={isStale}
            actions={
              values && <EstimateActions values={values} opened={opened} onSaved={setOpened} />
            }
          />
        </div>
      </div>
      {values && <Outlook values={values} />}
      <AboutCard />
    </div>
  )

  const saved = (
    <SavedList
      onOpen={(row) => estimate.open(row) && setTab('estimate')}
      onDeleted={(id) => id === opened?.id && setOpened(undefined)}
      onEstimate={() => setTab('estimate')}
    />
  )

  function startOver(): void {
    estimate.startOver()
    setTab('estimate')
  }

  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold">{messages.title}</h2>
          <p className="text-ink-soft">{messages.intro}</p>
        </div>
        <Button
          look="secondary"
          icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
          onPress={startOver}
        >
          {messages.startOver}
        </Button>
      </header>
      <Tabs
        label={messages.tabs}
        selectedKey={tab}
        onSelectionChange={(key) => setTab(key === 'saved' ? 'saved' : 'estimate')}
        items={[
          { id: 'estimate', label: messages.estimateTab, content: estimating },
          { id: 'saved', label: messages.savedTab, content: saved },
        ]}
      />
    </div>
  )
}
