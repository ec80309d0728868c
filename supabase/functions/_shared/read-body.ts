import { z } from 'zod'
import { JsonTooComplex, parseJson } from '../../../domain/src/json/parse-json.ts'
import { bodyTooLarge, invalidRequest, type FunctionError } from './errors.ts'
import { readBytes } from './read-bytes.ts'

/** Requests to functions are short; files are sent to the storage service. */
const MAX_BODY_BYTES = 64 * 1024

export const wholeAddress = z
  .string()
  .refine((text) => URL.canParse(text))
  .transform((text) => new URL(text))

type Refuse = (fault: z.core.$ZodIssue) => FunctionError

export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  refuse?: Refuse,
): Promise<z.infer<Schema>> {
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  return readShape(readJson(bytes), schema, refuse)
}

/** Reads JSON whose shape the sender may choose. `readShape` or the domain then reads the values. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes)
  } catch (error) {
    throw error instanceof JsonTooComplex ? bodyTooLarge() : invalidRequest()
  }
}

export function readQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  refuse?: Refuse,
): z.infer<Schema> {
  return readShape(Object.fromEntries(new URL(request.url).searchParams), schema, refuse)
}

/** Of several faults, the answer names the first in the order of the schema. */
export function readShape<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  refuse?: Refuse,
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const fault = error.issues[0]
  // A fault without a path concerns the whole body: it is not an object, or its fields contradict each other.
  throw (fault && fault.path.length > 0 && refuse?.(fault)) || invalidRequest()
}
