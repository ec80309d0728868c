import {
  type Day,
  type ElsewhereTest,
  type ListEntity,
  queryOf,
  readView,
  type ServerEntity,
  type ViewQuery,
} from '@predio/domain/views'
import { applyTests } from '../../../lib/data/apply-tests.ts'
import { BY_ID } from '../../../lib/data/keyset.ts'
import { readAll } from '../../../lib/read-all.ts'
import { supabase } from '../../../lib/supabase.ts'

/** Where the columns of each list stand, and the same with the conditions on other tables, for lists that have such. */
const SOURCES: Record<ServerEntity, { rows: string; matching?: string }> = {
  clients: { rows: 'clients', matching: 'matching_clients' },
  opportunities: { rows: 'opportunity_rows' },
  tasks: { rows: 'task_rows' },
  interactions: { rows: 'interaction_rows' },
  documents: { rows: 'document_rows' },
}

/** The tests and orders of a view that is written as in an address. */
export function viewQuery(entity: ListEntity, view: string, day: Day): ViewQuery {
  return queryOf(entity, readView(entity, view).view, day)
}

/** The records of a view, for those who need nothing of what the list shows. */
function selectIds(entity: ServerEntity, userId: string, { tests, elsewhere }: ViewQuery) {
  const { rows, matching = rows } = SOURCES[entity]
  // All have these columns; the types of the client cannot express a choice between sources.
  const source = (elsewhere.length > 0 ? matching : rows) as 'clients'
  const selected = supabase().from(source).select('id').eq('user_id', userId)
  return applyTests(selected.setHeader(...testsHeader(elsewhere)), tests)
}

/** The conditions on other tables, which the database reads from the request's header: only ASCII can stand there. */
export function testsHeader(tests: readonly ElsewhereTest[]): ['x-view-tests', string] {
  const json = JSON.stringify(tests)
  const ascii = json.replaceAll(
    /[\u007f-\uffff]/g,
    (letter) => String.raw`\u` + letter.charCodeAt(0).toString(16).padStart(4, '0'),
  )
  return ['x-view-tests', ascii]
}

/** The ids of all records of a view. */
export async function readIds(
  entity: ServerEntity,
  userId: string,
  query: ViewQuery,
): Promise<string[]> {
  const rows = await readAll(() => selectIds(entity, userId, query), BY_ID)
  return rows.map(({ id }) => id)
}

/** As many ids as fit into one address. */
const IDS_A_REQUEST = 100

/** The records with these ids, in no order. */
export async function readChosen<Row>(
  ids: readonly string[],
  read: (some: readonly string[]) => PromiseLike<{ data: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += IDS_A_REQUEST) {
    rows.push(...(await read(ids.slice(start, start + IDS_A_REQUEST))).data)
  }
  return rows
}
