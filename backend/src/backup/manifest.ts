import { z } from 'zod'
import { damaged, tooNew } from './errors.ts'

/** The manifest ends the archive and lists its content. docs/backup.md describes the format. */
export const FORMAT = 1

const measured = { bytes: z.number(), sha256: z.string() }
const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  ...measured,
})
const manifest = z.object({
  format: z.literal(FORMAT),
  predio: z.string(),
  postgres: z.number(),
  takenAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      // A bigint may exceed a JavaScript number, so it is text.
      value: z.string(),
      isCalled: z.boolean(),
    }),
  ),
  files: z.array(z.object({ id: z.guid(), ...measured })),
  missingFiles: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifest>
export type ManifestTable = z.infer<typeof table>

export function parseManifest(text: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw damaged('la lista de contenido no se entiende', error)
  }
  const format = (value as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT) throw tooNew(`formato ${format}`)
  const parsed = manifest.safeParse(value)
  if (!parsed.success) throw damaged('la lista de contenido no se entiende', parsed.error)
  return parsed.data
}

export function tableFolder({ schema, name }: { schema: string; name: string }): string {
  return `tables/${schema}.${name}`
}

export function fileFolder({ id }: { id: string }): string {
  return `files/${id}`
}
