import { scriptSchema, SCRIPT_CATEGORY_LABELS, type ScriptValues } from '@predio/domain/scripts'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
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
import { words } from '../../lib/words.ts'

const FIELD_LABELS = { title: words.title, category: words.category, content: messages.content }

const checkScript = checkForm<ScriptValues>(scriptSchema, (values) => values)

interface ScriptFormProps {
  script: Script | undefined
  initial: ScriptValues
  onClose: () => void
}

export function ScriptForm({ script, initial, onClose }: ScriptFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => script?.id ?? newId())
  const form = useForm<ScriptValues>({
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
    toForm: ({ title, category, content }) => ({ title, category, content }),
    labels: FIELD_LABELS,
    describe: (values) => ({ ...values, category: SCRIPT_CATEGORY_LABELS[values.category] }),
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
