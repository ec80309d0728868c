import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { FilePlus2, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { TemplateSummary } from '../../../../records/templates/api/list-templates.ts'
import { authorText, messages, templateMessages } from '../messages.ts'

interface TemplateCardProps {
  template: TemplateSummary
  onOpen: () => void
  onUse: () => void
  onEdit?: (() => void) | undefined
  onDelete?: (() => void) | undefined
}

export function TemplateCard({ template, onOpen, onUse, onEdit, onDelete }: TemplateCardProps) {
  return (
    <article
      aria-label={template.name}
      className="flex h-full flex-col gap-3 rounded-lg border border-line bg-card p-4"
    >
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold wrap-anywhere">{template.name}</h3>
        <div className="flex flex-wrap gap-2">
          <Badge hasMark={false}>{DOCUMENT_CATEGORY_LABELS[template.category]}</Badge>
          {template.user_id === null ? (
            <Badge tone="success">{templateMessages.builtIn}</Badge>
          ) : (
            template.is_public && <Badge tone="info">{templateMessages.publicMark}</Badge>
          )}
        </div>
      </div>
      {template.author && (
        <p className="text-sm text-ink-soft wrap-anywhere">{authorText(template.author)}</p>
      )}
      {template.description && (
        <p className="line-clamp-3 text-sm text-ink-soft wrap-anywhere">{template.description}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        <Button
          size="small"
          icon={<FilePlus2 aria-hidden="true" className="size-4" />}
          onPress={onUse}
        >
          {templateMessages.createDocument}
        </Button>
        <Button look="secondary" size="small" onPress={onOpen}>
          {messages.preview}
        </Button>
        <span className="-my-1 ml-auto flex">
          {onEdit && (
            <IconButton
              label={messages.edit}
              about={template.name}
              icon={<Pencil aria-hidden="true" />}
              onPress={onEdit}
            />
          )}
          {onDelete && (
            <IconButton
              label={messages.delete}
              about={template.name}
              tone="danger"
              icon={<Trash2 aria-hidden="true" />}
              onPress={onDelete}
            />
          )}
        </span>
      </div>
    </article>
  )
}
