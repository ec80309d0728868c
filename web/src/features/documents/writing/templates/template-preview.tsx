import { DOCUMENT_CATEGORY_LABELS } from '@predio/domain/documents'
import { CopyPlus, FilePlus2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../../../lib/session/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { TemplateSummary } from '../../../../records/templates/api/list-templates.ts'
import { authorText, messages, templateMessages } from '../messages.ts'
import { DocumentPreview } from '../../../../records/documents/preview/document-preview.tsx'
import { Paper } from '../../../../records/documents/preview/paper.tsx'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { OpenedTemplate } from '../create/opened-template.tsx'

interface TemplatePreviewProps {
  template: TemplateSummary
  onUse: () => void
  onEdit: () => void
  onClose: () => void
}

export function TemplatePreview({ template, onUse, onEdit, onClose }: TemplatePreviewProps) {
  const isOwn = template.user_id === useUser().id
  const [isDeleting, setDeleting] = useState(false)

  return (
    <Dialog
      title={template.name}
      size="large"
      onClose={onClose}
      footer={
        <>
          {isOwn && (
            <Button
              look="quiet"
              icon={<Trash2 aria-hidden="true" className="size-4.5" />}
              onPress={() => setDeleting(true)}
            >
              {messages.delete}
            </Button>
          )}
          <Button
            look="secondary"
            icon={
              isOwn ? (
                <Pencil aria-hidden="true" className="size-4.5" />
              ) : (
                <CopyPlus aria-hidden="true" className="size-4.5" />
              )
            }
            onPress={onEdit}
          >
            {isOwn ? messages.edit : templateMessages.duplicate}
          </Button>
          <Button icon={<FilePlus2 aria-hidden="true" className="size-4.5" />} onPress={onUse}>
            {templateMessages.createDocument}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft wrap-anywhere">
        {DOCUMENT_CATEGORY_LABELS[template.category]}
        {template.description && ` · ${template.description}`}
      </p>
      {template.author && (
        <p className="text-ink-soft wrap-anywhere">{authorText(template.author)}</p>
      )}
      <OpenedTemplate id={template.id}>
        {({ content }) => (
          <Paper>
            <DocumentPreview content={content} marksVariables />
          </Paper>
        )}
      </OpenedTemplate>
      {isDeleting && (
        <DeleteTemplateDialog
          template={template}
          onDeleted={onClose}
          onClose={() => setDeleting(false)}
        />
      )}
    </Dialog>
  )
}
