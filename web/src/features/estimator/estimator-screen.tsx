import { ScreenHeader } from '../../ui/screen-header.tsx'
import { RotateCcw } from 'lucide-react'
import {
  listTarget,
  recordTarget,
  sectionTarget,
  useHistoryState,
  useOpen,
  useOpenInstead,
  useRecordId,
} from '../../lib/navigation.ts'
import { RecordNotFound } from '../../capabilities/addresses/record-not-found.tsx'
import type { ValuationRow } from '../../records/valuations/api/valuation-row.ts'
import { Button } from '../../ui/button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { EstimateActions } from './estimate-actions.tsx'
import { EstimateForm } from './form/estimate-form.tsx'
import { messages } from './messages.ts'
import { AboutCard } from './result/about-card.tsx'
import { Outlook } from './result/outlook.tsx'
import { ResultPanel } from './result/result-panel.tsx'
import { NotShown } from './saved/not-shown.tsx'
import { OpenedNotice } from './saved/opened-notice.tsx'
import { SavedList } from './saved/saved-list.tsx'
import { useEstimate } from './use-estimate.ts'
import { useOpenFromAddress } from './use-open-from-address.ts'

export function EstimatorScreen() {
  const id = useRecordId('valuaciones')
  const isList = useHistoryState().view === 'saved' && id === undefined
  const open = useOpen()
  const openInstead = useOpenInstead('valuaciones')
  const estimate = useEstimate()
  const { form, values, isStale, opened } = estimate
  const address = useOpenFromAddress(estimate)
  if (address.state === 'gone') return <RecordNotFound kind="valuaciones" />

  function save(row: ValuationRow): void {
    estimate.saved(row)
    if (row.id !== id) openInstead(recordTarget('valuaciones', row.id))
  }

  const estimating = (
    <div className="flex flex-col gap-6">
      {opened && <OpenedNotice row={opened} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <EstimateForm form={form} shown={estimate.shown} onCalculate={estimate.calculate} />
        <div key={estimate.showing} className="flex min-w-0 flex-col gap-6">
          <ResultPanel
            values={values}
            isStale={isStale}
            actions={values && <EstimateActions values={values} opened={opened} onSaved={save} />}
          />
        </div>
      </div>
      {values && <Outlook values={values} />}
      <AboutCard />
    </div>
  )

  const saved = (
    <SavedList onDeleted={estimate.forget} onEstimate={() => open(sectionTarget('estimator'))} />
  )

  const back = opened ? recordTarget('valuaciones', opened.id) : sectionTarget('estimator')

  function startOver(): void {
    estimate.startOver()
    open(sectionTarget('estimator'))
  }

  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader title={messages.title} intro={messages.intro}>
        <Button
          look="secondary"
          icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
          onPress={startOver}
        >
          {messages.startOver}
        </Button>
      </ScreenHeader>
      <Tabs
        label={messages.tabs}
        selectedKey={isList ? 'saved' : 'estimate'}
        onSelectionChange={(key) => {
          if ((key === 'saved') !== isList) open(key === 'saved' ? listTarget('valuaciones') : back)
        }}
        items={[
          {
            id: 'estimate',
            label: messages.estimateTab,
            content: address.state === 'shown' ? estimating : <NotShown {...address} />,
          },
          { id: 'saved', label: messages.savedTab, content: saved },
        ]}
      />
    </div>
  )
}
