import { OWN_LISTING_FIELDS as OWN } from '@predio/domain/properties'
import { useWatch, type Control } from 'react-hook-form'
import type { ReactNode } from 'react'
import { useField } from '../../lib/use-field.ts'
import { ClientPicker } from '../clients/client-picker.tsx'
import { CLIENT_TYPE_OF } from '../links/relationship.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { optionsOf } from '../../ui/option.ts'
import { DatePicker } from '../../ui/date-picker.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { WordsField } from '../../ui/words-field.tsx'
import { messages } from './messages.ts'
import { AVAILABLE, FIELD_LABELS, type OwnListingForm } from './own-listing-values.ts'

const TYPES = optionsOf(OWN.property_type.options)
const OFFER_SEGMENTS = optionsOf(OWN.offer.options)
const SALE_OPTIONS = optionsOf(OWN.sale_status.options)
const RENTAL_OPTIONS = optionsOf(OWN.rental_status.options)
const CURRENCIES = optionsOf(OWN.currency.options)
const POINT_SHOWN = optionsOf(OWN.point_shown.options)
const PAIR = 'grid gap-6 sm:grid-cols-2'

type NumberName = Extract<
  {
    [Name in keyof typeof OWN]: (typeof OWN)[Name]['kind'] extends 'number' ? Name : never
  }[keyof typeof OWN],
  string
>

function limits(name: NumberName) {
  const { label, min, max, step } = OWN[name]
  return { label, min, max, step }
}

type FieldsProps = { control: Control<OwnListingForm> }

