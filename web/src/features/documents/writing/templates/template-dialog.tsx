import { useState } from 'react'
import { useUser } from '../../../../lib/session/index.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import type { TemplateSummary } from '../../../../records/templates/api/list-templates.ts'
import type { Template } from '../../../../records/templates/api/read-template.ts'
import { CreateFromTemplateDialog } from '../create/create-from-template-dialog.tsx'
import { copyName, templateMessages } from '../messages.ts'
import { NEW_TEMPLATE, toForm, type TemplateFormValues } from './template-form-schema.ts'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import { OpenedTemplate } from '../create/opened-template.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateList, type TemplateAction } from './template-list.tsx'
import { TemplatePreview } from './template-preview.tsx'

interface TemplateDialogProps {
  onClose: () => void
  onDocumentCreated?: (documentId: string) => void
}

type Opened = { template: TemplateSummary; as: TemplateAction }

export function TemplateDialog({ onClose, onDocumentCreated }: TemplateDialogProps) {
  const [tab, setTab] = useState('new')
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Dialog
      title={templateMessages.newTemplate}
      size="wide"
      closesOutside={false}
      onClose={onClose}
    >
      <Tabs
        label={templateMessages.templateTabs}
        selectedKey={tab}
        onSelectionChange={(key) => setTab(String(key))}
        items={[
          {
            id: 'new',
            label: templateMessages.newTemplate,
            content: (
              <TemplateForm
                initial={NEW_TEMPLATE}
                draftName="template.new"
                onSaved={() => setTab('list')}
                onCancel={onClose}
              />
            ),
          },
          {
            id: 'list',
            label: templateMessages.templates,
            content: <TemplateList onOpen={(template, as) => setOpened({ template, as })} />,
          },
        ]}
      />
      {opened?.as === 'preview' && (
        <TemplatePreview
          template={opened.template}
          onUse={() => setOpened({ ...opened, as: 'document' })}
          onEdit={() => setOpened({ ...opened, as: 'form' })}
          onClose={close}
        />
      )}
      {opened?.as === 'form' && <EditDialog template={opened.template} onClose={close} />}
      {opened?.as === 'delete' && (
        <DeleteTemplateDialog template={opened.template} onClose={close} />
      )}
      {opened?.as === 'document' && (
        <CreateFromTemplateDialog
          templateId={opened.template.id}
          onClose={close}
          onCreated={(id) => {
            onDocumentCreated?.(id)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}

/** TPL-06: editing a template of another agent makes a copy of it. */
function EditDialog({ template, onClose }: { template: TemplateSummary; onClose: () => void }) {
  const isOwn = template.user_id === useUser().id
  return (
    <Dialog
      title={isOwn ? templateMessages.editTemplate : templateMessages.newTemplate}
      size="wide"
      closesOutside={false}
      onClose={onClose}
    >
      <OpenedTemplate id={template.id}>
        {(opened) => (
          <TemplateForm
            template={isOwn ? opened : undefined}
            initial={isOwn ? toForm(opened) : copyOf(opened)}
            draftName={`template.${opened.id}`}
            onSaved={onClose}
            onCancel={onClose}
          />
        )}
      </OpenedTemplate>
    </Dialog>
  )
}

function copyOf(template: Template): TemplateFormValues {
  return { ...toForm(template), name: copyName(template.name), is_public: false }
}
