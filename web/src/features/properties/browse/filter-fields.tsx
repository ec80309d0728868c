import {
  NAMED_TYPES,
  type Operation,
  OPERATION_LABELS,
  type PropertyType,
  TYPE_LABELS,
} from '@predio/domain/properties'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
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
import { messages as viewMessages } from '../../../capabilities/views/messages.ts'
import { words } from '../../../lib/words.ts'
import { optionsOf, type Option } from '../../../ui/option.ts'
import { Select } from '../../../ui/select.tsx'

/** The id of 'no filter'. No option has it, because tags are trimmed. */
const ALL = ' '
const BEYOND = { id: ' beyond', label: viewMessages.several }

interface FilterSelectProps {
  label: string
  /** The label of 'no filter': Todos, Todas. */
  all: string
  options: readonly Option[]
  value: string | undefined
  /** Whether the view asks for more than one option says. */
  isBeyond?: boolean | undefined
  onChange: (value: string | undefined) => void
}

interface FilterFieldsProps {
  filters: Filters
  /** All the agent has given, for the last filter. */
  tags: readonly string[]
  /** Whether there are listings of the agent's own, besides those of the site. */
  hasOwn: boolean
  onChange: (changes: Partial<Filters>) => void
  onClear: () => void
}

/** PROP-17: bedrooms from 1+ to 5+. */
const TYPES = NAMED_TYPES.map((id) => ({ id, label: TYPE_LABELS[id] }))
const SOURCES = SHOWN_SOURCES.map((id) => ({ id, label: messages.sources[id] }))
const OPERATION_OPTIONS = optionsOf(OPERATION_LABELS)
const BEDROOMS = ['1', '2', '3', '4', '5'].map((id) => ({ id, label: `${id}+` }))

const toOption = (tag: string) => ({ id: tag, label: tag })

export function FilterFields({ filters, tags, hasOwn, onChange, onClear }: FilterFieldsProps) {
  // What was typed and not understood goes with the rest.
  const [clears, setClears] = useState(0)
  return (
    <div
      className={cx(
        'grid grid-cols-2 items-start gap-3 sm:grid-cols-3',
        hasOwn
          ? 'lg:grid-cols-[repeat(7,minmax(0,1fr))_auto]'
          : 'lg:grid-cols-[repeat(6,minmax(0,1fr))_auto]',
      )}
    >
      {hasOwn && (
        <FilterSelect
          label={messages.source}
          isBeyond={filters.beyond?.includes('origen')}
          all={words.allFeminine}
          options={SOURCES}
          value={filters.source}
          onChange={(source) => onChange({ source: source as ShownSource })}
        />
      )}
      <FilterSelect
        label={words.type}
        isBeyond={filters.beyond?.includes('tipo')}
        all={words.all}
        options={TYPES}
        value={filters.propertyType}
        onChange={(propertyType) => onChange({ propertyType: propertyType as PropertyType })}
      />
      <FilterSelect
        label={listingMessages.operation}
        isBeyond={filters.beyond?.includes('operacion')}
        all={words.allFeminine}
        options={OPERATION_OPTIONS}
        value={filters.operation}
        onChange={(operation) => onChange({ operation: operation as Operation })}
      />
      <PriceFilter
        key={`min-${clears}`}
        label={messages.minPrice}
        value={filters.minPrice}
        onChange={(minPrice) => onChange({ minPrice })}
      />
      <PriceFilter
        key={`max-${clears}`}
        label={messages.maxPrice}
        value={filters.maxPrice}
        onChange={(maxPrice) => onChange({ maxPrice })}
        error={priceFault(filters)}
      />
      <FilterSelect
        label={listingMessages.bedrooms}
        isBeyond={filters.beyond?.includes('recamaras')}
        all={words.allFeminine}
        options={BEDROOMS}
        value={filters.bedrooms?.toString()}
        onChange={(bedrooms) =>
          onChange({ bedrooms: bedrooms === undefined ? undefined : Number(bedrooms) })
        }
      />
      <FilterSelect
        label={messages.tag}
        isBeyond={filters.beyond?.includes('etiqueta')}
        all={words.allFeminine}
        options={[...new Set([...tags, ...(filters.tag ? [filters.tag] : [])])].map(toOption)}
        value={filters.tag}
        onChange={(tag) => onChange({ tag })}
      />
      {/* Beside the inputs, below their labels: what a field says makes it taller. */}
      <div className="lg:pt-6.5">
        <Button
          look="quiet"
          isDisabled={countFilters(filters) === 0}
          onPress={() => {
            setClears(clears + 1)
            onClear()
          }}
        >
          {messages.clear}
        </Button>
      </div>
      <div className="col-span-full empty:hidden">
        <FigureNotice figure="mxnPerUsd" />
      </div>
    </div>
  )
}

function FilterSelect({ label, all, options, value, isBeyond, onChange }: FilterSelectProps) {
  return (
    <Select
      label={label}
      options={[{ id: ALL, label: all }, ...options, ...(isBeyond ? [BEYOND] : [])]}
      value={isBeyond ? BEYOND.id : (value ?? ALL)}
      onChange={(id) => {
        if (id !== BEYOND.id) onChange(id === ALL || id === null ? undefined : String(id))
      }}
    />
  )
}
