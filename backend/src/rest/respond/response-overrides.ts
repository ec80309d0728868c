import { z } from 'zod'
import { invalidResponseHeaders, invalidResponseStatus } from '../errors.ts'

const NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

const headerList = z.array(
  z
    .record(z.string().regex(NAME), z.string().regex(VALUE))
    .refine((header) => Object.keys(header).length === 1),
)

export function parseResponseHeaders(text: string): [string, string][] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidResponseHeaders()
  }
  const parsed = headerList.safeParse(value)
  if (!parsed.success) throw invalidResponseHeaders()
  return parsed.data.flatMap((header) => Object.entries(header))
}

export function parseResponseStatus(text: string): number {
  const status = Number(text)
  if (!Number.isInteger(status) || status < 200 || status > 599) throw invalidResponseStatus()
  return status
}
