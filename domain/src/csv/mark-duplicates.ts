import { type ClientIdentity, type DuplicateClient, DuplicateIndex } from '../clients/index.ts'
import type { ImportedRow } from './read-client-row.ts'

/** Why a row may be known already: a client of the agent's, or an earlier row of the file. */
export type Duplicate<T> = {
  reasons: string[]
  /** Only the name is the same: the row has a telephone or an e-mail of its own, which would be lost without it. */
  isNamesake: boolean
} & ({ kind: 'client'; client: T } | { kind: 'row'; line: number })

export type CheckedRow<T> = ImportedRow & { duplicate: Duplicate<T> | null }

type Known = ClientIdentity & { id: string }

/** A similar name alone is no duplicate in a list of thousands; the same name, number or e-mail is. */
export function markDuplicates<T extends Known>(
  rows: readonly ImportedRow[],
  clients: Iterable<T>,
): CheckedRow<T>[] {
  const known = new DuplicateIndex(clients)
  const earlier = new DuplicateIndex<Known & { line: number }>()
  return rows.map((row) => {
    const { client, line } = row
    if (!client) return { ...row, duplicate: null }
    const inBook = likeliest(row, known.findSame(client))
    const inFile = likeliest(row, earlier.findSame(client))
    earlier.add({ ...client, id: String(line), line })
    // A namesake among the clients is no reason to miss that an earlier row is the same person.
    if (inBook && !(inBook.isNamesake && inFile && !inFile.isNamesake)) {
      const { client: owner, ...why } = inBook
      return { ...row, duplicate: { kind: 'client', client: owner, ...why } }
    }
    if (!inFile) return { ...row, duplicate: null }
    const { client: first, ...why } = inFile
    return { ...row, duplicate: { kind: 'row', line: first.line, ...why } }
  })
}

/** Who shares a number or an e-mail before those who only share the name. */
function likeliest<T>({ values }: ImportedRow, found: readonly DuplicateClient<T>[]) {
  const same = found.find(({ sharesContact }) => sharesContact)
  const best = same ?? found[0]
  // Also one that cannot be kept in its field: it goes to the notes.
  const hasContact = Boolean(values.phone ?? values.email ?? values.whatsapp)
  return best && { client: best.client, reasons: best.reasons, isNamesake: !same && hasContact }
}
