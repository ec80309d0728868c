import type { SeededAgent } from './seed.ts'

/** A REST request as the page would send it, below /rest/v1. */
export interface BenchRequest {
  method: 'GET' | 'POST' | 'PATCH'
  table: string
  query: string
  prefer?: string
  body?: string
}

export interface BenchCase {
  name: string
  label: string
  /** Sent in turn, so that no two callers want the same row at once. */
  requests: BenchRequest[]
}

const REPRESENTATION = 'return=representation'

export function benchCases({ clientIds, taskIds }: SeededAgent): BenchCase[] {
  return [
    {
      name: 'row',
      label: 'One row by id',
      requests: clientIds.map((id) => ({
        method: 'GET',
        table: 'clients',
        query: `select=*&id=eq.${id}`,
      })),
    },
    {
      name: 'page',
      label: 'Page of 50',
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
      requests: clientIds.map((id, i) => ({
        method: 'POST',
        table: 'interactions',
        query: 'select=*',
        prefer: REPRESENTATION,
        body: JSON.stringify({
          client_id: id,
          type: 'call',
          subject: `Llamada ${i}`,
          description: 'Quiere visitar la casa el sábado por la mañana.',
        }),
      })),
    },
    {
      name: 'update',
      label: 'Update',
      requests: taskIds.map((id, i) => ({
        method: 'PATCH',
        table: 'tasks',
        query: `id=eq.${id}&select=*`,
        prefer: REPRESENTATION,
        body: JSON.stringify({
          title: `Visita ${i}`,
          status: i % 2 ? 'in_progress' : 'pending',
          due_date: '2026-12-01T10:00:00-06:00',
        }),
      })),
    },
  ]
}
