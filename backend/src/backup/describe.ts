import { deviceZone, formatDate } from '@predio/domain/dates'
import { countOf, formatBytes } from '@predio/domain/numbers'
import { join } from 'node:path'
import { OWNER_FILE } from './automatic/claim-folder.ts'
import type { SecretsCount } from './count-secrets.ts'
import type { BackupReport } from './create-backup.ts'
import type { DrillReport } from './drill-restore.ts'
import type { ExportReport } from './export-sql.ts'
import type { Manifest } from './manifest.ts'
import type { RestoreReport } from './restore-backup.ts'

export function describeBackup(report: BackupReport, file: string, bytes: number): string {
  const { manifest, secrets, openedBy } = report
  return [
    `Respaldo listo: ${file} (${formatBytes(bytes)}).`,
    `Contiene ${contents(manifest)}, tal como estaban el ${moment(manifest.takenAt)}.`,
    ...missing(manifest),
    ...plainSecrets(secrets),
    // When SECRETS_KEY encrypts the whole archive, the operator already learns that nothing can be restored without it.
    ...(openedBy !== 'secretsKey' && secrets.encrypted > 0 ? [`${KEY_APART} ${WITHOUT_KEY}`] : []),
    ...(openedBy !== 'secretsKey' ? withApps(secrets) : []),
    OPENED_BY[openedBy ?? 'nothing'],
  ].join('\n')
}

const OPENED_BY = {
  passphrase:
    'Está cifrado con tu frase de contraseña: sin ella nadie puede leerlo ni restaurarlo, tampoco tú. Guárdala aparte.',
  secretsKey:
    'Está cifrado con la llave de este servidor (SECRETS_KEY, o el archivo secrets-key de la carpeta de datos): sin ella nadie puede leerlo ni ' +
    'restaurarlo, tampoco tú. Guarda una copia de la llave en otro lugar que los respaldos.',
  nothing:
    'No está cifrado: quien lo tenga lee todo lo que guardan los agentes. Solo tu usuario puede leerlo; guárdalo en un lugar seguro.',
}

/** `takenFolder` holds another installation's automatic backups, perhaps those of the installation that this restore replaces. */
export function describeRestore(
  report: RestoreReport,
  dataDir: string,
  takenFolder?: string,
): string {
  const { manifest, migrated, secrets, keyIs, database } = report
  const place = database === 'own' ? `la base de datos de DATABASE_URL y en ${dataDir}` : dataDir
  return [
    `Restauración lista en ${place}, con el respaldo del ${moment(manifest.takenAt)}.`,
    `Se recuperaron ${contents(manifest)}; las sumas de verificación y las cuentas coinciden.`,
    ...(migrated.length > 0
      ? [`Se aplicaron ${countOf(migrated.length, 'migración', 'migraciones')} de esta versión.`]
      : []),
    ...missing(manifest),
    ...(secrets.plain > 0
      ? [
          `El respaldo tiene ${savedKeys(secrets.plain)} sin cifrar; se cifrarán al iniciar. Borra ese archivo cuando tengas otro.`,
        ]
      : []),
    ...keyPlace(keyIs, dataDir),
    ...((secrets.isServerSealed || secrets.encrypted > 0) && keyIs === undefined
      ? [
          `${KEY_APART} Antes de iniciar, copia la del servidor anterior a ${join(dataDir, 'secrets-key')} o indícala en SECRETS_KEY. Si se perdió: npm run admin -- replace-lost-key. ${WITHOUT_KEY}`,
        ]
      : []),
    ...(keyIs === undefined ? withApps(secrets) : []),
    ...(takenFolder === undefined
      ? []
      : [
          `Si esta instalación sustituye a la anterior, borra ${join(takenFolder, OWNER_FILE)}: así sigue con los respaldos automáticos de esa carpeta.`,
        ]),
    'Inicia Predio.',
  ].join('\n')
}

