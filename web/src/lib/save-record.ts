import type { Database, TablesInsert, TablesUpdate } from '@predio/domain/database'
import type { PostgrestClient } from '@supabase/postgrest-js'
import { changed } from './data/changed.ts'
import { holdsValues } from './holds-values.ts'
import { NotVerified, saveRow, type Saved } from './save-row.ts'
import { useUser } from './session/index.ts'
import { supabase } from './supabase.ts'

type Table = keyof Database['public']['Tables']

type Selected<Stored> = PromiseLike<{ data: Stored[] | null }>

interface Selection<Stored> {
  eq: (column: 'id' | 'user_id', value: string) => Selection<Stored>
  retry: (isRepeated: boolean) => Selection<Stored>
  maybeSingle: () => { throwOnError: () => PromiseLike<{ data: Stored | null }> }
}

interface RecordKind<Name extends Table, Stored, Row> {
  table: Name
  select: () => Selected<Stored>
  toRow: (stored: Stored) => Row
  toColumns?: (row: Row) => object
  changes?: readonly Table[]
}

/** SAVE-01: the form makes the id of a new record, so that sending the record again creates no second one. */
interface NewRecord<Values> {
  id: string
  values: Values
}

interface Version {
  id: string
  updated_at: string
}

export interface RecordToSave<Values, Row extends Version = Version> extends NewRecord<Values> {
  base: Row | undefined
}

export function recordKind<Name extends Table, Stored, Row extends object>(
  kind: RecordKind<Name, Stored, Row>,
) {
  const { table, select, toRow, toColumns = (row: Row) => row, changes = [] } = kind
  // The client's types do not support a parameter as table name; the functions below type their arguments themselves.
  const rows = () => (supabase() as unknown as PostgrestClient).from(table)

  async function read(userId: string, id: string, isLastTry = false): Promise<Row | null> {
    const selection = (select() as unknown as Selection<Stored>).eq('id', id).eq('user_id', userId)
    const { data } = await selection.retry(!isLastTry).maybeSingle().throwOnError()
    return data && toRow(data)
  }

  async function settle(
    userId: string,
    { id, values }: NewRecord<object>,
    steps: { isNew: boolean; write: () => Promise<boolean> },
  ): Promise<Saved<Row>> {
    try {
      return await saveRow<Row>({
        ...steps,
        read: (isLastTry) => read(userId, id, isLastTry),
        isSame: (row) => holdsValues(toColumns(row), values),
      })
    } finally {
      void changed(table, ...changes)
    }
  }

  function create(
    userId: string,
    record: NewRecord<TablesInsert<Name> & object>,
  ): Promise<Saved<Row>> {
    return settle(userId, record, {
      isNew: true,
      write: async () => {
        const row = { ...record.values, id: record.id, user_id: userId }
        await rows().insert(row).select('id').throwOnError()
        return true
      },
    })
  }

  function update(
    userId: string,
    base: Version,
    values: TablesUpdate<Name> & object,
  ): Promise<Saved<Row>> {
    return settle(
      userId,
      { id: base.id, values },
      {
        isNew: false,
        write: async () => {
          const { data } = await rows()
            .update(values)
            .eq('id', base.id)
            .eq('user_id', userId)
            .eq('updated_at', base.updated_at)
            .select('id')
            .maybeSingle()
            .throwOnError()
          return data !== null
        },
      },
    )
  }

  /** If an earlier attempt has created the record, the stored record is returned. */
  async function createOnce(
    userId: string,
    record: NewRecord<TablesInsert<Name> & object>,
  ): Promise<Row> {
    const saved = await create(userId, record)
    if (saved.kind === 'gone') throw new NotVerified()
    return saved.kind === 'conflict' ? saved.theirs : saved.row
  }

  /** SAVE-02: a form inserts a new record, or updates only the version that was read. */
  function useSave() {
    const { id: userId } = useUser()
    return ({ id, values, base }: RecordToSave<TablesInsert<Name> & TablesUpdate<Name> & object>) =>
      base ? update(userId, base, values) : create(userId, { id, values })
  }

  return { read, create, createOnce, update, useSave }
}
