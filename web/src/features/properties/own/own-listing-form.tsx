import { ownListingSchema } from '@predio/domain/properties'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { words } from '../../../lib/words.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSaveOwnListing, type OwnListing } from './api/own-listing.ts'
import { messages } from './messages.ts'
import { OwnListingFields } from './own-listing-fields.tsx'
import {
  describe,
  FIELD_LABELS,
  NEW_LISTING,
  toForm,
  type OwnListingForm as Values,
} from './own-listing-values.ts'

const check = checkForm<Values>(ownListingSchema)

interface OwnListingFormProps {
  /** The listing to change; without one, a new listing. */
  listing: OwnListing | undefined
  onSaved: (id: string) => void
  onClose: () => void
}

export function OwnListingForm({ listing, onSaved, onClose }: OwnListingFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [id] = useState(() => listing?.id ?? newId())
  const form = useForm<Values>({
    resolver: check,
    defaultValues: listing ? toForm(listing) : NEW_LISTING,
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(`own-listing.${listing?.id ?? 'new'}`, form)
  const save = useSaveOwnListing()
  const guarded = useGuardedSave({
    form,
    row: listing,
    save: (values, base) => save({ id, values: ownListingSchema.parse(values), base }),
    onSaved: () => {
      toast.success(listing ? messages.updated : messages.created)
      leave()
      onSaved(id)
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
      submitLabel={listing ? words.saveChanges : messages.add}
      onCancel={leave}
    >
      <OwnListingFields control={form.control} />
    </RecordForm>
  )
}
