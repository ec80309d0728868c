import { type ClientIdentity, type DuplicateClient, DuplicateIndex } from '../clients/index.ts'
import type { ImportedRow } from './read-client-row.ts'

type Duplicate<T> = {
  reasons: string[]
  /** IMPORT-16: true if only the name is the same. Skipping such a row would lose its contact data. */
  isNamesake: boolean
} & ({ kind: 'client'; client: T } | { kind: 'row'; line: number })

export type CheckedRow<T> = ImportedRow & { duplicate: Duplicate<T> | null }

type Known = ClientIdentity & { id: string }

/** In a list of thousands, only an equal name, number or e-mail makes a duplicate; a similar name does not. */
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
    // An earlier row with the same contact data is a stronger duplicate than a client with only the same name.
    if (inBook && !(inBook.isNamesake && inFile && !inFile.isNamesake)) {
      const { client: owner, ...why } = inBook
      return { ...row, duplicate: { kind: 'client', client: owner, ...why } }
    }
    if (!inFile) return { ...row, duplicate: null }
    const { client: first, ...why } = inFile
    return { ...row, duplicate: { kind: 'row', line: first.line, ...why } }
  })
}

function likeliest<T>({ values }: ImportedRow, found: readonly DuplicateClient<T>[]) {
  const same = found.find(({ sharesContact }) => sharesContact)
  const best = same ?? found[0]
  // Contact data count even if their field refuses them, because they go to the notes.
  const hasContact = Boolean(values.phone ?? values.email ?? values.whatsapp)
  return best && { client: best.client, reasons: best.reasons, isNamesake: !same && hasContact }
}
