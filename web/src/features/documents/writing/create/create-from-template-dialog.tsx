import { FileX2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { Option } from '../../../../ui/option.ts'
import {
  useTemplates,
  type TemplateSummary,
} from '../../../../records/templates/api/list-templates.ts'
import { messages, templateMessages } from '../messages.ts'
import { OpenedTemplate } from './opened-template.tsx'
import { CreateForm } from './create-form.tsx'

interface CreateFromTemplateDialogProps {
  templateId?: string
  onClose: () => void
  onCreated: (documentId: string) => void
}

export function CreateFromTemplateDialog({
  templateId,
  onClose,
  onCreated,
}: CreateFromTemplateDialogProps) {
  const [chosen, setChosen] = useState(templateId ?? null)
  const { own, shared } = useTemplates()
  return (
    <Dialog
      title={templateMessages.createDocument}
      size="wide"
      closesOutside={false}
      onClose={onClose}
    >
      {own.isPending ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton shape="block" className="h-11" />
          <Skeleton shape="block" className="h-80" />
        </div>
      ) : !own.data ? (
        <div role="alert">
          <EmptyState
            icon={<FileX2 aria-hidden="true" />}
            title={templateMessages.loadFailed}
            text={messages.connectionHint}
          />
        </div>
      ) : (
        <>
          <Select
            label={templateMessages.chooseTemplate}
            options={[...own.data, ...(shared.data ?? [])].map(toOption)}
            value={chosen}
            onChange={(id) => setChosen(id === null ? null : String(id))}
          />
          {chosen !== null && (
            <OpenedTemplate key={chosen} id={chosen}>
              {(template) => (
                <CreateForm template={template} onCreated={onCreated} onCancel={onClose} />
              )}
            </OpenedTemplate>
          )}
        </>
      )}
    </Dialog>
  )
}

function toOption({ id, name, description }: TemplateSummary): Option {
  return { id, label: name, ...(description && { description }) }
}
