import { z } from 'zod'

/** What the trigger of 06_realtime_feed.sql announces. */
export interface Change {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  /** JSON text, never parsed here: a large integer must come out as it went in. */
  key: string
  /** Only when an update changed the key. */
  oldKey?: string | undefined
  /** The row's `user_id`, if it has one. */
  owner?: string | undefined
  /** ISO 8601. */
  at: string
}

export const changeMessage = z.object({
  kind: z.literal('change'),
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  key: z.string(),
  oldKey: z.string().optional(),
  owner: z.string().optional(),
  at: z.string(),
})
