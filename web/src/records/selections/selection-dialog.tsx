import { useState } from 'react'
import { recordTarget, useOpen } from '../../lib/navigation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { SendLink } from './send-link.tsx'
import type { SelectionRow } from './api/selection-row.ts'
import { messages } from './messages.ts'
import { SelectionForm } from './selection-form.tsx'
import type { SelectionPreset } from './selection-values.ts'

export interface SelectionDialogProps extends SelectionPreset {
  selection?: SelectionRow | undefined
  onClose: () => void
}

interface Made {
  selection: SelectionRow
  token: string
}

/** The link of a new selection is shown once, after saving. */
export function SelectionDialog({ selection, onClose, ...preset }: SelectionDialogProps) {
  const zone = useZone()
  const open = useOpen()
  const [made, setMade] = useState<Made>()
  return (
    <Dialog
      title={made?.selection.title ?? (selection ? messages.editSelection : messages.newSelection)}
      onClose={onClose}
      closesOutside={false}
    >
      {made ? (
        <SendLink
          selection={made.selection}
          token={made.token}
          onDone={() => {
            onClose()
            open(recordTarget('selecciones', made.selection.id))
          }}
        />
      ) : (
        <SelectionForm
          selection={selection}
          preset={preset}
          zone={zone}
          onSaved={(saved, token) =>
            token === undefined ? onClose() : setMade({ selection: saved, token })
          }
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}
