import { labelsOf } from '@predio/domain/fields'
import {
  PROSPECT_FIELDS,
  prospectSchema,
  type ProspectSource,
  type ProspectValues,
} from '@predio/domain/prospects'
import { checkForm } from '../../lib/check-form.ts'
import {
  describeRecord,
  openRecord,
  type RecordForm as FormValues,
  toInput,
} from '../../lib/record-form.ts'
import { useField } from '../../lib/use-field.ts'
import { words } from '../../lib/words.ts'
import { PropertyPicker } from '../../records/listings/property-picker.tsx'
import type { Prospect } from '../../records/prospects/api/prospect-row.ts'
import { useSaveProspect } from '../../records/prospects/api/save-prospect.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { messages } from './messages.ts'

type Values = FormValues<typeof PROSPECT_FIELDS>

interface ProspectFormProps {
  /** One that waits; a new one has none. */
  prospect?: Prospect
  /** How a new one came, and what was recognised of it. */
  begun?: { source: ProspectSource; draft: string; values: ProspectValues }
  onSaved: (saved: Prospect) => void
  onClose: () => void
}

const LABELS = labelsOf(PROSPECT_FIELDS)
const check = checkForm(prospectSchema, (values: Values) => toInput(PROSPECT_FIELDS, values))

/** PROS-54: what was recognised of a prospect, to be corrected. */
export function ProspectForm({ prospect, begun, onSaved, onClose }: ProspectFormProps) {
  const save = useSaveProspect()
  const { control, shown } = useRecordForm({
    draft: `prospect.${prospect?.id ?? begun?.draft ?? 'new'}`,
    resolver: check,
    initial: openRecord(PROSPECT_FIELDS, prospect ?? { ...EMPTY, ...begun?.values }),
    row: prospect,
    save: (form, base, id) => {
      const values = prospectSchema.parse(toInput(PROSPECT_FIELDS, form))
      return save({ id, values, base, source: begun?.source ?? 'paste' })
    },
    savedText: prospect ? messages.updated : messages.created,
    toForm: (row: Prospect) => openRecord(PROSPECT_FIELDS, row),
    labels: LABELS,
    describe: (form) => describeRecord(PROSPECT_FIELDS, form),
    texts: { saveFailed: messages.saveFailed, gone: messages.gone },
    onSaved,
    onClose,
  })
  const name = useField(control, 'name')
  const phone = useField(control, 'phone')
  const email = useField(control, 'email')
  const message = useField(control, 'message')
  const mentioned = useField(control, 'listing_text')
  const listing = useField(control, 'property_id')
  const source = useField(control, 'source_name')
  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={prospect ? words.saveChanges : messages.keep}
    >
      <TextField label={LABELS.name} autoCapitalize="words" {...name} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField type="tel" inputMode="tel" autoComplete="off" label={LABELS.phone} {...phone} />
        <TextField
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          label={LABELS.email}
          {...email}
        />
      </div>
      <TextArea label={LABELS.message} {...message} />
      <PropertyPicker label={LABELS.property_id} {...listing} />
      <TextField label={LABELS.listing_text} {...mentioned} />
      <TextField isRequired label={LABELS.source_name} {...source} />
    </RecordForm>
  )
}

const EMPTY = {
  name: null,
  phone: null,
  email: null,
  message: null,
  listing_text: null,
  property_id: null,
  property_title: null,
  source_name: '',
}
