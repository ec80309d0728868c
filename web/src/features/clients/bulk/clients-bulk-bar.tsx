import {
  Combine,
  Download,
  ListPlus,
  MessageCircle,
  Route,
  Tag,
  Tags,
  ToggleRight,
  Trash2,
} from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { BulkBar } from '../../../capabilities/bulk/bulk-bar.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { CLIENT_STATUS_LABELS } from '@predio/domain/clients'
import { words } from '../../../lib/words.ts'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import { TagsDialog } from '../../../capabilities/bulk/tags-dialog.tsx'
import { useClientWords } from '../../../records/clients/api/list-words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { useCsvExport } from '../../../ui/use-csv-export.ts'
import { messages } from './messages.ts'
import { PlanForEachDialog } from './plan-for-each-dialog.tsx'
import { TaskForEachDialog } from './task-for-each-dialog.tsx'
import { optionsOf } from '../../../ui/option.ts'

/** Both bring a form of their own along. */
const MessageRound = lazyDialog(async () => (await import('./message-round.tsx')).MessageRound)
const MergeRound = lazyDialog(async () => (await import('./merge-round.tsx')).MergeRound)

type Asking =
  | 'add-tags'
  | 'remove-tags'
  | 'status'
  | 'task'
  | 'plan'
  | 'message'
  | 'merge'
  | 'delete'

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
          item('plan', messages.plan, <Route aria-hidden="true" />),
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
            void runMany('clients', ids, {
              do: 'change',
              [asking === 'add-tags' ? 'add_tags' : 'remove_tags']: tags,
            })
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
          onDone={(status) => void runMany('clients', ids, { do: 'change', changes: { status } })}
          onClose={close}
        />
      )}
      {asking === 'task' && (
        <TaskForEachDialog
          count={count}
          onDone={(task) => void runMany('clients', ids, { do: 'task', task })}
          onClose={close}
        />
      )}
      {asking === 'plan' && (
        <PlanForEachDialog
          count={count}
          onDone={(plan) => void runMany('clients', ids, { do: 'plan', plan })}
          onClose={close}
        />
      )}
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
      <ConfirmDialog
        title={messages.deleteTitle(count)}
        message={messages.deleteText}
        confirmLabel={messages.deleteButton}
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={() => {
          void runMany('clients', ids, { do: 'delete' })
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
