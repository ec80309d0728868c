import { expect, it } from 'vitest'
import { proveView } from './prove-view.ts'
import type { Column, Table } from './catalogue.ts'
import { readValues } from './read-values.ts'

const column = (name: string, nullable: boolean, values: string[] | null = null): Column => ({
  name,
  type: 'text',
  nullable,
  values,
  hasDefault: false,
  generated: false,
})

const table = (name: string, columns: Column[]): Table => ({
  name,
  kind: 'table',
  columns,
  columnOrder: columns.map((each) => each.name),
  relationships: [],
})

const TABLES = [
  table('tasks', [
    column('id', false),
    column('status', false, ['open', 'done']),
    column('notes', true),
  ]),
  table('clients', [column('name', false)]),
]

it.each([
  [["CHECK ((status = ANY (ARRAY['open'::text, 'done'::text])))"], ['open', 'done']],
  [['CHECK ((char_length(title) <= 5))', "CHECK ((kind = ANY (ARRAY['it''s'::text])))"], ["it's"]],
  [["CHECK ((kinds <@ ARRAY['house'::text, 'land'::text]))"], ['house', 'land']],
  [['CHECK ((amount >= 0))'], null],
  [[], null],
])('the constraints %j allow the values %j', (constraints, values) => {
  expect(readValues(constraints)).toEqual(values)
})

it('infers which columns of a view cannot be null, except those of an outer join', () => {
  const proofs = proveView(
    ` SELECT task.id,
    task.status,
    task.notes,
    task.notes IS NOT NULL AS has_notes,
    task.status <> ALL (ARRAY['done'::text]) AS is_open,
    COALESCE(task.notes, task.id) AS text,
    COALESCE(task.id, task.notes) AS doubt,
    ( SELECT count(*)::integer AS count FROM clients) AS total,
    COALESCE(array_position(ARRAY['low'::text, 'high'::text], task.notes), 0) AS rank,
    concat(task.notes, ', ', client.name) AS search,
    client.name AS client_name,
    lower(task.id) AS lowered
   FROM tasks task
     LEFT JOIN clients client ON client.id = task.client_id;`,
    TABLES,
  )
  expect(Object.fromEntries(proofs)).toEqual({
    id: { nullable: false, values: null },
    status: { nullable: false, values: ['open', 'done'] },
    notes: { nullable: true, values: null },
    has_notes: { nullable: false, values: null },
    is_open: { nullable: false, values: null },
    text: { nullable: false, values: null },
    total: { nullable: false, values: null },
    rank: { nullable: false, values: null },
    search: { nullable: false, values: null },
  })
})
