import { type ClientIdentity, LookAlikeIndex } from '../clients/index.ts'
import type { ImportedRow } from './read-client-row.ts'

/** Why a row is probably known already: a client of the agent's, or an earlier row of the file. */
export type Duplicate<T> =
  | { kind: 'client'; client: T; reasons: string[] }
  | { kind: 'row'; line: number; reasons: string[] }

export type CheckedRow<T> = ImportedRow & { duplicate: Duplicate<T> | null }

/** A similar name alone is no duplicate in a list of thousands; the same name, number or e-mail is. */
export function markDuplicates<T extends ClientIdentity & { id: string }>(
  rows: readonly ImportedRow[],
  clients: Iterable<T>,
): CheckedRow<T>[] {
  const known = new LookAlikeIndex(clients)
  const earlier = new LookAlikeIndex<ClientIdentity & { id: string; line: number }>()
  return rows.map((row) => {
    const { client, line } = row
    if (!client) return { ...row, duplicate: null }
    const [inBook] = known.findSame(client)
    const [inFile] = earlier.findSame(client)
    earlier.add({ ...client, id: String(line), line })
    if (inBook) {
      return {
        ...row,
        duplicate: { kind: 'client', client: inBook.client, reasons: inBook.reasons },
      }
    }
    if (inFile) {
      const duplicate = { kind: 'row' as const, line: inFile.client.line, reasons: inFile.reasons }
      return { ...row, duplicate }
    }
    return { ...row, duplicate: null }
  })
}
