import { CLIENT_FIELDS, type StoredClient } from '../clients/index.ts'
import { showClient } from '../outputs/index.ts'
import { newestConsent, type Consent } from '../privacy/index.ts'
import { fieldCells, fieldHeadings } from './field-cells.ts'
import { spreadsheetDate } from './spreadsheet-date.ts'
import { type CsvValue, toCsv } from './to-csv.ts'

/** PRIV-14: these columns come after the fields. An import ignores them. */
const CONSENT_HEADERS = [
  'Versión del aviso aceptada',
  'Fecha del consentimiento',
  'Consentimiento retirado',
]

interface ExportedClient {
  client: StoredClient
  consents: readonly Consent[]
}

/** EXPORT-01, EXPORT-02: Excel opens the file correctly, and the file can be imported again. */
export function exportClients(clients: Iterable<ExportedClient>, zone: string): string {
  const rows: CsvValue[][] = []
  for (const { client: stored, consents } of clients) {
    const client = showClient('clientsExport', stored)
    rows.push([
      ...fieldCells(CLIENT_FIELDS, client, zone),
      ...consentCells(newestConsent(consents), zone),
    ])
  }
  return toCsv([...fieldHeadings(CLIENT_FIELDS), ...CONSENT_HEADERS], rows)
}

function consentCells(newest: Consent | null, zone: string): CsvValue[] {
  return [
    newest?.notice?.version ?? null,
    spreadsheetDate(newest?.given_at ?? null, zone),
    spreadsheetDate(newest?.withdrawn_at ?? null, zone),
  ]
}
