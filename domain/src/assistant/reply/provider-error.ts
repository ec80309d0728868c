import { z } from 'zod'

const errorSchema = z.object({
  error: z.union([
    z.string(),
    z.object({
      message: z.string(),
      param: z.string().nullish(),
      code: z.union([z.string(), z.number()]).nullish(),
    }),
  ]),
})

export function providerError(answer: unknown): string | null {
  const { data } = errorSchema.safeParse(answer)
  if (!data) return null
  if (typeof data.error === 'string') return data.error
  const { message, param, code } = data.error
  const details = [param, code].filter(Boolean).join(', ')
  return details ? `${message} (${details})` : message
}
