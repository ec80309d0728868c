import { chat } from './ai-chat.ts'
import type { Said } from './ai-message.ts'

export interface Question {
  model?: string
  stream?: boolean
  tools?: unknown[]
  messages?: { role: string; content: string }[]
}

const GREETING = 'Hola, soy el asistente de prueba.'

/** Models write words around the JSON that they were asked for. */
const CARD =
  'Claro:\n```json\n{"name":"Rosa May","phone":"999 333 44","notes":"Notaría 5, titular"}\n```'

const CLAUSES = [
  '1. **Mascotas:** Se permite tener una mascota pequeña.',
  '2. **Estacionamiento:** Incluye un cajón de estacionamiento.',
  '3. **Inventario:** Las partes firman un inventario de muebles.',
].join('\n')

export function say({ messages = [], tools }: Question): Said {
  const [system = '', user = ''] = ['system', 'user'].map(
    (role) => messages.findLast((message) => message.role === role)?.content ?? '',
  )
  if (system.includes('Sugiere de tres a seis cláusulas')) return { text: CLAUSES }
  if (system.includes('tarjeta de presentación')) return { text: CARD }
  if (system.includes('<propiedades>')) return chat(system, user, tools !== undefined)
  const [, template, data] = /^Plantilla:\n\n([^]*)\n\nDatos:\n\n([^]*)$/.exec(user) ?? []
  return { text: template === undefined || data === undefined ? GREETING : fill(template, data) }
}

function fill(template: string, data: string): string {
  const values = JSON.parse(data) as Record<string, string | number | undefined>
  const text = template.replaceAll(/\{\{(\S+?)\}\}/g, (_, name: string) =>
    String(values[name] ?? '____________'),
  )
  return `\`\`\`markdown\n${text}\n\`\`\``
}
