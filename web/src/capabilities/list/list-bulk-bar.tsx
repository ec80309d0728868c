import type { ServerEntity } from '@predio/domain/views'
import { Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { messages as bulkMessages } from '../bulk/messages.ts'
import { runMany } from '../bulk/run-bulk.ts'
import type { ListState } from './use-list.ts'

interface BulkAction extends MenuAction {
  renderDialog?: (close: () => void) => ReactNode
}

interface ListBulkBarProps {
  list: ListState<ServerEntity>
  actions: readonly BulkAction[]
  deletion: { title: string; text: string; button: string }
}

export function ListBulkBar({ list, actions, deletion }: ListBulkBarProps) {
  const { open, selection } = list
  const [asking, setAsking] = useState<string>()
  const close = () => setAsking(undefined)
  const ask = (id: string) => () => setAsking(id)
  return (
    <>
      <BulkBar
        selection={selection}
        entity={open.entity}
        view={open.query}
        items={[
          ...actions.map(({ renderDialog, ...action }) =>
            renderDialog ? { ...action, onAction: ask(action.id) } : action,
          ),
          {
            id: 'delete',
            label: bulkMessages.delete,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            startsGroup: true,
            onAction: ask('delete'),
          },
        ]}
      />
      {actions.find(({ id }) => id === asking)?.renderDialog?.(close)}
      <ConfirmDialog
        title={deletion.title}
        message={deletion.text}
        confirmLabel={deletion.button}
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={() => {
          void runMany(open.entity, [...selection.ids], { do: 'delete' })
          selection.clear()
        }}
      />
    </>
  )
}
