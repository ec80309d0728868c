import {
  OFFERS,
  PROPERTY_TYPES,
  RENTAL_STATUSES,
  SALE_STATUSES,
  TYPE_LABELS,
} from '@predio/domain/properties'
import { useWatch, type Control } from 'react-hook-form'
import type { ReactNode } from 'react'
import { useField } from '../../../lib/use-field.ts'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import { CLIENT_TYPE_OF } from '../../../records/links/relationship.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { DatePicker } from '../../../ui/date-picker.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { WordsField } from '../../../ui/words-field.tsx'
import { RENTAL_LABELS, SALE_LABELS } from '../record/record-schema.ts'
import { messages } from './messages.ts'
import { AVAILABLE, FIELD_LABELS, OFFER_LABELS, type OwnListingForm } from './own-listing-values.ts'

const TYPES = PROPERTY_TYPES.map((id) => ({ id, label: TYPE_LABELS[id] }))
const OFFER_SEGMENTS = OFFERS.map((id) => ({ id, label: OFFER_LABELS[id] }))
const SALE_OPTIONS = SALE_STATUSES.map((id) => ({ id, label: SALE_LABELS[id] }))
const RENTAL_OPTIONS = RENTAL_STATUSES.map((id) => ({ id, label: RENTAL_LABELS[id] }))
const CURRENCIES = (['MXN', 'USD'] as const).map((id) => ({ id, label: id }))
const PAIR = 'grid gap-6 sm:grid-cols-2'
const COUNT = { min: 0, max: 99, step: 1, hasSteppers: true } as const

type FieldsProps = { control: Control<OwnListingForm> }

/** OWN-04: what matters most stands first; only the first four are required. */
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
                  ? messages.rentPrice
                  : messages.price
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
  const colonia = useField(control, 'colonia')
  const city = useField(control, 'city')
  const state = useField(control, 'state')
  return (
    <div className="grid gap-6 sm:grid-cols-3">
      <TextField label={FIELD_LABELS.colonia} autoCapitalize="words" {...colonia} />
      <TextField label={FIELD_LABELS.city} autoCapitalize="words" {...city} />
      <TextField label={FIELD_LABELS.state} autoCapitalize="words" {...state} />
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
      <NumberField {...COUNT} label={FIELD_LABELS.bedrooms} {...bedrooms} />
      <NumberField {...COUNT} step={0.5} label={FIELD_LABELS.bathrooms} {...bathrooms} />
      <NumberField {...COUNT} max={999} label={FIELD_LABELS.parking} {...parking} />
      <NumberField
        min={0}
        max={99_999_999}
        step={0.01}
        unit="m²"
        label={FIELD_LABELS.area}
        {...area}
      />
      <NumberField
        min={0}
        max={99_999_999}
        step={0.01}
        unit="m²"
        label={FIELD_LABELS.land_area}
        {...land}
      />
      <NumberField
        isYear
        min={1500}
        max={2200}
        step={1}
        label={FIELD_LABELS.year_built}
        {...year}
      />
    </div>
  )
}

function Details({ control }: FieldsProps) {
  const features = useField(control, 'features')
  const description = useField(control, 'description')
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
        <NumberField
          min={0}
          max={100}
          step={0.01}
          unit="%"
          label={FIELD_LABELS.commission_percentage}
          {...commission}
        />
        <NumberField
          min={0}
          max={100}
          step={0.01}
          unit="%"
          label={FIELD_LABELS.shared_commission_percentage}
          {...shared}
        />
      </div>
      <TextArea
        label={FIELD_LABELS.private_note}
        description={messages.privateNoteHint}
        {...note}
      />
    </>
  )
}
