import type { Property } from '@predio/domain/properties'
import { Suspense, useCallback, useState } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { LinkDialog } from '../../records/links/lazy-link-dialog.tsx'
import type { useLocalRecords } from './use-local-records.ts'

export type DialogKind = 'tags' | 'link' | 'record'

interface OpenDialog {
  kind: DialogKind
  property: Property
}

/** Forms and their rules come when the first one is opened: the grid does not wait for them. */
const TagsDialog = lazy(async () => ({
  default: (await import('./tags/tags-dialog.tsx')).TagsDialog,
}))
const RecordDialog = lazy(async () => ({
  default: (await import('./record/record-dialog.tsx')).RecordDialog,
}))

/** Rendered beside the list and not in its cards, because a card may leave the page while its dialog is open. */
export function useDialogs(records: ReturnType<typeof useLocalRecords>) {
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const open = useCallback(
    (kind: DialogKind, property: Property) => setDialog({ kind, property }),
    [],
  )
  const element = dialog && (
    <Suspense>
      <ShownDialog {...dialog} records={records} onClose={close} />
    </Suspense>
  )
  return { open, element }
}

interface ShownDialogProps extends OpenDialog {
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
