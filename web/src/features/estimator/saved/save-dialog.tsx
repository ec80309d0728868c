import type { EstimateValues } from '@predio/domain/estimator'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ValuationRow } from '../../../records/valuations/api/valuation-row.ts'
import { messages } from '../messages.ts'
import { SaveForm } from './save-form.tsx'

export interface SaveDialogProps {
  values: EstimateValues
  /** The one that is open; without one, a new valuation. */
  opened: ValuationRow | undefined
  onSaved: (row: ValuationRow) => void
  onClose: () => void
}

export function SaveDialog(props: SaveDialogProps) {
  return (
    <Dialog
      title={messages.saveTitle}
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      closesOutside={false}
    >
      <SaveForm {...props} />
    </Dialog>
  )
}
