import type { ClientType } from '@predio/domain/clients'
import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import type { Property } from '@predio/domain/properties'
import { useRef } from 'react'
import { checkForm } from '../../lib/check-form.ts'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import type { PropertyLink } from './api/list-links.ts'
import { PropertyNotCopied, useSaveLink } from './api/save-link.ts'
import { LinkFields } from './link-fields.tsx'
import { linkSchema, type LinkInput, type LinkValues } from './link-schema.ts'
import { FIELD_LABELS, messages } from './messages.ts'
import { useChangeClientType } from '../clients/api/change-client-type.ts'
import { listingKey } from '../listings/listing-target.ts'
import { words } from '../../lib/words.ts'
import { toLinkInput } from './to-link-input.ts'
import { CLIENT_TYPE_OF, isRelationship, RELATIONSHIP_LABELS } from './relationship.ts'

const checkLink = checkForm(linkSchema, (values: LinkInput) => values)

interface LinkFormProps {
  property: Property
  link: PropertyLink | undefined
  initial: LinkInput
  onClose: () => void
}

export function LinkForm({ property, link, initial, onClose }: LinkFormProps) {
  const save = useSaveLink(property)
  const created = useRef<{ id: string; type: ClientType }>(undefined)
  const changeType = useChangeClientType()
  const { control, shown } = useRecordForm({
    draft: `link.${listingKey(property)}.${link?.id ?? 'new'}`,
    resolver: checkLink,
    initial,
    row: link,
    save: async (typed, base, id) => {
      const values = linkSchema.parse(typed)
      await followRelationship(values)
      return save({ id, values, base })
    },
    savedText: link ? messages.changed : messages.linked,
    toForm: toLinkInput,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
    explain: (error) => (error instanceof PropertyNotCopied ? messages.propertyFailed : undefined),
    onClose,
  })

  /** PROP-38: a client who was created in this form gets the type that fits the saved relationship. */
  async function followRelationship({ client, relationship_type }: LinkValues): Promise<void> {
    const type = CLIENT_TYPE_OF[relationship_type]
    if (created.current?.id !== client.id || created.current.type === type) return
    await changeType(created.current, type)
    created.current = { id: client.id, type }
  }

  return (
    <RecordForm
      {...shown}
      subject={messages.subject}
      submitLabel={link ? words.saveChanges : messages.linkClient}
      savingText={messages.saving}
    >
      <LinkFields
        control={control}
        onCreated={(client) => {
          created.current = client
        }}
      />
    </RecordForm>
  )
}

function describe(values: LinkInput): Record<keyof LinkInput, string> {
  const { relationship_type: type, start_date, end_date, price, commission_percentage } = values
  return {
    client: values.client?.label ?? '',
    relationship_type: isRelationship(type) ? RELATIONSHIP_LABELS[type] : type,
    start_date: start_date ? formatCalendarDate(start_date) : '',
    end_date: end_date ? formatCalendarDate(end_date) : '',
    price: typeof price === 'number' ? formatMxn(price) : (price ?? ''),
    commission_percentage: commission_percentage === null ? '' : `${commission_percentage} %`,
    notes: values.notes,
  }
}
