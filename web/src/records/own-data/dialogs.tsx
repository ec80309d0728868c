import type { Property } from '@predio/domain/properties'
import { useCallback } from 'react'
import { lazyDialog, useDialog } from '../../ui/dialog-on-demand.tsx'
import { LinkDialog } from '../links/lazy-link-dialog.tsx'
import type { useLocalRecords } from './use-local-records.ts'

export type DialogKind = 'tags' | 'link' | 'record'

/** The code of the dialogs loads when the first one is opened, so that the grid does not wait for it. */
const TagsDialog = lazyDialog(async () => (await import('./tags/tags-dialog.tsx')).TagsDialog)
const RecordDialog = lazyDialog(
  async () => (await import('./record/record-dialog.tsx')).RecordDialog,
)

/** The dialogs are rendered beside the list, because a card may leave the page while its dialog is open. */
export function useDialogs(records: ReturnType<typeof useLocalRecords>) {
  const { open: show, dialog } = useDialog(ShownDialog, { records })
  const open = useCallback(
    (kind: DialogKind, property: Property) => show({ kind, property }),
    [show],
  )
  return { open, element: dialog }
}

interface ShownDialogProps {
  kind: DialogKind
  property: Property
  records: ReturnType<typeof useLocalRecords>
  onClose: () => void
}

function ShownDialog({ kind, property, records, onClose }: ShownDialogProps) {
  const local = records.localOf(property.id)
  switch (kind) {
    case 'tags':
      return <TagsDialog property={property} local={local} known={records.tags} onClose={onClose} />
    case 'record':
      return <RecordDialog property={property} local={local} onClose={onClose} />
    case 'link':
      return <LinkDialog property={property} onClose={onClose} />
  }
}
