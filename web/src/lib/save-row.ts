import { isAnswerLost } from './is-answer-lost.ts'

export type Saved<Row> =
  | { kind: 'saved'; row: Row }
  /** Another save came first, usually in another tab, so nothing was written. */
  | { kind: 'conflict'; theirs: Row }
  | { kind: 'gone' }

/** SAVE-03: the server accepted the record, but a read did not find it, so what is stored is unknown. */
export class NotVerified extends Error {
  override name = 'NotVerified'

  constructor() {
    super('the saved record was not found again')
  }
}

interface SaveSteps<Row> {
  /** SAVE-01: the form made the id, so a repeated insert fails as a duplicate. */
  isNew: boolean
  /** False means that the new record exists already, or that the version changed since it was read. */
  write: () => PromiseLike<boolean>
  /** `isLastTry` means that the response was lost, so waiting for a connection is pointless. */
  read: (isLastTry: boolean) => PromiseLike<Row | null>
  isSame: (row: Row) => boolean
}

/**
 * SAVE-01, SAVE-02: a record is written once, however often it is sent, and never over a version the person has not seen. SAVE-04: if the
 * response was lost, the stored record shows whether the save arrived.
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

/** SAVE-05: the fields are merged as a person reads them; `base` is what the form began with. */
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
