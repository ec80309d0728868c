import {
  NAMED_TYPES,
  type Operation,
  OPERATION_LABELS,
  type PropertyType,
  TYPE_LABELS,
} from '@predio/domain/properties'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FigureNotice } from '../../../ui/figure-notice.tsx'
import {
  countFilters,
  type Filters,
  priceFault,
  SHOWN_SOURCES,
  type ShownSource,
} from './filters.ts'
import { PriceFilter } from './price-filter.tsx'
import { messages } from '../messages.ts'
import { messages as listingMessages } from '../../../records/listings/messages.ts'
import { ConditionSelect } from '../../../capabilities/views/condition-select.tsx'
import { words } from '../../../lib/words.ts'
import { type Option, optionsOf } from '../../../ui/option.ts'

interface FilterFieldsProps {
  filters: Filters
  tags: readonly string[]
  hasOwn: boolean
  onChange: (changes: Partial<Filters>) => void
  onClear: () => void
}

/** PROP-17: the filter offers bedrooms from 1+ to 5+. */
const TYPES = NAMED_TYPES.map((id) => ({ id, label: TYPE_LABELS[id] }))
const SOURCES = SHOWN_SOURCES.map((id) => ({ id, label: messages.sources[id] }))
const OPERATION_OPTIONS = optionsOf(OPERATION_LABELS)
const BEDROOMS = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: `${id}+` }))

const toOption = (tag: string) => ({ id: tag, label: tag })

export function FilterFields({ filters, tags, hasOwn, onChange, onClear }: FilterFieldsProps) {
  const { source, propertyType, operation, minPrice, maxPrice, bedrooms, tag } = filters
  // Clearing the filters changes this React key, which also empties fields whose text is no number.
  const [clears, setClears] = useState(0)
  const select = (
    field: string,
    label: string,
    options: readonly Option[],
    value: string | undefined,
    change: (id: string | undefined) => Partial<Filters>,
  ) => (
    <ConditionSelect
      label={label}
      all={field === 'tipo' ? words.all : words.allFeminine}
      options={options}
      chosen={filters.unshown?.includes(field) ? null : value}
      onChoose={(id) => onChange(change(id))}
    />
  )
  const tagOptions = [...new Set([...tags, ...(tag ? [tag] : [])])].map(toOption)
  return (
    <>
      {(hasOwn || source) &&
        select('origen', messages.source, SOURCES, source, (id) => ({ source: id as ShownSource }))}
      {select('tipo', words.type, TYPES, propertyType, (id) => ({
        propertyType: id as PropertyType,
      }))}
      {select('operacion', listingMessages.operation, OPERATION_OPTIONS, operation, (id) => ({
        operation: id as Operation,
      }))}
      <PriceFilter
        key={`min-${clears}`}
        label={messages.minPrice}
        value={minPrice}
        onChange={(pesos) => onChange({ minPrice: pesos })}
      />
      <PriceFilter
        key={`max-${clears}`}
        label={messages.maxPrice}
        value={maxPrice}
        onChange={(pesos) => onChange({ maxPrice: pesos })}
        error={priceFault(filters)}
      />
      {select('recamaras', listingMessages.bedrooms, BEDROOMS, bedrooms?.toString(), (id) => ({
        bedrooms: id === undefined ? undefined : Number(id),
      }))}
      {select('etiqueta', messages.tag, tagOptions, tag, (id) => ({ tag: id }))}
      <Button
        look="quiet"
        size="small"
        isDisabled={countFilters(filters) === 0}
        onPress={() => {
          setClears(clears + 1)
          onClear()
        }}
      >
        {messages.clear}
      </Button>
      <div className="basis-full empty:hidden">
        <FigureNotice figure="mxnPerUsd" />
      </div>
    </>
  )
}
