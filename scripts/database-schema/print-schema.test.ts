import { expect, it } from 'vitest'
import { printSchema } from './print-schema.ts'
import type { SchemaPart } from './read-schema.ts'

const part = (kind: SchemaPart['kind'], subject: string, name = ''): SchemaPart => ({
  kind,
  subject,
  name,
  statement: `${kind} ${subject} ${name}`.trim(),
})

it('prints a table with its constraints, indexes and policies, views after tables, functions last', () => {
  const printed = printSchema([
    part('function', 'private.a'),
    part('view', 'public.a_view'),
    part('policy', 'public.tasks', 'tasks_select'),
    part('constraint', 'public.tasks', 'tasks_b'),
    part('constraint', 'public.tasks', 'tasks_a'),
    part('table', 'public.tasks'),
    part('table', 'public.clients'),
  ])
  expect(printed.split('\n').filter((line) => line.endsWith(';'))).toEqual([
    'table public.clients;',
    'table public.tasks;',
    'constraint public.tasks tasks_a;',
    'constraint public.tasks tasks_b;',
    'policy public.tasks tasks_select;',
    'view public.a_view;',
    'function private.a;',
  ])
})

it('the printed schema does not depend on the catalogue’s order', () => {
  const parts = [
    part('table', 'public.b'),
    part('index', 'public.b', 'x'),
    part('table', 'public.a'),
  ]
  expect(printSchema(parts.toReversed())).toBe(printSchema(parts))
})
