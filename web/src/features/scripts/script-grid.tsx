import { SCRIPT_CATEGORY_LABELS } from '@predio/domain/scripts'
import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { RecordCards, type WholeList } from '../../capabilities/list/record-cards.tsx'
import { words } from '../../lib/words.ts'
import { useDeleteScript } from '../../records/scripts/api/delete-script.ts'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import { FirstScripts } from './first-scripts.tsx'
import { deleteQuestion, messages } from './messages.ts'
import { ScriptCard } from './script-card.tsx'

/** The printed page has the whole text of a script, which the screen cuts after a few lines. */
const PRINTED_SCRIPTS: readonly TableColumn<Script>[] = [
  { id: 'title', label: HEADINGS.title, render: ({ title }) => title },
  {
    id: 'category',
    label: HEADINGS.category,
    render: ({ category }) => SCRIPT_CATEGORY_LABELS[category],
  },
  { id: 'content', label: HEADINGS.content, render: ({ content }) => content },
]

interface ScriptGridProps {
  scripts: WholeList<Script>
  found: readonly Script[] | undefined
  isSearched: boolean
  onClearFilters: () => void
  onNew: () => void
  onOpen: (script: Script) => void
  onEdit: (script: Script) => void
}

export function ScriptGrid(props: ScriptGridProps) {
  const { scripts, found, isSearched, onClearFilters, onNew, onOpen, onEdit } = props
  const remove = useDeleteScript()
  const [toDelete, setToDelete] = useState<Script>()
  const [sent, setSent] = useState<Script>()

  return (
    <>
      <RecordCards
        texts={isSearched ? messages : { ...messages, noMatches: messages.noneInCategory }}
        list={scripts}
        found={found}
        printed={PRINTED_SCRIPTS}
        onClearFilters={onClearFilters}
        icon={<Megaphone aria-hidden="true" />}
        cardHeight="h-72"
        action={<FirstScripts onNew={onNew} />}
        renderCard={(script) => (
          <ScriptCard
            script={script}
            onOpen={() => onOpen(script)}
            onEdit={() => onEdit(script)}
            onDelete={() => setToDelete(script)}
            onSend={() => setSent(script)}
          />
        )}
      />
      {toDelete && (
        <ConfirmDialog
          title={messages.deleteTitle}
          message={deleteQuestion(toDelete.title)}
          confirmLabel={words.delete}
          onClose={() => setToDelete(undefined)}
          onConfirm={() => remove.mutateAsync(toDelete.id)}
          done={messages.deleted}
          failed={messages.deleteFailed}
        />
      )}
      {sent && <WhatsAppDialog templateId={sent.id} onClose={() => setSent(undefined)} />}
    </>
  )
}
