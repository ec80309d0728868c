import { formatCalendarDate } from '@predio/domain/dates'
import { RENTAL_STATUS_LABELS, SALE_STATUS_LABELS, type Property } from '@predio/domain/properties'
import { checkForm } from '../../../lib/check-form.ts'
import { useRecordForm } from '../../../ui/use-record-form.ts'
import { listingKey } from '../../listings/listing-target.ts'
import type { LocalProperty } from '../../listings/local-property.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import { LocalCopyMissing } from '../api/local-row.ts'
import { useSaveLocal } from '../api/save-local.ts'
import { readAgent } from '../local-facts.ts'
import { messages, RECORD_LABELS } from '../messages.ts'
import { RecordFields } from './record-fields.tsx'
import { words } from '../../../lib/words.ts'
import { recordSchema, type RecordInput } from './record-schema.ts'

const checkRecord = checkForm(recordSchema, (values: RecordInput) => values)

interface LocalRecordFormProps {
  property: Property
  local: LocalProperty | undefined
  onClose: () => void
}

export function LocalRecordForm({ property, local, onClose }: LocalRecordFormProps) {
  const save = useSaveLocal(property)
  const { control, shown } = useRecordForm({
    draft: `listing-record.${listingKey(property)}`,
    resolver: checkRecord,
    initial: toInput(local),
    row: local,
    save: (values, base) => save(recordSchema.parse(values), base),
    savedText: messages.recordSaved,
    toForm: toInput,
    labels: RECORD_LABELS,
    describe,
    texts: { saveFailed: messages.recordFailed, gone: messages.recordFailed },
    explain: (error) => (error instanceof LocalCopyMissing ? messages.propertyFailed : undefined),
    onClose,
  })
  return (
    <RecordForm {...shown} subject={messages.recordSubject} submitLabel={words.save}>
      <RecordFields control={control} property={property} />
    </RecordForm>
  )
}

function toInput(local: LocalProperty | undefined): RecordInput {
  const { first, last } = readAgent(local)
  return {
    sale_status: local?.sale_status ?? '',
    rental_status: local?.rental_status ?? '',
    rental_contract_end: local?.rental_contract_end ?? null,
    first_name: first,
    last_name: last,
  }
}

function describe(values: RecordInput): Record<keyof RecordInput, string> {
  const labelOf = (labels: Readonly<Record<string, string>>, status: string) =>
    labels[status] ?? status
  const { rental_contract_end: end } = values
  return {
    ...values,
    sale_status: labelOf(SALE_STATUS_LABELS, values.sale_status),
    rental_status: labelOf(RENTAL_STATUS_LABELS, values.rental_status),
    rental_contract_end: end ? formatCalendarDate(end) : '',
  }
}
