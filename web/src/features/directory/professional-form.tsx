import { lacksDigit } from '@predio/domain/phones'
import { type Profession, professionalSchema } from '@predio/domain/professionals'
import { useRef } from 'react'
import { checkForm } from '../../lib/check-form.ts'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
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
  profession: Profession | undefined
  onClose: () => void
}

export function ProfessionalForm({ professional, profession, onClose }: ProfessionalFormProps) {
  const save = useSaveProfessional()
  const { form, control, submit, shown } = useRecordForm({
    draft: `professional.${professional?.id ?? 'new'}`,
    resolver: check,
    initial: professional ? toForm(professional) : newProfessional(profession ?? null),
    row: professional,
    save: (values, base, id) => save({ id, values: professionalSchema.parse(values), base }),
    savedText: professional ? messages.updated : messages.created,
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
    onClose,
  })

  /** PRO-09: the form asks once about a number that seems to lack a digit; pressing again saves it. */
  const questioned = useRef(professional?.phone)

  async function askAndSubmit(values: Values): Promise<void> {
    const { phone } = professionalSchema.parse(values)
    if (lacksDigit(phone) && questioned.current !== phone) {
      questioned.current = phone
      form.setError('phone', { type: 'question', message: messages.digitMissing })
      return
    }
    await submit(values)
  }

  return (
    <RecordForm
      {...shown}
      onSubmit={(event) => void form.handleSubmit(askAndSubmit)(event)}
      subject={messages.subject}
      submitLabel={professional ? words.saveChanges : words.add}
    >
      <ProfessionalFields control={control} />
    </RecordForm>
  )
}
