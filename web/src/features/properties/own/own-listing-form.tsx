import { ownListingSchema } from '@predio/domain/properties'
import { useRef, useState } from 'react'
import { useForm, useWatch, type Control } from 'react-hook-form'
import { checkForm } from '../../../lib/check-form.ts'
import { useField } from '../../../lib/use-field.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { useGuardedSave } from '../../../lib/use-guarded-save.ts'
import { words } from '../../../lib/words.ts'
import { RecordForm } from '../../../ui/record-form.tsx'
import { toast } from '../../../ui/toast.ts'
import { OwnerNotSaved, useSaveOwnListing, type OwnListing } from './api/own-listing.ts'
import { messages } from './messages.ts'
import { OwnListingFields } from './own-listing-fields.tsx'
import { PhotosField } from './photos-field.tsx'
import {
  describe,
  FIELD_LABELS,
  NEW_LISTING_DRAFT,
  newListing,
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
  const [isSendingPhotos, setSendingPhotos] = useState(false)
  const form = useForm<Values>({
    resolver: check,
    defaultValues: listing ? toForm(listing) : newListing(),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(listing ? `own-listing.${listing.id}` : NEW_LISTING_DRAFT, form)
  const save = useSaveOwnListing()
  const guarded = useGuardedSave({
    form,
    row: listing,
    save: (values, base) =>
      save({
        id: values.id,
        values: ownListingSchema.parse(values),
        base,
        owner: { chosen: values.owner, seen: base?.owner ?? null },
      }),
    onSaved: ({ id }) => {
      toast.success(listing ? messages.updated : messages.created)
      leave()
      onSaved(id)
    },
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
    explain: (error) => (error instanceof OwnerNotSaved ? messages.ownerFailed : undefined),
  })

  async function submit(values: Values): Promise<void> {
    // What is saved would lack them.
    if (isSendingPhotos) return form.setError('images', { message: messages.photosComing })
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
      submitLabel={listing ? words.saveChanges : messages.add}
      onCancel={leave}
    >
      <Photos control={form.control} onBusyChange={setSendingPhotos} />
      <OwnListingFields control={form.control} />
    </RecordForm>
  )
}

interface PhotosProps {
  control: Control<Values>
  onBusyChange: (isBusy: boolean) => void
}

function Photos({ control, onBusyChange }: PhotosProps) {
  const listingId = useWatch({ control, name: 'id' })
  const { value, onChange, error } = useField(control, 'images')
  return (
    <PhotosField
      key={listingId}
      listingId={listingId}
      value={value}
      onChange={onChange}
      onBusyChange={onBusyChange}
      error={error}
    />
  )
}
