import { z } from 'zod'
import { damaged, tooNew } from './errors.ts'

/** The last file of an archive: what must be in it. docs/backup.md describes the format. */
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
      // As text: a bigint may be larger than a number can say.
      value: z.string(),
      isCalled: z.boolean(),
    }),
  ),
  files: z.array(z.object({ id: z.guid(), ...measured })),
  /** Files that rows name and the store did not have. */
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

/** The folder of a table or a stored file in the archive. */
export function tableFolder({ schema, name }: { schema: string; name: string }): string {
  return `tables/${schema}.${name}`
}

export function fileFolder({ id }: { id: string }): string {
  return `files/${id}`
}
