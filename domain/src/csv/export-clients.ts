import {
  BUDGET_COLUMNS,
  CLIENT_STATUS_LABELS,
  CLIENT_TYPE_LABELS,
  type StoredClient,
} from '../clients/index.ts'
import { showClient } from '../outputs/index.ts'
import { formatPhoneAbroad } from '../phones/index.ts'
import { newestConsent, type Consent } from '../privacy/index.ts'
import { IMPORT_FIELD_LABELS, type ImportField } from './import-fields.ts'
import { spreadsheetDate } from './spreadsheet-date.ts'
import { type CsvValue, toCsv } from './to-csv.ts'

const COLUMNS = [
  'first_name',
  'last_name',
  'type',
  'status',
  'email',
  'phone',
  'whatsapp',
  'birthday',
  'address',
  'source',
  ...BUDGET_COLUMNS,
  'tags',
  'notes',
] as const satisfies readonly ImportField[]

/** PRIV-14: behind the fields; an import knows none of them and leaves them alone. */
const CONSENT_HEADERS = [
  'Versión del aviso aceptada',
  'Fecha del consentimiento',
  'Consentimiento retirado',
]

interface ExportedClient {
  client: StoredClient
  consents: readonly Consent[]
}

/** EXPORT-01, EXPORT-02: all clients as a CSV file that Excel opens correctly and that can be imported again. */
export function exportClients(clients: Iterable<ExportedClient>, zone: string): string {
  const rows: CsvValue[][] = []
  for (const { client: stored, consents } of clients) {
    const client = showClient('clientsExport', stored)
    rows.push([
      ...COLUMNS.map((column) => cellOf(client, column)),
      ...consentCells(newestConsent(consents), zone),
    ])
  }
  return toCsv([...COLUMNS.map((column) => IMPORT_FIELD_LABELS[column]), ...CONSENT_HEADERS], rows)
}

function consentCells(newest: Consent | null, zone: string): CsvValue[] {
  return [
    newest?.notice?.version ?? null,
    spreadsheetDate(newest?.given_at ?? null, zone),
    spreadsheetDate(newest?.withdrawn_at ?? null, zone),
  ]
}

function cellOf(client: StoredClient, column: (typeof COLUMNS)[number]): CsvValue {
  switch (column) {
    case 'type':
      return CLIENT_TYPE_LABELS[client.type]
    case 'status':
      return CLIENT_STATUS_LABELS[client.status]
    case 'tags':
      return client.tags.join('; ')
    case 'phone':
    case 'whatsapp':
      // With spaces: Excel turns +525512345678 into 5.25512E+11.
      return client[column] === null ? null : formatPhoneAbroad(client[column])
    default:
      return client[column]
  }
}
