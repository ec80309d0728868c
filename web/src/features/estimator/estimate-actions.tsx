import { estimateValue, type EstimateValues } from '@predio/domain/estimator'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { Button } from '../../ui/button.tsx'
import { ShareResult } from '../../records/share-result/share-result.tsx'
import type { ValuationRow } from '../../records/valuations/api/valuation-row.ts'
import { estimateReport } from './estimate-report.ts'
import { messages } from './messages.ts'

/** The save dialog brings two pickers, so its code loads only when the agent presses save. */
const SaveDialog = lazyDialog(async () => (await import('./saved/save-dialog.tsx')).SaveDialog)

interface EstimateActionsProps {
  values: EstimateValues
  opened: ValuationRow | undefined
  onSaved: (row: ValuationRow) => void
}

export function EstimateActions({ values, opened, onSaved }: EstimateActionsProps) {
  const [isSaving, setSaving] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button
        fullWidth
        icon={<Bookmark aria-hidden="true" className="size-4.5" />}
        onPress={() => setSaving(true)}
      >
        {opened ? messages.saveChanges : messages.save}
      </Button>
      <ShareResult
        report={estimateReport(values, estimateValue(values))}
        client={opened?.client ?? undefined}
      />
      {isSaving && (
        <SaveDialog
          values={values}
          opened={opened}
          onSaved={(row) => {
            onSaved(row)
            setSaving(false)
          }}
          onClose={() => setSaving(false)}
        />
      )}
    </div>
  )
}
