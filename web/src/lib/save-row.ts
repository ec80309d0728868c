import { isAnswerLost } from './is-answer-lost.ts'

export type Saved<Row> =
  | { kind: 'saved'; row: Row }
  /** Another save, usually from another tab, was stored first, so nothing was written. */
  | { kind: 'conflict'; theirs: Row }
  | { kind: 'gone' }

/** SAVE-03: the server accepted the record, but reading it again found nothing, so it is not known what is stored. */
export class NotVerified extends Error {
  override name = 'NotVerified'

  constructor() {
    super('the saved record was not found again')
  }
}

interface SaveSteps<Row> {
  /** SAVE-01: true for an insert with an id made by the form; repeating it fails as a duplicate. */
  isNew: boolean
  /** Resolves to false if the new record exists already, or if the stored version changed since it was read. */
  write: () => PromiseLike<boolean>
  /** `isLastTry` is true after a lost response, when waiting for a connection would not help. */
  read: (isLastTry: boolean) => PromiseLike<Row | null>
  isSame: (row: Row) => boolean
}

/**
 * SAVE-01, SAVE-02: a record is written once, however often it is sent, and never over a version that the person has not seen. SAVE-04:
 * if the response was lost, the stored record shows whether the save arrived.
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
      // The duplicate is another unique value, such as an e-mail, if no record has the new id.
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

export interface Difference<Field extends string = string> {
  field: Field
  label: string
  theirs: string
  mine: string
}

interface FieldMerge<Field extends string> {
  theirs: Field[]
  conflicts: Difference<Field>[]
}

type Texts<Field extends string> = Record<Field, string>

/** SAVE-05: compares and merges the texts of the fields that the person reads; `base` has those with which the form began. */
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
