import type { ScriptCategory } from '@predio/domain/scripts'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyLinkButton } from '../../capabilities/addresses/copy-link.tsx'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { messages } from './messages.ts'
import { ScriptForm } from './script-form.tsx'
import { newScript, toForm } from './script-values.ts'

interface ScriptDialogProps {
  script?: Script | undefined
  category?: ScriptCategory
  onClose: () => void
}

export function ScriptDialog({ script, category = 'presentacion', onClose }: ScriptDialogProps) {
  const initial = script ? toForm(script) : newScript(category)
  return (
    <Dialog
      title={script ? messages.editScript : messages.newScript}
      onClose={onClose}
      closesOutside={false}
      actions={script && <CopyLinkButton kind="scripts" id={script.id} />}
    >
      <ScriptForm script={script} initial={initial} onClose={onClose} />
    </Dialog>
  )
}
