import { SCRIPT_CATEGORY_LABELS } from '@predio/domain/scripts'
import { Copy, MessageCircle } from 'lucide-react'
import { RecordCard } from '../../capabilities/list/record-card.tsx'
import { recordTarget } from '../../lib/navigation.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { messages } from './messages.ts'
import { splitVariables } from './split-variables.ts'

interface ScriptCardProps {
  script: Script
  onOpen: () => void
  onEdit: () => void
  onDelete: () => void
  onSend: () => void
}

export function ScriptCard({ script, onOpen, onEdit, onDelete, onSend }: ScriptCardProps) {
  return (
    <RecordCard
      name={script.title}
      target={recordTarget('scripts', script.id)}
      onOpen={onOpen}
      onEdit={onEdit}
      onDelete={onDelete}
      head={<Badge hasMark={false}>{SCRIPT_CATEGORY_LABELS[script.category]}</Badge>}
    >
      <p className="line-clamp-8 flex-1 text-ink-soft whitespace-pre-line wrap-anywhere">
        <ScriptText content={script.content} />
      </p>
      <footer className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button
          look="secondary"
          size="small"
          icon={<Copy aria-hidden="true" className="size-4" />}
          // SCRIPT-13: the text is copied with its variables; the agent fills them in where the text is pasted.
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
    </RecordCard>
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
