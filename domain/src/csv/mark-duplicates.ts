import {
  type ClientIdentity,
  compareContacts,
  type LookAlike,
  LookAlikeIndex,
} from '../clients/index.ts'
import type { ImportedRow } from './read-client-row.ts'

/** Why a row may be known already: a client of the agent's, or an earlier row of the file. */
export type Duplicate<T> = {
  reasons: string[]
  /** Only the name is the same, and telephone or e-mail say that it is another person. */
  isNamesake: boolean
} & ({ kind: 'client'; client: T } | { kind: 'row'; line: number })

export type CheckedRow<T> = ImportedRow & { duplicate: Duplicate<T> | null }

type Known = ClientIdentity & { id: string }

/** A similar name alone is no duplicate in a list of thousands; the same name, number or e-mail is. */
export function markDuplicates<T extends Known>(
  rows: readonly ImportedRow[],
  clients: Iterable<T>,
): CheckedRow<T>[] {
  const known = new LookAlikeIndex(clients)
  const earlier = new LookAlikeIndex<Known & { line: number }>()
  return rows.map((row) => {
    const { client, line } = row
    if (!client) return { ...row, duplicate: null }
    const inBook = likeliest(client, known.findSame(client))
    const inFile = likeliest(client, earlier.findSame(client))
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

/** Who may be the same person before those who only share the name. */
function likeliest<T extends Known>(candidate: ClientIdentity, found: readonly LookAlike<T>[]) {
  const same = found.find(({ client }) => compareContacts(candidate, client) !== 'different')
  const best = same ?? found[0]
  return best && { client: best.client, reasons: best.reasons, isNamesake: same === undefined }
}
