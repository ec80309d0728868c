import { useState } from 'react'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import type { Option } from '../../ui/option.ts'
import { Select } from '../../ui/select.tsx'

interface ChoiceDialogProps {
  title: string
  label: string
  /** The first one is chosen to begin with. */
  options: readonly Option[]
  /** The button that does it. */
  action: string
  onDone: (chosen: string) => void
  onClose: () => void
}

/** Asks for one value that all chosen records get. */
export function ChoiceDialog({
  title,
  label,
  options,
  action,
  onDone,
  onClose,
}: ChoiceDialogProps) {
  const [chosen, setChosen] = useState(options[0]?.id ?? '')
  return (
    <Dialog title={title} closesOutside={false} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          onDone(chosen)
          onClose()
        }}
      >
        <Select
          label={label}
          options={options}
          value={chosen}
          onChange={(key) => setChosen(String(key))}
        />
        <FormActions>
          <Button look="secondary" onPress={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit">{action}</Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
