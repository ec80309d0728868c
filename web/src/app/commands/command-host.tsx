import { Suspense } from 'react'
import { lazy } from '../../lib/lazy.ts'
import { recordTarget, useOpen } from '../../lib/navigation.ts'
import { useStore } from '../../lib/store.ts'
import { closeCommand, openCommand, openedCommand, type OpenedCommand } from './opened-command.ts'

const ClientDialog = lazy(async () => ({
  default: (await import('../../features/clients/client-dialog.tsx')).ClientDialog,
}))
const TaskDialog = lazy(async () => ({
  default: (await import('../../records/tasks/task-dialog.tsx')).TaskDialog,
}))
const InteractionDialog = lazy(async () => ({
  default: (await import('../../records/interactions/interaction-dialog.tsx')).InteractionDialog,
}))
const UploadDialog = lazy(async () => ({
  default: (await import('../../records/documents/upload/upload-dialog.tsx')).UploadDialog,
}))
const CreateFromTemplateDialog = lazy(async () => ({
  default: (await import('../../features/documents/writing/create/create-from-template-dialog.tsx'))
    .CreateFromTemplateDialog,
}))
const WhatsAppDialog = lazy(async () => ({
  default: (await import('../../records/whatsapp/whatsapp-dialog.tsx')).WhatsAppDialog,
}))
const MoveCommand = lazy(async () => ({
  default: (await import('./move-command.tsx')).MoveCommand,
}))

/** Once in the frame: a command opens its dialog over the screen that is there. */
export function CommandHost() {
  const opening = useStore(openedCommand)
  if (!opening) return null
  return (
    <Suspense>
      <CommandView key={opening.serial} command={opening.command} />
    </Suspense>
  )
}

/** CMD-08: the dialogs of the lists, with what was typed in their fields. */
function CommandView({ command }: { command: OpenedCommand }) {
  const open = useOpen()
  switch (command.kind) {
    case 'client':
      return (
        <ClientDialog
          name={command.name}
          phone={command.phone}
          onClose={closeCommand}
          onSaved={({ id }) => open(recordTarget('clientes', id))}
        />
      )
    case 'task':
      return <TaskDialog {...command.preset} onClose={closeCommand} />
    case 'interaction':
      return <InteractionDialog {...command.preset} onClose={closeCommand} />
    case 'document':
      return (
        <UploadDialog
          preset={command.name ? { name: command.name } : undefined}
          onClose={closeCommand}
          onTemplate={() => openCommand({ kind: 'template' })}
        />
      )
    case 'template':
      return (
        <CreateFromTemplateDialog
          {...(command.templateId && { templateId: command.templateId })}
          onClose={closeCommand}
          onCreated={(id) => {
            closeCommand()
            open(recordTarget('documentos', id))
          }}
        />
      )
    case 'whatsapp':
      return (
        <WhatsAppDialog
          client={command.client}
          onClose={closeCommand}
          {...(command.text && { text: command.text })}
        />
      )
    case 'move':
      return <MoveCommand {...command} onClose={closeCommand} />
  }
}
