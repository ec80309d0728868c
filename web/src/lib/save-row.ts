/** What a save may come to. Failures of the server or the connection are thrown. */
export type Saved<Row> =
  | { kind: 'saved'; row: Row }
  /** Somebody else, another tab most often, saved it since it was read: nothing was written. */
  | { kind: 'conflict'; theirs: Row }
  /** Deleted meanwhile. */
  | { kind: 'gone' }

interface SaveSteps<Row> {
  /** Only where `updated_at` is still what was read: `.eq('updated_at', …).select().maybeSingle()`. */
  update: () => PromiseLike<Row | null>
  read: () => PromiseLike<Row | null>
  /** Whether the row holds already what is being saved: then an earlier try arrived and only its answer was lost. */
  isSame: (row: Row) => boolean
}

/** Never over something the person has not seen. */
export async function saveRow<Row>({ update, read, isSame }: SaveSteps<Row>): Promise<Saved<Row>> {
  const updated = await update()
  if (updated) return { kind: 'saved', row: updated }
  const theirs = await read()
  if (!theirs) return { kind: 'gone' }
  return isSame(theirs) ? { kind: 'saved', row: theirs } : { kind: 'conflict', theirs }
}

interface InsertSteps<Row> {
  insert: () => PromiseLike<Row>
  read: () => PromiseLike<Row | null>
}

/**
 * For rows whose id the form made: sent again after a lost answer, the second insert meets the first, and that is the
 * row. Any other duplicate (an e-mail, say) is thrown.
 */
export async function insertRow<Row>({ insert, read }: InsertSteps<Row>): Promise<Row> {
  try {
    return await insert()
  } catch (error) {
    const known = isDuplicate(error) ? await read() : null
    if (known) return known
    throw error
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
