import {
  areFractions,
  LISTING_FIELD_LABELS,
  matchListingColumns,
  type ListingField,
  type ListingImportOptions,
} from '@predio/domain/listing-import'
import { OFFER_LABELS, OFFERS } from '@predio/domain/properties'
import { useMemo, useState } from 'react'
import { ColumnsForm } from '../../capabilities/imports/columns-form.tsx'
import type { PrepareProps } from '../../capabilities/imports/import-steps.tsx'
import { PrepareFrame } from '../../capabilities/imports/prepare-frame.tsx'
import type { TableSource } from '../../capabilities/imports/read-table-file.ts'
import { useRowChanges } from '../../capabilities/imports/use-row-changes.ts'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { useLocalProperties } from '../../records/listings/api/list-local-properties.ts'
import { Select } from '../../ui/select.tsx'
import { optionsOf } from '../../ui/option.ts'
import { useKnownOwners } from './api/list-owners.ts'
import { useReadListings } from './api/read-listings.ts'
import { ListingRowsPreview } from './listing-rows-preview.tsx'
import { messages } from './messages.ts'
import {
  checkListings,
  planImport,
  SKIP_ALL,
  type Checked,
  type ImportPlan,
  type ListingRowChanges,
} from './plan-import.ts'

export interface ImportJob {
  checked: readonly Checked[]
  plan: ImportPlan
  idBase: string
}

const OFFER_OPTIONS = optionsOf(OFFER_LABELS)
const CURRENCIES = (['MXN', 'USD'] as const).map((id) => ({ id, label: id }))
const PRICES: ReadonlySet<ListingField | null> = new Set(['price', 'sale_price', 'rent_price'])

export function PrepareImport(props: PrepareProps<TableSource, ImportJob>) {
  const { source, onSource, onOtherFile, onStart } = props
  const [columns, setColumns] = useState(() => matchListingColumns(source.headers))
  const thisYear = Number(useToday().slice(0, 4))
  const [chosen, setChosen] = useState<Pick<ListingImportOptions, 'offer' | 'currency'>>({
    offer: 'sale',
    currency: 'MXN',
  })
  const commissionIsFraction = useMemo(() => {
    const place = columns.indexOf('commission_percentage')
    return place !== -1 && areFractions(source.rows.map(({ cells }) => cells[place] ?? ''))
  }, [columns, source])
  const options = useMemo<ListingImportOptions>(
    () => ({ ...chosen, thisYear, commissionIsFraction }),
    [chosen, thisYear, commissionIsFraction],
  )
  const changes: ListingRowChanges = useRowChanges(SKIP_ALL)
  const { corrections, decisions } = changes
  const local = useLocalProperties()
  const hasOwners = columns.includes('owner_phone')
  const owners = useKnownOwners(hasOwners)
  const reading = useReadListings(source, columns, options)
  const { data } = reading
  const known = local.data
  const checked = useMemo(
    () => data && known && checkListings({ ...data, corrections, options, known }),
    [data, known, corrections, options],
  )
  const plan = useMemo(() => checked && planImport(checked, decisions), [checked, decisions])
  const hasPrice = columns.some((field) => PRICES.has(field))
  return (
    <PrepareFrame
      isTooLong={source.isTooLong}
      columns={
        <ColumnsForm
          source={source}
          onSource={onSource}
          labels={LISTING_FIELD_LABELS}
          columns={columns}
          onChange={setColumns}
        />
      }
      missing={!hasPrice && messages.priceMissing}
      options={
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={messages.offer}
            description={messages.offerHint}
            options={OFFER_OPTIONS}
            value={options.offer}
            onChange={(key) => {
              const offer = OFFERS.find((each) => each === key)
              if (offer) setChosen({ ...chosen, offer })
            }}
          />
          <Select
            label={messages.currency}
            description={messages.currencyHint}
            options={CURRENCIES}
            value={options.currency}
            onChange={(key) => setChosen({ ...chosen, currency: key === 'USD' ? 'USD' : 'MXN' })}
          />
          {commissionIsFraction && (
            <p className="text-sm text-ink-soft sm:col-span-2">{messages.fractions}</p>
          )}
        </div>
      }
      isChecking={reading.isFetching || local.isLoading || owners.isLoading}
      failure={
        ((local.isError && !known) || (owners.isError && !owners.data)) && {
          text: messages.checkFailed,
          onRetry: () => {
            void local.refetch()
            if (hasOwners) void owners.refetch()
          },
        }
      }
      preview={
        data &&
        checked &&
        (!hasOwners || owners.data) && (
          <ListingRowsPreview
            rows={checked}
            read={data.rows}
            owners={owners.data ?? []}
            options={options}
            changes={changes}
          />
        )
      }
      onOtherFile={onOtherFile}
      startLabel={messages.start(plan?.rows.length ?? 0)}
      count={plan?.rows.length ?? 0}
      onStart={() => data && checked && plan && onStart({ checked, plan, idBase: data.idBase })}
    />
  )
}
