import {
  LISTING_FIELD_LABELS,
  matchListingColumns,
  type ListingField,
  type ListingImportOptions,
} from '@predio/domain/listing-import'
import { OFFERS } from '@predio/domain/properties'
import { useMemo, useState } from 'react'
import { ColumnsForm } from '../../../records/imports/columns-form.tsx'
import type { TableSource } from '../../../records/imports/read-table-file.ts'
import { useToday } from '../../../records/profile/use-today.ts'
import { useLocalProperties } from '../../../records/listings/api/list-local-properties.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Select } from '../../../ui/select.tsx'
import { OFFER_LABELS } from '../own/own-listing-values.ts'
import { useReadListings } from './api/read-listings.ts'
import { ListingRowsPreview } from './listing-rows-preview.tsx'
import { messages } from './messages.ts'
import {
  checkListings,
  planImport,
  SKIP_ALL,
  type Checked,
  type Corrections,
  type ImportPlan,
} from './plan-import.ts'

export interface ImportJob {
  checked: readonly Checked[]
  plan: ImportPlan
}

interface PrepareImportProps {
  source: TableSource
  /** Called with another sheet of the file. */
  onSource: (source: TableSource) => void
  onOtherFile: () => void
  onStart: (job: ImportJob) => void
}

const OFFER_OPTIONS = OFFERS.map((id) => ({ id, label: OFFER_LABELS[id] }))
const CURRENCIES = (['MXN', 'USD'] as const).map((id) => ({ id, label: id }))
const PRICES: ReadonlySet<ListingField | null> = new Set(['price', 'sale_price', 'rent_price'])

export function PrepareImport({ source, onSource, onOtherFile, onStart }: PrepareImportProps) {
  const [columns, setColumns] = useState(() => matchListingColumns(source.headers))
  const thisYear = Number(useToday().slice(0, 4))
  const [options, setOptions] = useState<ListingImportOptions>({
    offer: 'sale',
    currency: 'MXN',
    thisYear,
  })
  const [corrections, setCorrections] = useState<Corrections>(new Map())
  const [decisions, setDecisions] = useState(SKIP_ALL)
  const local = useLocalProperties()
  const reading = useReadListings(source, columns, options)
  const { data } = reading
  const known = local.data
  const checked = useMemo(
    () => data && known && checkListings({ ...data, corrections, options, known }),
    [data, known, corrections, options],
  )
  const plan = useMemo(() => checked && planImport(checked, decisions), [checked, decisions])
  const hasPrice = columns.some((field) => PRICES.has(field))
  const isChecking = reading.isFetching || local.isLoading
  return (
    <>
      {source.isTooLong && <Notice tone="warning">{messages.tooLong}</Notice>}
      <ColumnsForm
        source={source}
        onSource={onSource}
        labels={LISTING_FIELD_LABELS}
        columns={columns}
        onChange={setColumns}
      />
      {!hasPrice && <Notice tone="warning">{messages.priceMissing}</Notice>}
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{messages.options}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={messages.offer}
            description={messages.offerHint}
            options={OFFER_OPTIONS}
            value={options.offer}
            onChange={(key) => {
              const offer = OFFERS.find((each) => each === key)
              if (offer) setOptions({ ...options, offer })
            }}
          />
          <Select
            label={messages.currency}
            description={messages.currencyHint}
            options={CURRENCIES}
            value={options.currency}
            onChange={(key) => setOptions({ ...options, currency: key === 'USD' ? 'USD' : 'MXN' })}
          />
        </div>
      </section>
      {isChecking && <ProgressBar label={messages.checking} isIndeterminate />}
      {local.isError && !known && (
        <div className="flex flex-col items-start gap-3">
          <Notice tone="danger">{messages.checkFailed}</Notice>
          <Button look="secondary" onPress={() => void local.refetch()}>
            {messages.retry}
          </Button>
        </div>
      )}
      {data && checked && hasPrice && (
        <ListingRowsPreview
          rows={checked}
          read={data.rows}
          options={options}
          corrections={corrections}
          onCorrect={(line, changes) => setCorrections(new Map(corrections).set(line, changes))}
          decisions={decisions}
          onDecide={setDecisions}
        />
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" onPress={onOtherFile}>
          {messages.otherFile}
        </Button>
        <Button
          isDisabled={isChecking || !hasPrice || !plan || plan.rows.length === 0}
          onPress={() => checked && plan && onStart({ checked, plan })}
        >
          {messages.start(plan?.rows.length ?? 0)}
        </Button>
      </div>
    </>
  )
}
