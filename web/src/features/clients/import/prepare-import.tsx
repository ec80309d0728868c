import { CLIENT_TYPE_LABELS, CLIENT_TYPES } from '@predio/domain/clients'
import {
  IMPORT_FIELD_LABELS,
  matchColumns,
  type ImportField,
  type ImportOptions,
} from '@predio/domain/csv'
import { useMemo, useState } from 'react'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { ColumnsForm } from '../../../capabilities/imports/columns-form.tsx'
import type { PrepareProps } from '../../../capabilities/imports/import-steps.tsx'
import { PrepareFrame } from '../../../capabilities/imports/prepare-frame.tsx'
import { useRowChanges } from '../../../capabilities/imports/use-row-changes.ts'
import { useReadImport } from './api/check-import.ts'
import { checkRows } from './check-rows.ts'
import { NO_DECISIONS, type ClientRowChanges } from './decide.ts'
import { messages } from './messages.ts'
import { planImport } from './plan-import.ts'
import type { ImportSource } from './read-file.ts'
import { ClientRowsPreview } from './client-rows-preview.tsx'
import type { ImportJob } from './running-client-import.tsx'
import { optionsOf } from '../../../ui/option.ts'

const TYPES = optionsOf(CLIENT_TYPE_LABELS)

export function PrepareImport(props: PrepareProps<ImportSource, ImportJob>) {
  const { source, onSource, onOtherFile, onStart } = props
  const [columns, setColumns] = useState<(ImportField | null)[]>(() =>
    source.kind === 'table' ? matchColumns(source.headers) : [],
  )
  const [options, setOptions] = useState<ImportOptions>({
    defaultType: 'comprador',
    phoneIsWhatsapp: true,
  })
  const changes: ClientRowChanges = useRowChanges(NO_DECISIONS)
  const { corrections, decisions } = changes
  const hasName =
    source.kind === 'vcard' || columns.some((each) => each === 'first_name' || each === 'full_name')
  const { data, isError, isFetching, refetch } = useReadImport(source, columns, options)
  const checked = useMemo(
    () => data && checkRows(data.rows, corrections, options, data.known, source.id),
    [data, corrections, options, source.id],
  )
  const plan = useMemo(
    () => data && checked && planImport(checked, data.known, decisions),
    [data, checked, decisions],
  )
  return (
    <PrepareFrame
      isTooLong={source.isTooLong}
      columns={
        source.kind === 'table' && (
          <ColumnsForm
            source={source}
            onSource={onSource}
            labels={IMPORT_FIELD_LABELS}
            columns={columns}
            onChange={setColumns}
          />
        )
      }
      missing={!hasName && messages.nameMissing}
      options={
        <>
          <div className="max-w-xs">
            <Select
              label={messages.defaultType}
              description={messages.defaultTypeHint}
              options={TYPES}
              value={options.defaultType}
              onChange={(key) => {
                const type = CLIENT_TYPES.find((each) => each === key)
                if (type) setOptions({ ...options, defaultType: type })
              }}
            />
          </div>
          <Checkbox
            label={messages.phoneIsWhatsapp}
            isSelected={options.phoneIsWhatsapp}
            onChange={(phoneIsWhatsapp) => setOptions({ ...options, phoneIsWhatsapp })}
          />
        </>
      }
      isChecking={isFetching}
      failure={isError && { text: messages.checkFailed, onRetry: () => void refetch() }}
      preview={
        data &&
        checked &&
        plan && (
          <ClientRowsPreview
            rows={checked}
            read={data.rows}
            plan={plan}
            options={options}
            changes={changes}
          />
        )
      }
      onOtherFile={onOtherFile}
      startLabel={messages.start(plan?.rows.length ?? 0, plan?.updates.length ?? 0)}
      count={plan ? plan.rows.length + plan.updates.length : 0}
      onStart={() => checked && plan && onStart({ importId: source.id, checked, plan })}
    />
  )
}
