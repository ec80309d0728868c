import { valuationSchema, type EstimateValues } from '@predio/domain/estimator'
import { useRef, useState } from 'react'
import { checkForm } from '../../../lib/check-form.ts'
import { pressedButton } from '../../../lib/hold-submit.ts'
import { newId } from '../../../lib/new-id.ts'
import { useField } from '../../../lib/use-field.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { Button } from '../../../ui/button.tsx'
import { RecordForm } from '../../../ui/record-form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import { PropertyPicker } from '../../../records/listings/property-picker.tsx'
import { useSaveValuation } from '../../../records/valuations/api/save-valuation.ts'
import type { ValuationRow } from '../../../records/valuations/api/valuation-row.ts'
import { messages } from '../messages.ts'
import { describeSave, newSave, SAVE_LABELS, toAbout, toSaveForm } from './save-values.ts'

const AS_NEW = 'new'

const checkSave = checkForm(valuationSchema, toAbout, {
  client_id: 'client',
  property_id: 'property',
})

export interface SaveFormProps {
  values: EstimateValues
  opened: ValuationRow | undefined
  onSaved: (row: ValuationRow) => void
  onClose: () => void
}

export function SaveForm({ values, opened, onSaved, onClose }: SaveFormProps) {
  const [freshId] = useState(newId)
  // EST-32: true after 'Guardar como nueva', which leaves the opened valuation as it is.
  const asNew = useRef(false)
  const save = useSaveValuation()
  const { control, shown } = useRecordForm({
    draft: `valuation.${opened?.id ?? 'new'}.${JSON.stringify(values)}`,
    resolver: checkSave,
    initial: opened ? { ...toSaveForm(opened, values), estimate: values } : newSave(values),
    row: opened,
    save: (form, read) => {
      const base = asNew.current ? undefined : read
      const about = valuationSchema.parse(toAbout(form))
      return save({ id: base?.id ?? freshId, values: { about, estimate: form.estimate }, base })
    },
    savedText: () => (opened && !asNew.current ? messages.updated : messages.created),
    onSaved,
    toForm: (row) => toSaveForm(row, values),
    labels: SAVE_LABELS,
    describe: describeSave,
    texts: messages,
    onClose,
  })
  const title = useField(control, 'title')
  const client = useField(control, 'client')
  const property = useField(control, 'property')

  return (
    <RecordForm
      {...shown}
      onSubmit={(event) => {
        asNew.current = pressedButton(event) === AS_NEW
        shown.onSubmit(event)
      }}
      subject={messages.subject}
      submitLabel={opened ? messages.saveChanges : messages.save}
      alternative={
        opened && (
          <Button type="submit" value={AS_NEW} look="secondary" isDisabled={shown.saving.isSaving}>
            {messages.saveAsNew}
          </Button>
        )
      }
    >
      <TextField label={messages.name} description={messages.nameHelp} {...title} />
      <ClientPicker label={messages.client} newClientType="propietario" {...client} />
      <PropertyPicker
        label={messages.property}
        value={property.value}
        onChange={(chosen) => property.onChange(chosen && { id: chosen.id, label: chosen.label })}
        error={property.error}
      />
    </RecordForm>
  )
}
