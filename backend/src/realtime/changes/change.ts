import { z } from 'zod'

export interface Change {
  schema: string
  table: string
  type: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The key stays text, because parsing would round large integers. */
  key: string
  /** The old key is set only if an update changed the key. */
  oldKey?: string | undefined
  owner?: string | undefined
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
