import { ownListingSchema } from '@predio/domain/properties'
import { useRef, useState } from 'react'
import { useForm, useWatch, type Control } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { useField } from '../../lib/use-field.ts'
import { useFocusFault } from '../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../ui/use-form-draft.ts'
import { useGuardedSave } from '../../lib/use-guarded-save.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
import { toast } from '../../ui/toast.ts'
import { OwnerNotSaved, useSaveOwnListing, type OwnListing } from './api/own-listing.ts'
import { messages } from './messages.ts'
import { OwnListingFields } from './own-listing-fields.tsx'
import { PhotosField, type UploadsState } from './photos/photos-field.tsx'
import {
  describe,
  FIELD_LABELS,
  NEW_LISTING_DRAFT,
  newListing,
  toForm,
  type OwnListingForm as Values,
} from './own-listing-values.ts'

const NO_UPLOADS: UploadsState = { isBusy: false, failed: 0, retry: () => undefined }

const check = checkForm(ownListingSchema, (values: Values) => values)

interface OwnListingFormProps {
  /** The listing to change; without one, a new listing. */
  listing: OwnListing | undefined
  /** Its draft is what was just read from a page or a text, which is no news to the agent. */
  isPasted?: boolean
  onSaved: (id: string) => void
  onClose: () => void
}

export function OwnListingForm({
  listing,
  isPasted = false,
  onSaved,
  onClose,
}: OwnListingFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [photos, setPhotos] = useState<UploadsState>(NO_UPLOADS)
  /** Asked before a listing is saved without photographs that did not arrive. */
  const [asksAboutPhotos, setAsksAboutPhotos] = useState(false)
  const form = useForm<Values>({
    resolver: check,
    defaultValues: listing ? toForm(listing) : newListing(),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(listing ? `own-listing.${listing.id}` : NEW_LISTING_DRAFT, form, {
    isQuiet: isPasted,
  })
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

  function followPhotos(state: UploadsState): void {
    setPhotos(state)
    if (!state.isBusy) form.clearErrors('images')
    if (state.failed === 0) setAsksAboutPhotos(false)
  }

  // What is saved would lack them.
  async function submit(values: Values): Promise<void> {
    if (photos.isBusy) return form.setError('images', { message: messages.photosComing })
    if (photos.failed > 0) return setAsksAboutPhotos(true)
    await guarded.submit(values)
  }

  function saveWithoutPhotos(): void {
    setAsksAboutPhotos(false)
    void form.handleSubmit(guarded.submit)()
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
      question={
        asksAboutPhotos && (
          <div className="flex flex-col gap-3">
            <p>{messages.photosLost(photos.failed)}</p>
            <div className="flex flex-wrap gap-3">
              <Button look="secondary" size="small" onPress={photos.retry}>
                {words.retry}
              </Button>
              <Button look="quiet" size="small" onPress={saveWithoutPhotos}>
                {messages.saveWithoutPhotos}
              </Button>
            </div>
          </div>
        )
      }
    >
      <Photos control={form.control} onUploads={followPhotos} />
      <OwnListingFields control={form.control} />
    </RecordForm>
  )
}

interface PhotosProps {
  control: Control<Values>
  onUploads: (state: UploadsState) => void
}

function Photos({ control, onUploads }: PhotosProps) {
  const listingId = useWatch({ control, name: 'id' })
  const { value, onChange, error } = useField(control, 'images')
  return (
    <PhotosField
      key={listingId}
      listingId={listingId}
      value={value}
      onChange={onChange}
      onUploads={onUploads}
      error={error}
    />
  )
}
