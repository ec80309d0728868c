import { isAnswerLost } from './is-answer-lost.ts'

/** The outcome of a save. Failures of the server or the connection are thrown. */
export type Saved<Row> =
  | { kind: 'saved'; row: Row }
  /** It was saved elsewhere, usually in another tab, since it was read: nothing was written. */
  | { kind: 'conflict'; theirs: Row }
  /** It was deleted meanwhile. */
  | { kind: 'gone' }

/** The server accepted the record, but it was not found again: what is stored is unknown (SAVE-03). */
export class NotVerified extends Error {
  override name = 'NotVerified'

  constructor() {
    super('the saved record was not found again')
  }
}

interface SaveSteps<Row> {
  /** Whether the record is new; the form made its id, so that a repeated insert fails as a duplicate (SAVE-01). */
  isNew: boolean
  /** Resolves to false when nothing was written: the new record exists already, or the version changed since it was read. */
  write: () => PromiseLike<boolean>
  /** `isLastTry` means that the response was lost, so that waiting for a connection is pointless. */
  read: (isLastTry: boolean) => PromiseLike<Row | null>
  /** Whether the stored row has the values that are being saved. */
  isSame: (row: Row) => boolean
}

/**
 * Writes a record once, however often it is sent, and never over a version the person has not seen (SAVE-01, SAVE-02). The
 * written record is read again; where the response was lost, the stored record shows whether it arrived (SAVE-04).
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
      // The duplicate is not our id but another unique value, such as an e-mail.
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

/** A field that was changed to different values here and elsewhere. */
export interface Difference<Field extends string = string> {
  field: Field
  label: string
  theirs: string
  mine: string
}

interface FieldMerge<Field extends string> {
  /** Changed only elsewhere: the stored value is kept. */
  theirs: Field[]
  /** Changed on both sides: the person decides. */
  conflicts: Difference<Field>[]
}

type Texts<Field extends string> = Record<Field, string>

/** A three-way merge of the fields as a person reads them (SAVE-05); `base` is what the form began with. */
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