/** OWN-04: the agent must fill in the first four fields. */
export function OwnListingFields({ control }: FieldsProps) {
  return (
    <>
      <Offered control={control} />
      <Part title={messages.place}>
        <Place control={control} />
      </Part>
      <Part title={messages.measures}>
        <Measures control={control} />
      </Part>
      <Part title={messages.details}>
        <Details control={control} />
      </Part>
      <Part title={messages.agreement}>
        <Agreement control={control} />
      </Part>
      <Part title={messages.publicSite}>
        <Publication control={control} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-6 border-t border-line pt-6">
      <legend className="float-left mb-0 w-full font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}

function Offered({ control }: FieldsProps) {
  const title = useField(control, 'title')
  const { inputRef: _offer, onBlur: _left, ...offer } = useField(control, 'offer')
  const type = useField(control, 'property_type')
  const price = useField(control, 'price')
  const currency = useField(control, 'currency')
  const second = useField(control, 'second_price')
  const isBoth = offer.value === 'both'
  return (
    <>
      <TextField isRequired label={FIELD_LABELS.title} autoCapitalize="sentences" {...title} />
      <SegmentedControl
        label={FIELD_LABELS.offer}
        segments={OFFER_SEGMENTS}
        value={offer.value}
        onChange={offer.onChange}
      />
      <div className={PAIR}>
        <Select isRequired label={FIELD_LABELS.property_type} options={TYPES} {...type} />
        <div className="grid grid-cols-[1fr_7rem] items-start gap-3">
          <AmountField
            isRequired
            label={
              isBoth
                ? messages.salePrice
                : offer.value === 'rent'
                  ? FIELD_LABELS.second_price
                  : FIELD_LABELS.price
            }
            {...price}
          />
          <Select label={FIELD_LABELS.currency} options={CURRENCIES} {...currency} />
        </div>
        {isBoth && <AmountField label={FIELD_LABELS.second_price} {...second} />}
      </div>
    </>
  )
}

function Place({ control }: FieldsProps) {
  const street = useField(control, 'street')
  const latitude = useField(control, 'latitude')
  const longitude = useField(control, 'longitude')
  const { inputRef: _shown, ...shown } = useField(control, 'point_shown')
  const colonia = useField(control, 'colonia')
  const city = useField(control, 'city')
  const state = useField(control, 'state')
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      <div className="sm:col-span-3">
        <TextField
          label={FIELD_LABELS.street}
          description={messages.onlyForYou}
          autoCapitalize="words"
          {...street}
        />
      </div>
      <TextField label={FIELD_LABELS.colonia} autoCapitalize="words" {...colonia} />
      <TextField label={FIELD_LABELS.city} autoCapitalize="words" {...city} />
      <TextField label={FIELD_LABELS.state} autoCapitalize="words" {...state} />
      <NumberField {...limits('latitude')} {...latitude} />
      <NumberField {...limits('longitude')} {...longitude} />
      <Select label={FIELD_LABELS.point_shown} options={POINT_SHOWN} {...shown} />
    </div>
  )
}

function Measures({ control }: FieldsProps) {
  const bedrooms = useField(control, 'bedrooms')
  const bathrooms = useField(control, 'bathrooms')
  const area = useField(control, 'area')
  const land = useField(control, 'land_area')
  const parking = useField(control, 'parking')
  const year = useField(control, 'year_built')
  return (
    <div className="grid grid-cols-2 gap-6 sm:grid-cols-3">
      <NumberField hasSteppers {...limits('bedrooms')} {...bedrooms} />
      <NumberField hasSteppers {...limits('bathrooms')} step={0.5} {...bathrooms} />
      <NumberField hasSteppers {...limits('parking')} {...parking} />
      <NumberField unit="m²" {...limits('area')} {...area} />
      <NumberField unit="m²" {...limits('land_area')} {...land} />
      <NumberField isYear {...limits('year_built')} {...year} />
    </div>
  )
}

function Details({ control }: FieldsProps) {
  const features = useField(control, 'features')
  const description = useField(control, 'description')
  const video = useField(control, 'video_url')
  const tour = useField(control, 'tour_url')
  const fee = useField(control, 'maintenance_fee')
  const sale = useField(control, 'sale_status')
  const rental = useField(control, 'rental_status')
  const offer = useWatch({ control, name: 'offer' })
  return (
    <>
      <WordsField label={FIELD_LABELS.features} placeholder={messages.featuresHint} {...features} />
      <TextArea
        label={FIELD_LABELS.description}
        description={messages.publicNoteHint}
        {...description}
      />
      <div className={PAIR}>
        <TextField
          label={FIELD_LABELS.video_url}
          type="url"
          placeholder="https://youtu.be/…"
          autoCapitalize="none"
          {...video}
        />
        <TextField
          label={FIELD_LABELS.tour_url}
          type="url"
          placeholder="https://my.matterport.com/…"
          autoCapitalize="none"
          {...tour}
        />
        <AmountField label={FIELD_LABELS.maintenance_fee} {...fee} />
        {offer !== 'rent' && (
          <Select
            label={FIELD_LABELS.sale_status}
            options={SALE_OPTIONS}
            {...sale}
            value={sale.value ?? AVAILABLE}
          />
        )}
        {offer !== 'sale' && (
          <Select
            label={FIELD_LABELS.rental_status}
            options={RENTAL_OPTIONS}
            {...rental}
            value={rental.value ?? AVAILABLE}
          />
        )}
      </div>
    </>
  )
}

function Agreement({ control }: FieldsProps) {
  const owner = useField(control, 'owner')
  const { inputRef: _exclusive, onBlur: _left, ...exclusive } = useField(control, 'is_exclusive')
  const { inputRef: _until, onBlur: _done, ...until } = useField(control, 'exclusive_until')
  const commission = useField(control, 'commission_percentage')
  const shared = useField(control, 'shared_commission_percentage')
  const note = useField(control, 'private_note')
  const isExclusive = useWatch({ control, name: 'is_exclusive' })
  return (
    <>
      <ClientPicker label={FIELD_LABELS.owner} newClientType={CLIENT_TYPE_OF.owner} {...owner} />
      <Checkbox
        label={FIELD_LABELS.is_exclusive}
        isSelected={exclusive.value}
        onChange={exclusive.onChange}
      />
      <div className={PAIR}>
        {isExclusive && (
          <DatePicker
            label={FIELD_LABELS.exclusive_until}
            value={until.value}
            onChange={until.onChange}
            error={until.error}
          />
        )}
        <NumberField unit="%" {...limits('commission_percentage')} {...commission} />
        <NumberField unit="%" {...limits('shared_commission_percentage')} {...shared} />
      </div>
      <TextArea
        label={FIELD_LABELS.private_note}
        description={messages.privateNoteHint}
        {...note}
      />
    </>
  )
}

/** WEB-12 */
function Publication({ control }: FieldsProps) {
  return (['is_published', 'hides_price', 'is_featured'] as const).map((name) => (
    <PublicationFlag key={name} name={name} control={control} />
  ))
}

function PublicationFlag({
  name,
  control,
}: FieldsProps & { name: 'is_published' | 'hides_price' | 'is_featured' }) {
  const { value, onChange } = useField(control, name)
  return <Checkbox label={FIELD_LABELS[name]} isSelected={value} onChange={onChange} />
}
