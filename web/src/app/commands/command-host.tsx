import { ClientDialog } from '../../features/clients/client-dialog-on-demand.ts'
import { recordTarget, useOpen } from '../../lib/navigation.ts'
import type { InteractionPreset } from '../../records/interactions/interaction-values.ts'
import type { Stage } from '../../records/opportunities/api/list-stages.ts'
import type { OpportunityRow } from '../../records/opportunities/api/opportunity-row.ts'
import type { TaskPreset } from '../../records/tasks/task-values.ts'
import type { Recipient } from '../../records/whatsapp/api/read-recipient.ts'
import { WhatsAppDialog } from '../../records/whatsapp/whatsapp-dialog-on-demand.ts'
import { InteractionDialog } from '../../records/interactions/use-interaction-dialog.ts'
import { TaskDialog } from '../../records/tasks/use-task-dialog.ts'
import { createDialogHost, lazyDialog } from '../../ui/dialog-on-demand.tsx'

const UploadDialog = lazyDialog(
  async () => (await import('../../records/documents/upload/upload-dialog.tsx')).UploadDialog,
)
const CreateFromTemplateDialog = lazyDialog(
  async () =>
    (await import('../../features/documents/writing/create/create-from-template-dialog.tsx'))
      .CreateFromTemplateDialog,
)
const MoveCommand = lazyDialog(async () => (await import('./move-command.tsx')).MoveCommand)

export type OpenedCommand =
  | { kind: 'client'; name: string; phone?: string | undefined }
  | { kind: 'task'; preset: TaskPreset }
  | { kind: 'interaction'; preset: InteractionPreset }
  | { kind: 'document'; name?: string }
  | { kind: 'template'; templateId?: string }
  | { kind: 'whatsapp'; client: Recipient; text?: string }
  | { kind: 'move'; card: OpportunityRow; to: Stage; stages: readonly Stage[] }

interface CommandViewProps {
  command: OpenedCommand
  onClose: () => void
}

/** CMD-08: a command opens the dialogs of the lists, with the typed text in their fields. */
function CommandView({ command, onClose }: CommandViewProps) {
  const open = useOpen()
  switch (command.kind) {
    case 'client':
      return (
        <ClientDialog
          name={command.name}
          phone={command.phone}
          onClose={onClose}
          onSaved={({ id }) => open(recordTarget('clientes', id))}
        />
      )
    case 'task':
      return <TaskDialog {...command.preset} onClose={onClose} />
    case 'interaction':
      return <InteractionDialog {...command.preset} onClose={onClose} />
    case 'document':
      return (
        <UploadDialog
          preset={command.name ? { name: command.name } : undefined}
          onClose={onClose}
          onTemplate={() => openCommand({ kind: 'template' })}
        />
      )
    case 'template':
      return (
        <CreateFromTemplateDialog
          {...(command.templateId && { templateId: command.templateId })}
          onClose={onClose}
          onCreated={(id) => {
            onClose()
            open(recordTarget('documentos', id))
          }}
        />
      )
    case 'whatsapp':
      return (
        <WhatsAppDialog
          client={command.client}
          onClose={onClose}
          {...(command.text && { text: command.text })}
        />
      )
    case 'move':
      return <MoveCommand {...command} onClose={onClose} />
  }
}

const { Host: CommandHost, open, opened: openedCommand } = createDialogHost(CommandView)

export { CommandHost, openedCommand }

export function openCommand(command: OpenedCommand): void {
  open({ command })
}
