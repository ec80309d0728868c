import { scriptSchema } from '@predio/domain/scripts'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { newId } from '../../lib/new-id.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { toast } from '../../ui/toast.ts'
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
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => script?.id ?? newId())
  const form = useForm<Values>({
    resolver: checkScript,
    defaultValues: initial,
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`script.${script?.id ?? 'new'}`, form)
  const save = useSaveScript()
  const guarded = useGuardedSave({
    form,
    row: script,
    // Parsed again, since the schema trims the values.
    save: (values, base) => save({ id, values: scriptSchema.parse(values), base }),
    onSaved: () => {
      toast.success(script ? messages.updated : messages.created)
      leave()
    },
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
  })

  function leave(): void {
    draft.drop()
    onClose()
  }

  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(guarded.submit)(event)}
      saving={guarded}
      subject={messages.subject}
      submitLabel={script ? words.saveChanges : messages.create}
      onCancel={leave}
    >
      <ScriptFields control={form.control} />
    </RecordForm>
  )
}
