import { scriptSchema } from '@predio/domain/scripts'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import type { Script } from '../../records/scripts/api/list-scripts.ts'
import { useSaveScript } from '../../records/scripts/api/save-script.ts'
import { messages } from './messages.ts'
import { ScriptFields } from './script-fields.tsx'
import {
  checkScript,
  describe,
  FIELD_LABELS,
  toForm,
  type ScriptForm as Values,
} from './script-values.ts'
import { words } from '../../lib/words.ts'

interface ScriptFormProps {
  script: Script | undefined
  initial: Values
  onClose: () => void
}

export function ScriptForm({ script, initial, onClose }: ScriptFormProps) {
  const save = useSaveScript()
  const { control, shown } = useRecordForm({
    draft: `script.${script?.id ?? 'new'}`,
    resolver: checkScript,
    initial,
    row: script,
    save: (values, base, id) => save({ id, values: scriptSchema.parse(values), base }),
    savedText: script ? messages.updated : messages.created,
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
    onClose,
  })

  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={script ? words.saveChanges : messages.create}
    >
      <ScriptFields control={control} />
    </RecordForm>
  )
}
