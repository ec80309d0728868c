import { findField, type ServerEntity } from '@predio/domain/views'
import { Trash2 } from 'lucide-react'
import { useState, type ComponentType, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import type { Option } from '../../ui/option.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { ChoiceDialog } from '../bulk/choice-dialog.tsx'
import { messages as bulkMessages } from '../bulk/messages.ts'
import { runMany } from '../bulk/run-bulk.ts'
import { choicesOf } from '../views/conditions.ts'
import type { ListState } from './use-list.ts'

interface BulkAction extends MenuAction {
  renderDialog?: (close: () => void) => ReactNode
}

interface ChoiceTexts {
  label: string
  title: (count: number) => string
  button: string
}

interface AskingProps<Value> {
  count: number
  onDone: (value: Value) => void
  onClose: () => void
}

type Run = (action: Parameters<typeof runMany>[2]) => void

/** The actions that most kinds of records share. */
export function useBulk({ open: { entity }, selection }: ListState<ServerEntity>) {
  const ids = [...selection.ids]
  const count = ids.length
  const run: Run = (action) => void runMany(entity, ids, action)
  const change = (changes: Record<string, string | null>) => run({ do: 'change', changes })

  function asks<Value>(
    action: MenuAction,
    Dialog: ComponentType<AskingProps<Value>>,
    onDone: (value: Value) => void,
  ): BulkAction {
    const renderDialog = (onClose: () => void) => (
      <Dialog
        count={count}
        onDone={(value) => {
          onDone(value)
          onClose()
        }}
        onClose={onClose}
      />
    )
    return { ...action, renderDialog }
  }

  function choice(
    key: string,
    icon: ReactNode,
    { label, title, button }: ChoiceTexts,
    { options, onDone }: { options?: readonly Option[]; onDone?: (value: string) => void } = {},
  ): BulkAction {
    const field = findField(entity, key)
    const column = field?.kind === 'choice' ? (field.column ?? key) : key
    const offered = options ?? (field ? choicesOf(field) : [])
    return {
      id: key,
      label,
      icon,
      isDisabled: offered.length === 0,
      renderDialog: (onClose) => (
        <ChoiceDialog
          title={title(count)}
          label={field?.label ?? label}
          options={offered}
          action={button}
          onDone={onDone ?? ((value) => change({ [column]: value }))}
          onClose={onClose}
        />
      ),
    }
  }

  return { ids, count, run, change, asks, choice }
}

interface ListBulkBarProps {
  list: ListState<ServerEntity>
  actions: readonly BulkAction[]
  texts: { deleteTitle: (count: number) => string; deleteText: string; deleteButton: string }
}

export function ListBulkBar({ list, actions, texts }: ListBulkBarProps) {
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
        title={texts.deleteTitle(selection.ids.size)}
        message={texts.deleteText}
        confirmLabel={texts.deleteButton}
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
