/** A backup, restore or export that cannot be done for a reason a person can mend; the message says how. */
export class BackupError extends Error {
  override name = 'BackupError'
}

export function fileExists(file: string): BackupError {
  return new BackupError(`El archivo ${file} ya existe y no se sobrescribe. Elige otro nombre.`)
}

export function folderMissing(folder: string): BackupError {
  return new BackupError(`La carpeta ${folder} no existe. Créala o elige otra.`)
}

export function fileMissing(file: string): BackupError {
  return new BackupError(`No se encontró el archivo ${file}.`)
}

export function noData(dataDir: string): BackupError {
  return new BackupError(
    `No hay una base de datos en ${dataDir}. Indica la carpeta correcta en DATA_DIR.`,
  )
}

export function unreachable(cause: Error): BackupError {
  return new BackupError(
    `No se pudo conectar a PostgreSQL: ${cause.message}. Revisa DATABASE_URL y que el servidor esté en marcha.`,
    { cause },
  )
}

export function alreadyRunning(): BackupError {
  return new BackupError('Ya hay otro respaldo en marcha. Espera a que termine y repite la orden.')
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

export function passphraseTooShort(characters: number): BackupError {
  return new BackupError(`La frase de contraseña debe tener al menos ${characters} caracteres.`)
}

export function notEmpty(dataDir: string): BackupError {
  return new BackupError(
    `La carpeta ${dataDir} no está vacía, y restaurar nunca escribe sobre datos existentes. ` +
      'Indica una carpeta nueva en DATA_DIR o mueve la actual a otro lugar.',
  )
}

export function needsOwnDatabase(): BackupError {
  return new BackupError(
    'Restaurar crea la base de datos incluida en Predio, pero está configurada una propia en DATABASE_URL. ' +
      'Quita DATABASE_URL para restaurar en DATA_DIR, o restaura tu PostgreSQL con sus propias herramientas.',
  )
}

export function tooNew(what: string): BackupError {
  return new BackupError(
    `El respaldo es de una versión más nueva de Predio (${what}). Actualiza Predio y repite la orden.`,
  )
}

export function notLoaded(table: string, expected: number, found: number): BackupError {
  return new BackupError(
    `La tabla ${table} quedó con ${found} filas en lugar de ${expected}. No se restauró nada.`,
  )
}
