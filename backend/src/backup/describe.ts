import { join } from 'node:path'
import type { SecretsCount } from './count-secrets.ts'
import type { BackupReport } from './create-backup.ts'
import type { ExportReport } from './export-sql.ts'
import type { Manifest } from './manifest.ts'
import type { RestoreReport } from './restore-backup.ts'

/** What the person at the terminal is told when a command has done its work. */

const whole = new Intl.NumberFormat('es-MX')
const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

export function describeBackup(report: BackupReport, file: string, bytes: number): string {
  const { manifest, secrets, isEncrypted } = report
  return [
    `Respaldo listo: ${file} (${size(bytes)}).`,
    `Contiene ${contents(manifest)}, tal como estaban el ${moment(manifest.takenAt)}.`,
    ...missing(manifest),
    ...plainSecrets(secrets),
    ...(secrets.encrypted > 0 ? [`${KEY_APART} ${WITHOUT_KEY}`] : []),
    isEncrypted
      ? 'Está cifrado con tu frase de contraseña: sin ella nadie puede leerlo ni restaurarlo, tampoco tú. Guárdala aparte.'
      : 'Incluye contraseñas cifradas y las llaves del servidor: solo tu usuario puede leerlo. Guárdalo en un lugar seguro, ' +
        'o cífralo con una frase de contraseña: npm run backup -- --passphrase ARCHIVO',
  ].join('\n')
}

export function describeRestore(report: RestoreReport, dataDir: string): string {
  const { manifest, migrated, secrets } = report
  return [
    `Restauración lista en ${dataDir}, con el respaldo del ${moment(manifest.takenAt)}.`,
    `Se recuperaron ${contents(manifest)}; las sumas de verificación y las cuentas coinciden.`,
    ...(migrated.length > 0
      ? [`Se aplicaron ${counted(migrated.length, 'migración', 'migraciones')} de esta versión.`]
      : []),
    ...missing(manifest),
    ...(secrets.plain > 0
      ? [
          `El respaldo tiene ${savedKeys(secrets.plain)} sin cifrar; se cifrarán al iniciar. Borra ese archivo cuando tengas otro.`,
        ]
      : []),
    ...(secrets.encrypted > 0
      ? [
          `${KEY_APART} Antes de iniciar, copia la del servidor anterior a ${join(dataDir, 'secrets-key')} o indícala en SECRETS_KEY. ${WITHOUT_KEY}`,
        ]
      : []),
    'Inicia Predio con npm start.',
  ].join('\n')
}

export function describeExport(report: ExportReport, file: string, bytes: number): string {
  const { secrets } = report
  return [
    `Exportación lista: ${file} (${size(bytes)}).`,
    `Contiene ${counted(report.users, 'cuenta', 'cuentas')} con su contraseña cifrada y ` +
      `${counted(report.rows, 'fila', 'filas')} de ${counted(report.tables, 'tabla', 'tablas')}.`,
    'Cárgala en un proyecto de Supabase que ya tenga las migraciones; los archivos guardados se suben aparte (docs/backup.md).',
    ...plainSecrets(secrets),
    ...(secrets.encrypted > 0
      ? [`${KEY_APART} Ponla como secreto SECRETS_KEY de las funciones. ${WITHOUT_KEY}`]
      : []),
    'Incluye contraseñas cifradas: solo tu usuario puede leerla. Bórrala después de cargarla.',
  ].join('\n')
}

const KEY_APART =
  'Las claves de sitio y de AI de los agentes van cifradas, y la llave que las abre (SECRETS_KEY, o el archivo secrets-key de la carpeta de datos) viaja aparte.'
const WITHOUT_KEY = 'Sin ella, cada agente tendrá que volver a escribir sus dos claves.'

/** A server that has been updated and not started yet has not encrypted them. */
function plainSecrets({ plain }: SecretsCount): string[] {
  if (plain === 0) return []
  return [
    `Atención: contiene ${savedKeys(plain)} sin cifrar. Inicia Predio una vez, para que las cifre, y repite la orden.`,
  ]
}

function savedKeys(count: number): string {
  return counted(count, 'clave de sitio o de AI', 'claves de sitio o de AI')
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
