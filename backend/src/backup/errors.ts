import { formatBytes } from '@predio/domain/numbers'
import { describeConnectionFailure } from '../database/database-url.ts'

/** The message tells the operator how to correct the cause. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export function fileExists(file: string): BackupError {
  return new BackupError(`El archivo ${file} ya existe y no se sobrescribe. Elige otro nombre.`)
}

export function folderMissing(folder: string): BackupError {
  return new BackupError(`La carpeta ${folder} no existe. Créala o elige otra.`)
}

export function diskFull(folder: string, cause: unknown): BackupError {
  return new BackupError(
    `El disco de ${folder} está lleno. No se guardó nada nuevo y no se borró nada; libera espacio o elige otro disco.`,
    { cause },
  )
}

export function noRoom(folder: string, needed: number, free: number): BackupError {
  return new BackupError(
    `En el disco de ${folder} quedan ${formatBytes(free)} y hacen falta ${formatBytes(needed)}. ` +
      'Libera espacio o elige otra carpeta.',
  )
}

export function notWritable(folder: string, cause: unknown): BackupError {
  return new BackupError(
    `No se puede escribir en ${folder}. Dale permiso al usuario de Predio o elige otra carpeta.`,
    { cause },
  )
}

export function notVerified(folder: string, cause: unknown): BackupError {
  return new BackupError(
    `El respaldo se escribió, pero al leerlo de nuevo no coincide. No se guardó; revisa el disco de ${folder} y repite.`,
    { cause },
  )
}

export function fileMissing(file: string): BackupError {
  return new BackupError(`No se encontró el archivo ${file}.`)
}

export function fileUnreadable(file: string, code: string): BackupError {
  return new BackupError(`No se puede leer el archivo ${file} (${code}). Revisa sus permisos.`)
}

export function noData(dataDir: string): BackupError {
  return new BackupError(
    `No hay una base de datos en ${dataDir}. Indica la carpeta correcta en DATA_DIR.`,
  )
}

export function unreachable(cause: Error): BackupError {
  return new BackupError(describeConnectionFailure(cause), { cause })
}

export class BackupRunning extends BackupError {
  override name = 'BackupRunning'
  constructor() {
    super('Ya hay otro respaldo en marcha. Espera a que termine y repite la orden.')
  }
}

export class FolderTaken extends BackupError {
  override name = 'FolderTaken'
  constructor(folder: string, ownerFile: string) {
    super(
      `La carpeta ${folder} guarda los respaldos de otra instalación de Predio. Indica otra en BACKUP_DIR. ` +
        `Si la otra ya no existe (porque la restauraste aquí), borra ${ownerFile} y esta toma su lugar.`,
    )
  }
}

export function damaged(detail: string, cause?: unknown): BackupError {
  return new BackupError(
    `El respaldo está dañado o incompleto (${detail}). No se restauró nada; usa otra copia.`,
    { cause },
  )
}

export function wrongPassphrase(): BackupError {
  return new BackupError(
    'La frase de contraseña no abre este respaldo. No se restauró nada; revisa la frase y repite la orden.',
  )
}

export function passphraseMissing(): BackupError {
  return new BackupError(
    'El respaldo está cifrado con una frase de contraseña. Indícala en la variable BACKUP_PASSPHRASE ' +
      'o repite la orden en una terminal, donde se te pedirá.',
  )
}

export function secretsKeyMissing(): BackupError {
  return new BackupError(
    'El respaldo está cifrado con la llave del servidor que lo hizo: su SECRETS_KEY, o el archivo secrets-key de su carpeta de datos. ' +
      'Indica una copia de ese archivo, con --key LLAVE antes de ARCHIVO, o la variable SECRETS_KEY.',
  )
}

/** A restore into a database at DATABASE_URL has no data folder that could hold the key. */
export function keyOfArchiveMissing(): BackupError {
  return new BackupError(
    'Falta SECRETS_KEY: indica la llave del servidor que hizo el respaldo (su SECRETS_KEY, o lo que dice el archivo secrets-key de su carpeta de datos). ' +
      'Una llave nueva no abre lo que aquella cifró. No se restauró nada.',
  )
}

export function wrongSecretsKey(): BackupError {
  return new BackupError(
    'Esa llave no abre este respaldo: se cifró con otra SECRETS_KEY. No se restauró nada. Si la llave cambió después de hacerlo, ' +
      'indica la anterior; --key se puede repetir, con una llave cada vez.',
  )
}

export function notASecretsKey(file: string): BackupError {
  return new BackupError(
    `El archivo ${file} no contiene una llave de 32 bytes en base64, como la del archivo secrets-key.`,
  )
}

export function noSecretsKey(): BackupError {
  return new BackupError(
    'Los respaldos se cifran con la llave del servidor, y aquí no está: indica la misma SECRETS_KEY que tiene el servidor (o la carpeta de ' +
      'datos con su archivo secrets-key). Para uno sin cifrar: npm run backup -- --plain ARCHIVO',
  )
}

export function otherKeyThanServers(): BackupError {
  return new BackupError(
    'La SECRETS_KEY de aquí no es la de este servidor: no se hizo el respaldo. Indica la misma que tiene el servidor.',
  )
}

export function otherKeyInside(): BackupError {
  return new BackupError(
    'El respaldo está completo, pero lo que contiene se cifró con otra llave que la que lo abre: restaurado así, Predio no iniciaría. ' +
      'Indica también la SECRETS_KEY que tenía el servidor, en un archivo con --key LLAVE, o haz otro respaldo con ella.',
  )
}

export function passphraseTooShort(characters: number): BackupError {
  return new BackupError(`La frase de contraseña debe tener al menos ${characters} caracteres.`)
}

export function notEmpty(dataDir: string): BackupError {
  return new BackupError(
    `La carpeta ${dataDir} no está vacía, y restaurar nunca escribe sobre datos existentes. ` +
      'Indica una carpeta nueva en DATA_DIR o mueve la actual a otro lugar.',
  )
}

export function databaseNotEmpty(database: string, table: string): BackupError {
  return new BackupError(
    `La base de datos ${database} de DATABASE_URL no está vacía (tiene la tabla ${table}), y restaurar nunca escribe sobre datos existentes. ` +
      'Crea una nueva e indícala en DATABASE_URL, o deja DATABASE_URL vacía para restaurar en la base de datos incluida.',
  )
}

export function tooNew(what: string): BackupError {
  return new BackupError(
    `El respaldo es de una versión más nueva de Predio (${what}). Actualiza Predio y repite la orden.`,
  )
}

export function notUpgraded(version: string, cause: Error): BackupError {
  return new BackupError(
    `El respaldo está completo, pero esta versión de Predio no pudo actualizar sus datos (${cause.message.split('\n', 1)[0]}). ` +
      `No se restauró nada; restáuralo con Predio ${version}, que lo hizo, y reporta este mensaje.`,
    { cause },
  )
}

export function notLoaded(table: string, expected: number, found: number): BackupError {
  return new BackupError(
    `La tabla ${table} quedó con ${found} filas en lugar de ${expected}. No se restauró nada.`,
  )
}
