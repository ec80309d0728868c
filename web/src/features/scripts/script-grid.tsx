import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { PrintedList } from '../../ui/printed-list/printed-list.tsx'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog.tsx'
import { useDeleteScript } from '../../records/scripts/api/delete-script.ts'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { deleteQuestion, messages } from './messages.ts'
import { ScriptCard } from './script-card.tsx'
import { words } from '../../lib/words.ts'
import { SCRIPT_CATEGORY_LABELS } from '@predio/domain/scripts'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'

/** Printed with the whole text, which the screen cuts after a few lines. */
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
  scripts: readonly Script[]
  onOpen: (script: Script) => void
  onEdit: (script: Script) => void
}

export function ScriptGrid({ scripts, onOpen, onEdit }: ScriptGridProps) {
  const remove = useDeleteScript()
  const [toDelete, setToDelete] = useState<Script>()
  const [sent, setSent] = useState<Script>()

  return (
    <>
      <ul className="grid gap-6 md:grid-cols-2 2xl:grid-cols-3">
        {scripts.map((script) => (
          <li key={script.id} className="min-w-0">
            <ScriptCard
              script={script}
              onOpen={() => onOpen(script)}
              onEdit={() => onEdit(script)}
              onDelete={() => setToDelete(script)}
              onSend={() => setSent(script)}
            />
          </li>
        ))}
      </ul>
      <PrintedList
        label={messages.title}
        columns={PRINTED_SCRIPTS}
        rows={scripts}
        keyOf={({ id }) => id}
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
