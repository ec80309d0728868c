import { isAnswerLost } from './is-answer-lost.ts'

/** What a save may come to. Failures of the server or the connection are thrown. */
export type Saved<Row> =
  | { kind: 'saved'; row: Row }
  /** Somebody else, another tab most often, saved it since it was read: nothing was written. */
  | { kind: 'conflict'; theirs: Row }
  /** Deleted meanwhile. */
  | { kind: 'gone' }

/** The server took it, but it was not found again: nobody can say what is stored. */
export class NotVerified extends Error {
  override name = 'NotVerified'

  constructor() {
    super('what was saved was not found again')
  }
}

interface SaveSteps<Row> {
  /** Of a new record, whose id the form made: sent again, the second meets the first. */
  isNew: boolean
  /** False when nothing was written: a new record is there already, or another has changed since it was read. */
  write: () => PromiseLike<boolean>
  /** `isLastTry`: the answer was lost, and waiting for a connection helps nobody. */
  read: (isLastTry: boolean) => PromiseLike<Row | null>
  /** Whether the row holds already what is being saved. */
  isSame: (row: Row) => boolean
}

/**
 * Writes a record once, however often it is sent, and never over a version the person has not seen. A record that was
 * written is read again; where the answer was lost, the stored record says whether it arrived.
 */
export async function saveRow<Row>({
  isNew,
  write,
  read,
  isSame,
}: SaveSteps<Row>): Promise<Saved<Row>> {
  const settle = (row: Row): Saved<Row> =>
    isSame(row) ? { kind: 'saved', row } : { kind: 'conflict', theirs: row }
  let isWritten: boolean
  try {
    isWritten = await write()
  } catch (error) {
    if (isNew && isDuplicate(error)) {
      const stored = await read(false)
      // Not our id, but an e-mail or a name that another record has.
      if (!stored) throw error
      return settle(stored)
    }
    if (!isAnswerLost(error)) throw error
    const stored = await readAnyway(read)
    if (stored !== null && isSame(stored)) return { kind: 'saved', row: stored }
    throw error
  }
  const stored = await read(false)
  if (isWritten && stored === null) throw new NotVerified()
  if (stored === null) return { kind: 'gone' }
  return isWritten ? { kind: 'saved', row: stored } : settle(stored)
}

async function readAnyway<Row>(read: SaveSteps<Row>['read']): Promise<Row | null> {
  try {
    return await read(true)
  } catch {
    return null
  }
}

export function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}

/** A field that the person and somebody else changed, each in their own way. */
export interface Difference<Field extends string = string> {
  field: Field
  label: string
  theirs: string
  mine: string
}

interface FieldMerge<Field extends string> {
  /** Changed only elsewhere: what is saved stays. */
  theirs: Field[]
  /** Changed on both sides: the person decides. */
  conflicts: Difference<Field>[]
}

type Texts<Field extends string> = Record<Field, string>

/** Three-way merge, field by field, of texts that a person reads; `base` is what the form began with. */
export function mergeFields<Field extends string>(
  labels: Record<Field, string>,
  { base, theirs, mine }: { base: Texts<Field>; theirs: Texts<Field>; mine: Texts<Field> },
): FieldMerge<Field> {
  const changed = (Object.keys(labels) as Field[]).filter((field) => theirs[field] !== base[field])
  return {
    theirs: changed.filter((field) => mine[field] === base[field]),
    conflicts: changed
      .filter((field) => mine[field] !== base[field] && mine[field] !== theirs[field])
      .map((field) => ({
        field,
        label: labels[field],
        theirs: theirs[field],
        mine: mine[field],
      })),
  }
}
