import { clean, type FormField } from '../../../domain/src/prospects/read-form-fields.ts'
import { invalidRequest } from './errors.ts'
import { readJson } from './read-body.ts'
import { readBytes } from './read-bytes.ts'

/** A request body in a shape that the sender chose: JSON, or the fields of a form. `text` is the body as it arrived, for a person to read. */
export type Sent = { text: string } & ({ json: unknown } | { fields: FormField[] })

/** A long form has about a tenth of this size. */
const MAX_BYTES = 512 * 1024

export async function readSent(request: Request): Promise<Sent> {
  const bytes = await readBytes(request, MAX_BYTES)
  const type = request.headers.get('content-type') ?? ''
  if (/^multipart\/form-data/i.test(type)) return readMultipart(bytes, type)
  const text = clean(new TextDecoder().decode(bytes))
  // Many senders give no content type or a wrong one, so the text decides.
  if (/^[[{]/.test(text)) return { text, json: readJson(bytes) }
  if (/json/i.test(type) || !text.includes('=')) throw invalidRequest()
  const fields = [...new URLSearchParams(text)]
  return { text: written(fields), fields }
}

/** Files are dropped, and only their names are returned. */
async function readMultipart(bytes: Uint8Array, type: string): Promise<Sent> {
  let form: FormData
  try {
    const body = new Uint8Array(bytes)
    form = await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw invalidRequest()
  }
  const fields = Array.from(form, ([name, value]): FormField => [
    name,
    typeof value === 'string' ? value : value.name,
  ])
  // A runtime may read a broken body as a form without any field.
  if (fields.length === 0) throw invalidRequest()
  return { text: written(fields), fields }
}

function written(fields: readonly FormField[]): string {
  return fields.map(([name, value]) => `${clean(name)}: ${clean(value)}`).join('\n')
}
