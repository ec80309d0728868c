import { useState } from 'react'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import type { OpenView } from './use-open-view.ts'
import type { ViewDialogs } from './use-view-dialogs.tsx'

interface SaveButtonsProps {
  open: OpenView
  dialogs: ViewDialogs
}

/** VIEW-12: a changed view can be saved or reset. */
export function SaveButtons({ open: { saved, isChanged }, dialogs }: SaveButtonsProps) {
  const [isSaving, setSaving] = useState(false)
  if (!isChanged) return null

  async function save(): Promise<void> {
    setSaving(true)
    await dialogs.actions.save()
    setSaving(false)
  }

  return (
    <div className="flex shrink-0 gap-2">
      {saved && (
        <Button
          size="small"
          isPending={isSaving}
          pendingLabel={words.saving}
          onPress={() => void save()}
        >
          {messages.save}
        </Button>
      )}
      <Button look="secondary" size="small" onPress={dialogs.saveAs}>
        {messages.saveAs}
      </Button>
    </div>
  )
}
