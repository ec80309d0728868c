import type { ExportReport } from './export-sql.ts'
import type { Manifest } from './manifest.ts'
import type { RestoreReport } from './restore-backup.ts'

/** What the person at the terminal is told when a command has done its work. */

const whole = new Intl.NumberFormat('es-MX')
const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

export function describeBackup(manifest: Manifest, file: string, bytes: number): string {
  return [
    `Respaldo listo: ${file} (${size(bytes)}).`,
    `Contiene ${contents(manifest)}, tal como estaban el ${moment(manifest.takenAt)}.`,
    ...missing(manifest),
    'Incluye contraseñas cifradas y las llaves del servidor: solo tu usuario puede leerlo. Guárdalo en un lugar seguro.',
  ].join('\n')
}

export function describeRestore({ manifest, migrated }: RestoreReport, dataDir: string): string {
  return [
    `Restauración lista en ${dataDir}, con el respaldo del ${moment(manifest.takenAt)}.`,
    `Se recuperaron ${contents(manifest)}; las sumas de verificación y las cuentas coinciden.`,
    ...(migrated.length > 0
      ? [`Se aplicaron ${counted(migrated.length, 'migración', 'migraciones')} de esta versión.`]
      : []),
    ...missing(manifest),
    'Inicia Predio con npm start.',
  ].join('\n')
}

export function describeExport(report: ExportReport, file: string, bytes: number): string {
  return [
    `Exportación lista: ${file} (${size(bytes)}).`,
    `Contiene ${counted(report.users, 'cuenta', 'cuentas')} con su contraseña cifrada y ` +
      `${counted(report.rows, 'fila', 'filas')} de ${counted(report.tables, 'tabla', 'tablas')}.`,
    'Cárgala en un proyecto de Supabase que ya tenga las migraciones; los archivos guardados se suben aparte (docs/backup.md).',
    'Incluye contraseñas cifradas y llaves: solo tu usuario puede leerla. Bórrala después de cargarla.',
  ].join('\n')
}

function contents({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, stored) => sum + stored.bytes, 0)
  return (
    `${counted(rows, 'fila', 'filas')} de ${counted(tables.length, 'tabla', 'tablas')} y ` +
    `${counted(files.length, 'archivo', 'archivos')} (${size(bytes)})`
  )
}

function missing({ missingFiles }: Manifest): string[] {
  if (missingFiles.length === 0) return []
  const count = counted(missingFiles.length, 'archivo', 'archivos')
  return [`Atención: ${count} que la base de datos nombra no se encontraron al respaldar.`]
}

function counted(count: number, one: string, many: string): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`
}

/** Decimal units, as disks are sold. */
function size(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const digits = { maximumFractionDigits: power === 0 ? 0 : 1 }
  return `${new Intl.NumberFormat('es-MX', digits).format(bytes / 1000 ** power)} ${UNITS[power]}`
}

function moment(iso: string): string {
  return new Intl.DateTimeFormat('es-MX', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(iso))
}
