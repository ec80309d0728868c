import { SCRIPT_CATEGORY_LABELS } from '@predio/domain/scripts'
import { Copy, MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-aria-components'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'
import { splitVariables } from './split-variables.ts'

interface ScriptCardProps {
  script: Script
  onOpen: () => void
  onEdit: () => void
  onDelete: () => void
  onSend: () => void
}

export function ScriptCard({ script, onOpen, onEdit, onDelete, onSend }: ScriptCardProps) {
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-4 rounded-lg bg-card p-6 shadow-md"
    >
      <header className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <h3 id={titleId} className="text-lg leading-snug font-semibold wrap-anywhere">
            <Link
              {...linkTo(recordTarget('scripts', script.id))}
              onPress={onOpen}
              className="rounded-sm underline-offset-4 outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
            >
              {script.title}
            </Link>
          </h3>
          <Badge hasMark={false}>{SCRIPT_CATEGORY_LABELS[script.category]}</Badge>
        </div>
        <div className="-mt-2 -mr-2 flex">
          <IconButton
            label={words.edit}
            shortcut="e"
            icon={<Pencil aria-hidden="true" />}
            onPress={onEdit}
          />
          <IconButton
            label={words.delete}
            tone="danger"
            icon={<Trash2 aria-hidden="true" />}
            onPress={onDelete}
          />
        </div>
      </header>
      <p className="line-clamp-8 flex-1 text-ink-soft whitespace-pre-line wrap-anywhere">
        <ScriptText content={script.content} />
      </p>
      <footer className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          look="secondary"
          size="small"
          icon={<Copy aria-hidden="true" className="size-4" />}
          // SCRIPT-13: variables are filled in by hand where the text is pasted.
          onPress={() => void copyAndTell(script.content)}
        >
          {messages.copy}
        </Button>
        <Button
          look="quiet"
          size="small"
          icon={<MessageCircle aria-hidden="true" className="size-4" />}
          onPress={onSend}
        >
          {messages.sendByWhatsApp}
        </Button>
      </footer>
    </article>
  )
}

function ScriptText({ content }: { content: string }) {
  return (
    <>
      {splitVariables(content).map(({ text, isVariable, at }) =>
        isVariable ? (
          <span key={at} className="rounded-sm bg-action-soft px-1 font-medium text-action">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </>
  )
}
