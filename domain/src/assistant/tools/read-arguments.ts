import { z } from 'zod'
import { clientSchema, DuplicateIndex } from '../../clients/index.ts'
import { splitName } from '../../csv/index.ts'
import { emptyToNull, firstMessage } from '../../fields/index.ts'
import { MAX_SELECTION_ITEMS } from '../../selections/index.ts'
import { SHEET_KINDS } from '../../sheets/index.ts'
import { taskSchema } from '../../tasks/index.ts'
import { WHATSAPP_MESSAGES, whatsappMessageSchema, whatsappNumber } from '../../whatsapp/index.ts'
import { findClient, findProperty } from './find-named.ts'
import { TOOL_MESSAGES as say } from './messages.ts'
import { type ProposalOf, type ToolData, ToolRefusal } from './proposal.ts'
import { readMoment } from './read-moment.ts'
import { CLIENT_ARGUMENTS, type ToolName } from './tool-schemas.ts'

const MAX_NOTES = 2000
/** AST-53: the time of a task that names none. */
const DEFAULT_TASK_TIME = '09:00'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => emptyToNull(value === null || value === undefined ? '' : String(value)))
const reference = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => value ?? null)

const VISIT = z.object({
  property_id: reference,
  client: text,
  date: text,
  time: text,
  notes: text,
})
const CLIENT = z.object(
  Object.fromEntries(Object.keys(CLIENT_ARGUMENTS).map((name) => [name, text])) as Record<
    keyof typeof CLIENT_ARGUMENTS,
    typeof text
  >,
)
const TASK = z.object({
  title: text,
  description: text,
  due_date: text,
  due_time: text,
  priority: text,
  client: text,
  property_id: reference,
})
const WHATSAPP = z.object({ client: text, message: text, property_id: reference })
const SHEET = z.object({ property_id: reference, kind: text })
const SELECTION = z.object({
  property_ids: z.union([z.array(reference), reference.transform((id) => [id])]),
  client: text,
})

export const READERS: { [T in ToolName]: (input: unknown, data: ToolData) => ProposalOf<T> } = {
  book_visit(input, data) {
    const { property_id, client, date, time, notes } = parse(VISIT, input)
    if (notes !== null && notes.length > MAX_NOTES) throw new ToolRefusal(say.notesLong)
    return {
      tool: 'book_visit',
      property: findProperty(property_id, data.listings),
      client: findClient(client, data.clients),
      at: readMoment(date, time, data),
      notes,
    }
  },

  create_client(input, data) {
    const { type, ...fields } = parse(CLIENT, input)
    const { first, last } = nameOf(fields.first_name, fields.last_name)
    const read = clientSchema.safeParse({
      ...fields,
      first_name: first,
      last_name: last,
      type: type ?? 'comprador',
    })
    if (!read.success)
      throw new ToolRefusal(say.clientFault(firstMessage(read.error, say.unreadable)))
    const duplicates = new DuplicateIndex(data.clients).find(read.data)
    return { tool: 'create_client', values: read.data, duplicates }
  },

  create_task(input, data) {
    const { due_date, due_time, client, property_id, ...fields } = parse(TASK, input)
    const { title, description, priority } = fields
    const read = taskSchema.safeParse({ title, description, priority: priority ?? undefined })
    if (!read.success)
      throw new ToolRefusal(say.taskFault(firstMessage(read.error, say.unreadable)))
    const hasDue = due_date !== null || due_time !== null
    return {
      tool: 'create_task',
      title: read.data.title,
      description: read.data.description,
      priority: read.data.priority,
      dueAt: hasDue ? readMoment(due_date ?? 'hoy', due_time, data, DEFAULT_TASK_TIME) : null,
      client: client === null ? null : findClient(client, data.clients),
      property: property_id === null ? null : findProperty(property_id, data.listings),
    }
  },

  draft_whatsapp(input, data) {
    const { client: name, message, property_id } = parse(WHATSAPP, input)
    const client = findClient(name, data.clients)
    const number = whatsappNumber(client)
    if (number === null) throw new ToolRefusal(WHATSAPP_MESSAGES.numberMissing)
    const read = whatsappMessageSchema.safeParse({ content: message ?? '' })
    if (!read.success) {
      throw new ToolRefusal(say.whatsappFault(firstMessage(read.error, say.unreadable)))
    }
    const property = property_id === null ? null : findProperty(property_id, data.listings)
    return { tool: 'draft_whatsapp', client, number, message: read.data.content, property }
  },

  make_sheet(input, data) {
    const { property_id, kind } = parse(SHEET, input)
    return {
      tool: 'make_sheet',
      property: findProperty(property_id, data.listings),
      // An unknown kind becomes a client's sheet. The person sees the kind and can choose another.
      kind: SHEET_KINDS.find((each) => each === kind) ?? 'client',
    }
  },

  make_selection(input, data) {
    const { property_ids, client } = parse(SELECTION, input)
    const properties = new Set(property_ids.map((id) => findProperty(id, data.listings)))
    if (properties.size === 0) throw new ToolRefusal(say.propertyMissing)
    if (properties.size > MAX_SELECTION_ITEMS) throw new ToolRefusal(say.selectionMany)
    return {
      tool: 'make_selection',
      properties: [...properties],
      client: client === null ? null : findClient(client, data.clients),
    }
  },

  open_inbox: () => ({ tool: 'open_inbox' }),
}

function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const read = schema.safeParse(input)
  if (!read.success) throw new ToolRefusal(say.unreadable)
  return read.data
}

/** Some models put the whole name into the first field. */
function nameOf(first: string | null, last: string | null): { first: string; last: string } {
  if (first === null && last === null) throw new ToolRefusal(say.nameMissing)
  if (last === null && first?.includes(' ')) return splitName(first)
  return { first: first ?? '', last: last ?? '' }
}
