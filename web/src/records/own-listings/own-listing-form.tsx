import { ownListingSchema } from '@predio/domain/properties'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { useField } from '../../lib/use-field.ts'
import { useRecordForm } from '../../ui/use-record-form.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { RecordForm } from '../../ui/record-form.tsx'
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
  listing: OwnListing | undefined
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
  const [photos, setPhotos] = useState<UploadsState>(NO_UPLOADS)
  const [asksAboutPhotos, setAsksAboutPhotos] = useState(false)
  const save = useSaveOwnListing()
  const { form, control, submit, shown } = useRecordForm({
    draft: listing ? `own-listing.${listing.id}` : NEW_LISTING_DRAFT,
    isQuiet: isPasted,
    resolver: check,
    initial: listing ? toForm(listing) : newListing(),
    row: listing,
    save: (values, base) =>
      save({
        id: values.id,
        values: ownListingSchema.parse(values),
        base,
        owner: { chosen: values.owner, seen: base?.owner ?? null },
      }),
    savedText: listing ? messages.updated : messages.created,
    onSaved: ({ id }) => {
      onClose()
      onSaved(id)
    },
    toForm,
    labels: FIELD_LABELS,
    describe,
    texts: messages,
    explain: (error) => (error instanceof OwnerNotSaved ? messages.ownerFailed : undefined),
    onClose,
  })

  function followPhotos(state: UploadsState): void {
    setPhotos(state)
    if (!state.isBusy) form.clearErrors('images')
    if (state.failed === 0) setAsksAboutPhotos(false)
  }

  async function submitAll(values: Values): Promise<void> {
    if (photos.isBusy) return form.setError('images', { message: messages.photosComing })
    if (photos.failed > 0) return setAsksAboutPhotos(true)
    await submit(values)
  }

  function saveWithoutPhotos(): void {
    setAsksAboutPhotos(false)
    void form.handleSubmit(submit)()
  }

  return (
    <RecordForm
      {...shown}
      onSubmit={(event) => void form.handleSubmit(submitAll)(event)}
      subject={messages.subject}
      submitLabel={listing ? words.saveChanges : messages.add}
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
      <Photos control={control} onUploads={followPhotos} />
      <OwnListingFields control={control} />
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
