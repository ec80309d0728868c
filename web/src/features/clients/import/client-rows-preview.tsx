import {
  BUDGET_COLUMNS,
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  fullName,
} from '@predio/domain/clients'
import {
  IMPORT_FIELD_LABELS,
  nameCells,
  readClientRow,
  type ImportedRow,
  type ImportField,
  type ImportOptions,
} from '@predio/domain/csv'
import { formatPhone } from '@predio/domain/phones'
import type { RepairFields } from '../../../capabilities/imports/repair-form.tsx'
import { RowsPreview } from '../../../capabilities/imports/rows-preview.tsx'
import { optionsOf } from '../../../ui/option.ts'
import { correct, type Checked } from './check-rows.ts'
import { choicesFor, decisionOf, type ClientRowChanges } from './decide.ts'
import { messages } from './messages.ts'
import type { ImportPlan } from './plan-import.ts'
import { describeDuplicate } from './write-report.ts'

interface ClientRowsPreviewProps {
  rows: readonly Checked[]
  read: readonly ImportedRow[]
  plan: ImportPlan
  options: ImportOptions
  changes: ClientRowChanges
}

const NAMES = ['first_name', 'last_name'] as const
const NAME = { autoCapitalize: 'words' } as const
const PHONE = { type: 'tel' } as const

const FIELDS: RepairFields<ImportField> = {
  labels: IMPORT_FIELD_LABELS,
  options: { type: optionsOf(CLIENT_TYPE_LABELS), status: optionsOf(CLIENT_STATUS_LABELS) },
  long: ['notes'],
  inputs: {
    first_name: NAME,
    last_name: NAME,
    phone: PHONE,
    whatsapp: PHONE,
    email: { type: 'email', autoCapitalize: 'none' },
  },
  together: { first_name: NAMES, last_name: NAMES, budget_min: BUDGET_COLUMNS },
  cellsOf(cells) {
    const { first, last } = nameCells(cells)
    return { ...cells, first_name: first, last_name: last }
  },
}

export function ClientRowsPreview({ plan, options, ...rest }: ClientRowsPreviewProps) {
  const withoutEmail = new Set(
    plan.rows.filter(({ email }) => email === null).map(({ import_row }) => import_row),
  )
  return (
    <RowsPreview
      {...rest}
      texts={messages}
      isRefused={({ client }) => client === null}
      duplicateOf={describeDuplicate}
      describe={({ client, values, line, remarks }) => {
        const losesEmail = client?.email != null && withoutEmail.has(line)
        const phone = client?.phone ? formatPhone(client.phone) : values.phone
        return {
          name: client
            ? fullName(client)
            : (values.full_name ?? `${values.first_name ?? ''} ${values.last_name ?? ''}`.trim()),
          about: [client?.email ?? values.email, phone].filter(Boolean).join(' · '),
          notes: losesEmail ? [...remarks, messages.emailTaken] : remarks,
        }
      }}
      choicesFor={choicesFor}
      decisionOf={decisionOf}
      fields={FIELDS}
      readAgain={({ values, line }, cells) => readClientRow(correct(values, cells), line, options)}
    />
  )
}
