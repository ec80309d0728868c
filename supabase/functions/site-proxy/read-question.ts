import { z } from 'zod'
import { invalidRequest } from '../_shared/errors.ts'
import { readBody, readQuery, wholeAddress } from '../_shared/read-body.ts'

const MAX_URL_LENGTH = 4096
const MAX_KEY_LENGTH = 500
const DEFAULT_TIMEOUT_MS = 15_000
const MAX_TIMEOUT_MS = 30_000

const what = {
  url: z.string().max(MAX_URL_LENGTH).pipe(wholeAddress),
  timeoutMs: z.coerce
    .number()
    .min(1)
    .refine(Number.isInteger)
    .transform((ms) => Math.min(ms, MAX_TIMEOUT_MS))
    .default(DEFAULT_TIMEOUT_MS),
}

/** Queries appear in logs, so they never contain a key. Any web page can make a browser send a GET, so a GET imports nothing. */
const inQuery = z.object({
  key: z.undefined().optional(),
  import: z.undefined().optional(),
  ...what,
})

const inBody = z
  .object({
    ...what,
    /** A key is sent only to test a connection before it is saved. It is empty for a site without a key. */
    key: z
      .string()
      .max(MAX_KEY_LENGTH)
      .nullish()
      .transform((key) => key ?? undefined)
      .optional(),
    import: z.enum(['page', 'picture']).optional(),
  })
  .refine((given) => given.import === undefined || given.key === undefined)

export type Question = z.infer<typeof inBody>

export async function readQuestion(request: Request): Promise<Question> {
  const refuse = ({ path: [field] }: z.core.$ZodIssue) =>
    invalidRequest(field === 'url' ? 'La dirección del sitio no es válida.' : undefined)
  return request.method === 'GET'
    ? readQuery(request, inQuery, refuse)
    : readBody(request, inBody, refuse)
}
