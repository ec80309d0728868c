export { decodeText } from './decode-text.ts'

export { exportClients } from './export-clients.ts'
export { exportInteractions } from './export-interactions.ts'
export { exportListings } from './export-listings.ts'
export { exportOpportunities } from './export-opportunities.ts'
export { exportTasks } from './export-tasks.ts'
export {
  IMPORT_FIELD_LABELS,
  type ImportField,
  type ImportValues,
  MAX_IMPORT_ROWS,
  VALUE_SEPARATOR,
} from './import-fields.ts'
export { type CheckedRow, markDuplicates } from './mark-duplicates.ts'
export { matchColumns } from './match-columns.ts'
export { matchHeaders } from './match-headers.ts'
export { IMPORT_MESSAGES } from './messages.ts'
export { type CsvRow, parseCsv } from './parse-csv.ts'
export { pickValues } from './pick-values.ts'
export { type ImportedRow, type ImportOptions, readClientRow } from './read-client-row.ts'
export { readCsv } from './read-csv.ts'
export { nameCells, readName } from './read-name.ts'
export { readSeveral } from './read-several.ts'
export { withoutPlaceholders } from './placeholder.ts'
export { splitName } from './split-name.ts'
export { keepEmailInNotes } from './keep-email-in-notes.ts'
export { type ReadTable, MAX_ROWS_READ, tableOf } from './table-of.ts'
export { csvLines, type CsvValue, toCsv } from './to-csv.ts'
