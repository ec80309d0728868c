import {
  listingsPath,
  OPERATION_WORDS,
  ORDER_WORDS,
  SITE_FILTER_FIELDS as FIELDS,
  SITE_ORDERS,
  type SiteFilters,
  type SiteOptions,
  type SiteOrder,
} from '@predio/domain/agent-site'
import { OPERATION_LABELS, TYPE_LABELS } from '@predio/domain/properties'
import { SlidersHorizontal } from 'lucide-react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { soloFrame } from '../../../ui/field-styles.ts'
import { messages } from '../messages.ts'

interface FiltersFormProps {
  site: string
  filters: SiteFilters
  options: SiteOptions
  activeCount: number
}

const BEDROOMS = [1, 2, 3, 4, 5]
const FIELD = 'flex min-w-0 flex-col gap-1.5 text-sm font-medium'

/** WEB-54: a form that asks for an address, so that it works without script. A phone opens it; a desk shows it (agent-site.css). */
export function FiltersForm({ site, filters, options, activeCount }: FiltersFormProps) {
  const { operations, types, zones } = options
  return (
    <details className="site-filters rounded-lg bg-card shadow-sm print:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 rounded-lg px-4 font-medium">
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {activeCount > 0 ? `${messages.filters} (${activeCount})` : messages.filters}
      </summary>
      <form
        method="get"
        action={listingsPath(site)}
        data-filters
        className="grid grid-cols-2 items-end gap-4 p-4 sm:grid-cols-4 lg:grid-cols-8 lg:gap-2"
      >
        {(operations.length > 1 || filters.operation) && (
          <Choice
            name={FIELDS.operation}
            label={messages.operation}
            any={messages.any}
            chosen={filters.operation && OPERATION_WORDS[filters.operation]}
            entries={operations.map((each) => [OPERATION_WORDS[each], OPERATION_LABELS[each]])}
          />
        )}
        {(types.length > 1 || filters.type) && (
          <Choice
            name={FIELDS.type}
            label={messages.type}
            any={messages.anyOther}
            chosen={filters.type}
            entries={types.map((each) => [each, TYPE_LABELS[each]])}
          />
        )}
        {(zones.length > 1 || filters.zone) && (
          <Choice
            name={FIELDS.zone}
            label={messages.zone}
            any={messages.any}
            chosen={filters.zone}
            entries={zones.map((each) => [each, each])}
          />
        )}
        <Choice
          name={FIELDS.bedrooms}
          label={messages.bedrooms}
          any={messages.anyOther}
          chosen={filters.bedrooms}
          entries={BEDROOMS.map((each) => [each, messages.bedroomsFrom(each)])}
        />
        <Amount name={FIELDS.priceFrom} label={messages.priceFrom} value={filters.priceFrom} />
        <Amount name={FIELDS.priceTo} label={messages.priceTo} value={filters.priceTo} />
        <Choice
          name={FIELDS.order}
          label={messages.order}
          chosen={orderValue(filters.order)}
          entries={SITE_ORDERS.map((each) => [orderValue(each), messages.orders[each]])}
        />
        <button
          type="submit"
          className={`${buttonClass('primary', 'medium', false)} max-sm:col-span-2 lg:px-2`}
        >
          {messages.apply}
        </button>
      </form>
    </details>
  )
}

/** The usual order stays out of the address. */
function orderValue(order: SiteOrder): string {
  return order === 'recent' ? '' : ORDER_WORDS[order]
}

interface ChoiceProps {
  name: string
  label: string
  /** The first entry, which chooses nothing. */
  any?: string
  chosen: string | number | null
  entries: readonly (readonly [value: string | number, label: string])[]
}

function Choice({ name, label, any, chosen, entries }: ChoiceProps) {
  const isListed = chosen === null || entries.some(([value]) => value === chosen)
  return (
    <label className={FIELD}>
      {label}
      <select name={name} defaultValue={chosen ?? ''} className={soloFrame}>
        {any && <option value="">{any}</option>}
        {!isListed && <option value={chosen}>{chosen}</option>}
        {entries.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function Amount({ name, label, value }: { name: string; label: string; value: number | null }) {
  return (
    <label className={FIELD}>
      {label}
      <input
        name={name}
        defaultValue={value ?? ''}
        inputMode="numeric"
        autoComplete="off"
        placeholder="$"
        maxLength={16}
        className={soloFrame}
      />
    </label>
  )
}
