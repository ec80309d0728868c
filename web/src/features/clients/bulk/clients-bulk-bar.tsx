import { Combine, ListPlus, MessageCircle, Route, Tag, Tags, ToggleRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import { TagsDialog } from '../../../capabilities/bulk/tags-dialog.tsx'
import { ListBulkBar, useBulk } from '../../../capabilities/list/list-bulk-bar.tsx'
import { useListExport } from '../../../capabilities/list/use-export-action.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { useClientWords } from '../../../records/clients/api/list-words.ts'
import { CLIENTS_CSV } from '../../../records/clients/clients-csv.ts'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { messages } from './messages.ts'
import { PlanForEachDialog } from './plan-for-each-dialog.tsx'
import { TaskForEachDialog } from './task-for-each-dialog.tsx'

const MessageRound = lazyDialog(async () => (await import('./message-round.tsx')).MessageRound)
const MergeRound = lazyDialog(async () => (await import('./merge-round.tsx')).MergeRound)

/** The agent decides about each merge, so choosing more clients is taken for a mistake. */
const MAX_MERGED = 10

export function ClientsBulkBar({ list }: { list: ListState<'clients'> }) {
  const { ids, count, run, asks, choice } = useBulk(list)
  const { addTags, removeTags } = bulkMessages
  const exported = useListExport(CLIENTS_CSV, list.open.query, ids)
  return (
    <ListBulkBar
      list={list}
      texts={messages}
      actions={[
        asks(
          { id: 'add-tags', label: addTags, icon: <Tag aria-hidden="true" /> },
          AddTagsDialog,
          (add_tags) => run({ do: 'change', add_tags }),
        ),
        asks(
          { id: 'remove-tags', label: removeTags, icon: <Tags aria-hidden="true" /> },
          RemoveTagsDialog,
          (remove_tags) => run({ do: 'change', remove_tags }),
        ),
        choice('estado', <ToggleRight aria-hidden="true" />, messages.status),
        asks(
          { id: 'task', label: messages.task, icon: <ListPlus aria-hidden="true" /> },
          TaskForEachDialog,
          (task) => run({ do: 'task', task }),
        ),
        asks(
          { id: 'plan', label: messages.plan, icon: <Route aria-hidden="true" /> },
          PlanForEachDialog,
          (plan) => run({ do: 'plan', plan }),
        ),
        {
          id: 'message',
          label: messages.message,
          icon: <MessageCircle aria-hidden="true" />,
          renderDialog: (close) => <MessageRound ids={ids} onClose={close} />,
        },
        exported,
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
                if (hasMerged) list.selection.stop()
              }}
            />
          ),
        },
      ]}
    />
  )
}

interface ClientTagsDialogProps extends Pick<
  ComponentProps<typeof TagsDialog>,
  'onDone' | 'onClose'
> {
  count: number
}

function AddTagsDialog({ count, ...rest }: ClientTagsDialogProps) {
  const { tags } = useClientWords()
  return <TagsDialog adds title={messages.addTagsTitle(count)} known={tags} {...rest} />
}

function RemoveTagsDialog({ count, ...rest }: ClientTagsDialogProps) {
  const { tags } = useClientWords()
  return <TagsDialog adds={false} title={messages.removeTagsTitle(count)} known={tags} {...rest} />
}
