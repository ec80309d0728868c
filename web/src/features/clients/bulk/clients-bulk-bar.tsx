import {
  Combine,
  Download,
  ListPlus,
  MessageCircle,
  Tag,
  Tags,
  ToggleRight,
  Trash2,
} from 'lucide-react'
import { Suspense, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { newId } from '../../../lib/new-id.ts'
import { useUser } from '../../../lib/session/index.ts'
import { BulkBar } from '../../../records/bulk/bulk-bar.tsx'
import { changeAndOfferUndo, changeMany, deleteMany } from '../../../records/bulk/run-bulk.ts'
import type { Selection } from '../../../records/bulk/use-selection.ts'
import { deleteRecords } from '../../../records/deletion/api/delete-records.ts'
import { useZone } from '../../../records/profile/use-zone.ts'
import { CLIENT_STATUS_LABELS } from '@predio/domain/clients'
import { words } from '../../../lib/words.ts'
import { ChoiceDialog } from '../../../records/bulk/choice-dialog.tsx'
import { messages as bulkMessages } from '../../../records/bulk/messages.ts'
import { TagsDialog } from '../../../records/bulk/tags-dialog.tsx'
import { useClientWords } from '../../../records/clients/api/list-words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import { addTaskForClients, type TaskForEach } from './api/add-task-for-clients.ts'
import { messages } from './messages.ts'
import { TaskForEachDialog } from './task-for-each-dialog.tsx'
import { optionsOf } from '../../../ui/option.ts'

/** Both bring a form of their own along. */
const MessageRound = lazyRound(async () => (await import('./message-round.tsx')).MessageRound)
const MergeRound = lazyRound(async () => (await import('./merge-round.tsx')).MergeRound)

type Asking = 'add-tags' | 'remove-tags' | 'status' | 'task' | 'message' | 'merge' | 'delete'

interface ClientsBulkBarProps {
  selection: Selection
  /** The view of the list, as in an address. */
  view: string
}

const STATUSES = optionsOf(CLIENT_STATUS_LABELS)

/** More would be a mistake: each of them is looked at and agreed to. */
const MAX_MERGED = 10

export function ClientsBulkBar({ selection, view }: ClientsBulkBarProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const [asking, setAsking] = useState<Asking>()
  const ids = [...selection.ids]
  const count = ids.length
  const close = () => setAsking(undefined)

  const { run: exportChosen } = useCsvExport({
    file: 'clientes.csv',
    read: async () =>
      (await import('../../../records/clients/api/export-clients.ts')).readChosenCsv(
        userId,
        ids,
        zone,
      ),
    done: messages.exported,
    failed: messages.exportFailed,
  })

  function addTasks(task: TaskForEach): void {
    const batch = newId()
    void changeAndOfferUndo({
      items: ids,
      verb: 'tasks',
      change: (some) => addTaskForClients(batch, some, task),
      restore: (added) =>
        deleteRecords(
          'tasks',
          added.flatMap(({ task_id }) => task_id ?? []),
        ),
      tables: ['tasks'],
      isFeminine: true,
    })
  }

  return (
    <>
      <BulkBar
        selection={selection}
        entity="clients"
        view={view}
        items={[
          item('add-tags', bulkMessages.addTags, <Tag aria-hidden="true" />),
          item('remove-tags', bulkMessages.removeTags, <Tags aria-hidden="true" />),
          item('status', messages.status, <ToggleRight aria-hidden="true" />),
          item('task', messages.task, <ListPlus aria-hidden="true" />),
          item('message', messages.message, <MessageCircle aria-hidden="true" />),
          {
            id: 'export',
            label: bulkMessages.export,
            icon: <Download aria-hidden="true" />,
            onAction: exportChosen,
          },
          {
            ...item('merge', messages.merge, <Combine aria-hidden="true" />),
            isDisabled: count < 2 || count > MAX_MERGED,
          },
          {
            ...item('delete', messages.delete, <Trash2 aria-hidden="true" />),
            tone: 'danger',
            startsGroup: true,
          },
        ]}
      />
      {(asking === 'add-tags' || asking === 'remove-tags') && (
        <ClientTagsDialog
          count={count}
          adds={asking === 'add-tags'}
          onDone={(tags) =>
            void changeMany(
              'clients',
              ids,
              asking === 'add-tags' ? { addTags: tags } : { removeTags: tags },
            )
          }
          onClose={close}
        />
      )}
      {asking === 'status' && (
        <ChoiceDialog
          title={messages.statusTitle(count)}
          label={words.state}
          options={STATUSES}
          action={messages.statusButton}
          onDone={(status) => void changeMany('clients', ids, { changes: { status } })}
          onClose={close}
        />
      )}
      {asking === 'task' && <TaskForEachDialog count={count} onDone={addTasks} onClose={close} />}
      <Suspense>
        {asking === 'message' && <MessageRound ids={ids} onClose={close} />}
        {asking === 'merge' && (
          <MergeRound
            ids={ids}
            onClose={(hasMerged) => {
              close()
              if (hasMerged) selection.stop()
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        title={messages.deleteTitle(count)}
        message={messages.deleteText}
        confirmLabel={messages.deleteButton}
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={() => {
          void deleteMany('clients', ids)
          selection.clear()
        }}
      />
    </>
  )

  function item(id: Asking, label: string, icon: ReactNode) {
    return { id, label, icon, onAction: () => setAsking(id) }
  }
}

interface ClientTagsDialogProps extends Pick<
  ComponentProps<typeof TagsDialog>,
  'adds' | 'onDone' | 'onClose'
> {
  count: number
}

function ClientTagsDialog({ count, adds, ...rest }: ClientTagsDialogProps) {
  const { tags } = useClientWords()
  const title = adds ? messages.addTagsTitle(count) : messages.removeTagsTitle(count)
  return <TagsDialog title={title} adds={adds} known={tags} {...rest} />
}

function lazyRound<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
