import { z } from 'zod'
import { JsonTooComplex, parseJson } from '../../../domain/src/json/parse-json.ts'
import { bodyTooLarge, invalidRequest, type FunctionError } from './errors.ts'
import { readBytes } from './read-bytes.ts'

/** Functions take short questions; files go through storage. */
const MAX_BODY_BYTES = 64 * 1024

/** The address of a page, with its scheme. */
export const wholeAddress = z
  .string()
  .refine((text) => URL.canParse(text))
  .transform((text) => new URL(text))

/** What a fault is answered with, where it has a refusal of its own. */
type Refuse = (fault: z.core.$ZodIssue) => FunctionError

/** The body in the shape of its schema, an object, read no further than the limit. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  refuse?: Refuse,
): Promise<z.infer<Schema>> {
  const bytes = await readBytes(request, MAX_BODY_BYTES)
  let value: unknown
  try {
    value = parseJson(bytes)
  } catch (error) {
    throw error instanceof JsonTooComplex ? bodyTooLarge() : invalidRequest()
  }
  return readShape(value, schema, refuse)
}

/** The parameters of a GET, each of them text. */
export function readQuery<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  refuse?: Refuse,
): z.infer<Schema> {
  return readShape(Object.fromEntries(new URL(request.url).searchParams), schema, refuse)
}

/** For what is left of a body once the rest of it said what it is. The first fault, in the order of the schema, is answered. */
export function readShape<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  refuse?: Refuse,
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const fault = error.issues[0]
  // Without a path it is about the whole: no object, or fields that do not go together.
  throw (fault && fault.path.length > 0 && refuse?.(fault)) || invalidRequest()
}
