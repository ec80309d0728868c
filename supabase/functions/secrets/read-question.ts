import { z } from 'zod'
import { invalidRequest } from '../_shared/errors.ts'
import { readBody } from '../_shared/read-body.ts'
import { keyTooLong } from './errors.ts'

const MAX_LENGTH = 500

const change = z
  .string()
  .trim()
  .max(MAX_LENGTH)
  .transform((secret) => secret || null)
  .nullable()
  .optional()

const save = z.object({ action: z.literal('save'), site: change, ai: change })

export type Changes = Pick<z.infer<typeof save>, 'site' | 'ai'>

const schema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('describe') }),
  save.refine(({ site, ai }) => site !== undefined || ai !== undefined),
  z.object({
    action: z.literal('read'),
    name: z.enum(['site', 'ai', 'notice', 'prospects', 'contact', 'feeds']),
    text: z.string().default(''),
  }),
])

export function readQuestion(request: Request): Promise<z.infer<typeof schema>> {
  return readBody(request, schema, ({ code }) =>
    code === 'too_big' ? keyTooLong() : invalidRequest(),
  )
}
