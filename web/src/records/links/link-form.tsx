import type { ClientType } from '@predio/domain/clients'
import { formatCalendarDate } from '@predio/domain/dates'
import { formatMxn } from '@predio/domain/money'
import type { Property } from '@predio/domain/properties'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { newId } from '../../lib/new-id.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { RecordForm } from '../../ui/record-form.tsx'
import { toast } from '../../ui/toast.ts'
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
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => link?.id ?? newId())
  const form = useForm<LinkInput>({ resolver: checkLink, defaultValues: initial })
  const draft = useFormDraft(`link.${listingKey(property)}.${link?.id ?? 'new'}`, form)
  const save = useSaveLink(property)
  const created = useRef<{ id: string; type: ClientType }>(undefined)
  const changeType = useChangeClientType()
  const guarded = useGuardedSave({
    form,
    row: link,
    save: async (typed, base) => {
      const values = linkSchema.parse(typed)
      await followRelationship(values)
      return save({ id, values, base })
    },
    onSaved: () => {
      toast.success(link ? messages.changed : messages.linked)
      leave()
    },
    toForm: toLinkInput,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
    explain: (error) => (error instanceof PropertyNotCopied ? messages.propertyFailed : undefined),
  })

  /** PROP-38: the type of a client who was created here follows the relationship that is saved. */
  async function followRelationship({ client, relationship_type }: LinkValues): Promise<void> {
    const type = CLIENT_TYPE_OF[relationship_type]
    if (created.current?.id !== client.id || created.current.type === type) return
    await changeType(created.current, type)
    created.current = { id: client.id, type }
  }

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
      submitLabel={link ? words.saveChanges : messages.linkClient}
      savingText={messages.saving}
      onCancel={leave}
    >
      <LinkFields
        control={form.control}
        onCreated={(client) => {
          created.current = client
        }}
      />
    </RecordForm>
  )
}

/** As a person reads them, to show two versions side by side. */
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