export function describeDrill(
  { manifest, migrated, openedBy, keyInside }: DrillReport,
  { file, bytes, isFormerKey }: { file: string; bytes: number; isFormerKey: boolean },
): string {
  return [
    `El respaldo ${file} (${formatBytes(bytes)}) está completo y se puede restaurar.`,
    `Lo hizo Predio ${manifest.predio}, con PostgreSQL ${manifest.postgres}, el ${moment(manifest.takenAt)}.`,
    `Contiene ${contents(manifest)}: se leyó entero y todas las sumas de verificación coinciden.`,
    'Se restauró en una base de datos de prueba, que ya se borró, y cada tabla tiene todas sus filas.',
    ...(migrated.length > 0
      ? [
          `Ahí se aplicaron ${countOf(migrated.length, 'migración', 'migraciones')} de esta versión.`,
        ]
      : []),
    ...missing(manifest),
    DRILL_OPENED_BY[openedBy ?? 'nothing'],
    ...(isFormerKey
      ? ['Lo abrió una llave anterior a la de ahora: guárdala mientras guardes este respaldo.']
      : []),
    ...(openedBy === 'secretsKey' && keyInside === 'given' ? [OTHER_KEY_INSIDE] : []),
    ...(keyInside === 'not given' ? [KEY_NOT_GIVEN] : []),
  ].join('\n')
}

const DRILL_OPENED_BY = {
  passphrase: 'Está cifrado con una frase de contraseña, que lo abrió.',
  secretsKey: 'Está cifrado con la llave del servidor (SECRETS_KEY), que lo abrió.',
  nothing: 'No está cifrado: quien lo tenga lee todo lo que guardan los agentes.',
}

const OTHER_KEY_INSIDE =
  'Lo que contiene se cifró con otra de las llaves que indicaste: guarda las dos. Después de restaurarlo, inicia con aquella en SECRETS_KEY o en el archivo secrets-key.'
const KEY_NOT_GIVEN =
  'Lo que contiene se cifró con una llave que no está aquí: para iniciar con lo restaurado hace falta también la SECRETS_KEY (o el archivo secrets-key) del ' +
  'servidor que lo hizo.'

function keyPlace(keyIs: RestoreReport['keyIs'], dataDir: string): string[] {
  if (keyIs === 'in the data folder') {
    return [
      `La llave que lo abrió quedó en ${join(dataDir, 'secrets-key')}: con ella siguen abiertas las sesiones y las claves de los agentes.`,
    ]
  }
  if (keyIs === 'not SECRETS_KEY') {
    return [
      'Lo abrió una llave anterior, y las claves de los agentes están cifradas con ella: inicia con esa llave en SECRETS_KEY y cámbiala después con ' +
        'npm run admin -- rotate-secrets-key.',
    ]
  }
  return []
}

export function describeExport(report: ExportReport, file: string, bytes: number): string {
  const { secrets } = report
  return [
    `Exportación lista: ${file} (${formatBytes(bytes)}).`,
    `Contiene ${countOf(report.users, 'cuenta', 'cuentas')} con su contraseña cifrada y ` +
      `${countOf(report.rows, 'fila', 'filas')} de ${countOf(report.tables, 'tabla', 'tablas')}.`,
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

/** SECRETS_KEY also encrypts the secrets of authenticator apps. */
function withApps({ apps }: SecretsCount): string[] {
  if (apps === 0) return []
  return [
    'La misma llave abre la verificación en dos pasos de los agentes. Sin ella, quien la usa entra con un código de recuperación y agrega su aplicación otra vez.',
  ]
}

/** Secrets from an older version are still plain, because the server encrypts them only at its next start. */
function plainSecrets({ plain }: SecretsCount): string[] {
  if (plain === 0) return []
  return [
    `Atención: contiene ${savedKeys(plain)} sin cifrar. Inicia Predio una vez, para que las cifre, y repite la orden.`,
  ]
}

function savedKeys(count: number): string {
  return countOf(count, 'clave de sitio o de AI', 'claves de sitio o de AI')
}

function contents({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, stored) => sum + stored.bytes, 0)
  return (
    `${countOf(rows, 'fila', 'filas')} de ${countOf(tables.length, 'tabla', 'tablas')} y ` +
    `${countOf(files.length, 'archivo', 'archivos')} (${formatBytes(bytes)})`
  )
}

function missing({ missingFiles }: Manifest): string[] {
  if (missingFiles.length === 0) return []
  const count = countOf(missingFiles.length, 'archivo', 'archivos')
  return [`Atención: ${count} que la base de datos nombra no se encontraron al respaldar.`]
}

/** The command runs on the server, whose time zone is the operator's. */
function moment(iso: string): string {
  return formatDate(new Date(iso), deviceZone(), 'longDateTime')
}
