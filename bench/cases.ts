import type { Statement } from '../backend/src/database/types.ts'
import type { SeededAgent } from './seed.ts'

export interface BenchRequest {
  method: 'GET' | 'POST' | 'PATCH'
  table: string
  query: string
  prefer?: string
  body?: string
}

/**
 * The plain statement does the same work as the owner, without policies, without a transaction and without any work that this server adds.
 */
export type PlainStatement = Statement

export interface BenchCase {
  name: string
  label: string
  plain: PlainStatement[]
  /** The bench fails if the server answers fewer requests than this for each plain statement. */
  leastOfPlain: number
  requests: BenchRequest[]
}

const REPRESENTATION = 'return=representation'
const DESCRIPTION = 'Quiere visitar la casa el sábado por la mañana.'
const statusOf = (i: number) => (i % 2 ? 'in_progress' : 'pending')

export function benchCases({ userId, clientIds, taskIds }: SeededAgent): BenchCase[] {
  return [
    {
      name: 'row',
      label: 'One row by id',
      plain: clientIds.map((id) => ({
        text: 'select json_agg(c.*)::text from (select * from public.clients where id = $1) as c',
        values: [id],
      })),
      leastOfPlain: 0.12,
      requests: clientIds.map((id) => ({
        method: 'GET',
        table: 'clients',
        query: `select=*&id=eq.${id}`,
      })),
    },
    {
      name: 'page',
      label: 'Page of 50',
      plain: [
        {
          text: `select json_agg(c.*)::text from (
              select id, type, first_name, last_name, email, phone, status, tags, created_at from public.clients
              where user_id = $1 order by created_at desc, id limit 50) as c`,
          values: [userId],
        },
      ],
      leastOfPlain: 0.16,
      requests: [
        {
          method: 'GET',
          table: 'clients',
          query:
            'select=id,type,first_name,last_name,email,phone,status,tags,created_at&order=created_at.desc,id.asc&limit=50',
        },
      ],
    },
    {
      name: 'nested',
      label: 'Nested read of 500',
      plain: [
        {
          text: `select json_agg(t.*)::text from (
              select t.id, t.title, t.status, t.priority, t.due_date, row_to_json(c.*) as clients
              from public.tasks as t
              left join lateral (select id, first_name, last_name from public.clients where id = t.client_id) as c on true
              where t.user_id = $1 order by t.due_date, t.id limit 500) as t`,
          values: [userId],
        },
      ],
      leastOfPlain: 0.5,
      requests: [
        {
          method: 'GET',
          table: 'tasks',
          query:
            'select=id,title,status,priority,due_date,clients(id,first_name,last_name)&order=due_date.asc,id.asc&limit=500',
        },
      ],
    },
    {
      name: 'insert',
      label: 'Insert',
      plain: clientIds.map((id, i) => ({
        text: `insert into public.interactions (user_id, client_id, type, subject, description)
            values ($1, $2, 'call', $3, $4) returning row_to_json(interactions.*)::text`,
        values: [userId, id, `Llamada ${i}`, DESCRIPTION],
      })),
      leastOfPlain: 0.4,
      requests: clientIds.map((id, i) => ({
        method: 'POST',
        table: 'interactions',
        query: 'select=*',
        prefer: REPRESENTATION,
        body: JSON.stringify({
          client_id: id,
          type: 'call',
          subject: `Llamada ${i}`,
          description: DESCRIPTION,
        }),
      })),
    },
    {
      name: 'update',
      label: 'Update',
      plain: taskIds.map((id, i) => ({
        text: `update public.tasks set title = $2, status = $3, due_date = '2026-12-01T10:00:00-06:00'
            where id = $1 returning row_to_json(tasks.*)::text`,
        values: [id, `Visita ${i}`, statusOf(i)],
      })),
      leastOfPlain: 0.4,
      requests: taskIds.map((id, i) => ({
        method: 'PATCH',
        table: 'tasks',
        query: `id=eq.${id}&select=*`,
        prefer: REPRESENTATION,
        body: JSON.stringify({
          title: `Visita ${i}`,
          status: statusOf(i),
          due_date: '2026-12-01T10:00:00-06:00',
        }),
      })),
    },
  ]
}
