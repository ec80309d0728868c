import { CLIENT_STATUS_LABELS } from '@predio/domain/clients'
import { Combine, ListPlus, MessageCircle, Route, Tag, Tags, ToggleRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import { TagsDialog } from '../../../capabilities/bulk/tags-dialog.tsx'
import { ListBulkBar } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useExportAction } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useZone } from '../../../capabilities/profile/use-zone.ts'
import { useUser } from '../../../lib/session/index.ts'
import { words } from '../../../lib/words.ts'
import { useClientWords } from '../../../records/clients/api/list-words.ts'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { optionsOf } from '../../../ui/option.ts'
import { messages } from './messages.ts'
import { PlanForEachDialog } from './plan-for-each-dialog.tsx'
import { TaskForEachDialog } from './task-for-each-dialog.tsx'

const MessageRound = lazyDialog(async () => (await import('./message-round.tsx')).MessageRound)
const MergeRound = lazyDialog(async () => (await import('./merge-round.tsx')).MergeRound)

const STATUSES = optionsOf(CLIENT_STATUS_LABELS)

/** The agent looks at each merge, so a larger number is a mistake. */
const MAX_MERGED = 10

export function ClientsBulkBar({ list }: { list: ListState<'clients'> }) {
  const { selection } = list
  const { id: userId } = useUser()
  const zone = useZone()
  const ids = [...selection.ids]
  const count = ids.length
  const exportChosen = useExportAction({
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
  const run = (action: Parameters<typeof runMany>[2]) => void runMany('clients', ids, action)
  return (
    <ListBulkBar
      list={list}
      actions={[
        {
          id: 'add-tags',
          label: bulkMessages.addTags,
          icon: <Tag aria-hidden="true" />,
          renderDialog: (close) => (
            <ClientTagsDialog
              adds
              count={count}
              onDone={(add_tags) => run({ do: 'change', add_tags })}
              onClose={close}
            />
          ),
        },
        {
          id: 'remove-tags',
          label: bulkMessages.removeTags,
          icon: <Tags aria-hidden="true" />,
          renderDialog: (close) => (
            <ClientTagsDialog
              adds={false}
              count={count}
              onDone={(remove_tags) => run({ do: 'change', remove_tags })}
              onClose={close}
            />
          ),
        },
        {
          id: 'status',
          label: messages.status,
          icon: <ToggleRight aria-hidden="true" />,
          renderDialog: (close) => (
            <ChoiceDialog
              title={messages.statusTitle(count)}
              label={words.state}
              options={STATUSES}
              action={messages.statusButton}
              onDone={(status) => run({ do: 'change', changes: { status } })}
              onClose={close}
            />
          ),
        },
        {
          id: 'task',
          label: messages.task,
          icon: <ListPlus aria-hidden="true" />,
          renderDialog: (close) => (
            <TaskForEachDialog
              count={count}
              onDone={(task) => run({ do: 'task', task })}
              onClose={close}
            />
          ),
        },
        {
          id: 'plan',
          label: messages.plan,
          icon: <Route aria-hidden="true" />,
          renderDialog: (close) => (
            <PlanForEachDialog
              count={count}
              onDone={(plan) => run({ do: 'plan', plan })}
              onClose={close}
            />
          ),
        },
        {
          id: 'message',
          label: messages.message,
          icon: <MessageCircle aria-hidden="true" />,
          renderDialog: (close) => <MessageRound ids={ids} onClose={close} />,
        },
        exportChosen,
        {
          id: 'merge',
          label: messages.merge,
          icon: <Combine aria-hidden="true" />,
          isDisabled: count < 2 || count > MAX_MERGED,
          renderDialog: (close) => (
            <MergeRound
              ids={ids}
              onClose={(hasMerged) => {
                close()
                if (hasMerged) selection.stop()
              }}
            />
          ),
        },
      ]}
      deletion={{
        title: messages.deleteTitle(count),
        text: messages.deleteText,
        button: messages.deleteButton,
      }}
    />
  )
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
