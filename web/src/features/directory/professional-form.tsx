import { lacksDigit } from '@predio/domain/phones'
import { type Profession, professionalSchema } from '@predio/domain/professionals'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { toast } from '../../ui/toast.ts'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { useSaveProfessional } from '../../records/professionals/api/save-professional.ts'
import { messages } from './messages.ts'
import { ProfessionalFields } from './professional-fields.tsx'
import {
  describe,
  FIELD_LABELS,
  newProfessional,
  toForm,
  type ProfessionalForm as Values,
} from './professional-values.ts'
import { words } from '../../lib/words.ts'

const check = checkForm(professionalSchema, (values: Values) => values)

interface ProfessionalFormProps {
  professional: Professional | undefined
  /** The profession of a new one: that of the filter. */
  profession: Profession | undefined
  onClose: () => void
}

export function ProfessionalForm({ professional, profession, onClose }: ProfessionalFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => professional?.id ?? newId())
  const form = useForm<Values>({
    resolver: check,
    defaultValues: professional ? toForm(professional) : newProfessional(profession ?? null),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`professional.${professional?.id ?? 'new'}`, form)
  const save = useSaveProfessional()
  const guarded = useGuardedSave({
    form,
    row: professional,
    // Parsed again, since the schema trims and normalises the telephone.
    save: (values, base) => save({ id, values: professionalSchema.parse(values), base }),
    onSaved: () => {
      toast.success(professional ? messages.updated : messages.created)
      leave()
    },
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
  })

  /** The number that was questioned last: a second press saves it (PRO-09). */
  const questioned = useRef(professional?.phone)

  async function submit(values: Values): Promise<void> {
    const { phone } = professionalSchema.parse(values)
    if (lacksDigit(phone) && questioned.current !== phone) {
      questioned.current = phone
      form.setError('phone', { type: 'question', message: messages.digitMissing })
      return
    }
    await guarded.submit(values)
  }

  function leave(): void {
    draft.drop()
    onClose()
  }

  return (
    <RecordForm
      formRef={element}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      saving={guarded}
      subject={messages.subject}
      submitLabel={professional ? words.saveChanges : words.add}
      onCancel={leave}
    >
      <ProfessionalFields control={form.control} />
    </RecordForm>
  )
}
