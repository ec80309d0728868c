import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Fault, Variables } from './check-variables.ts'

export const keyMissing =
  'falta. Cifra los respaldos y las claves que guardan los agentes, y con DATABASE_URL todos los procesos deben tener la misma: créala una vez ' +
  'con openssl rand -base64 32 y guarda una copia aparte de los respaldos; si este Predio ya funcionaba, pon la de entonces'

export function checkMachine(given: Variables, root: string): Fault[] {
  const { SECRETS_KEY, DATABASE_URL, DATA_DIR = './data' } = given
  return [
    ...(DATABASE_URL !== undefined && SECRETS_KEY === undefined
      ? [{ name: 'SECRETS_KEY', says: keyMissing }]
      : []),
    ...checkFolder('DATA_DIR', resolve(root, DATA_DIR)),
  ]
}

function checkFolder(name: string, folder: string): Fault[] {
  let existing = folder
  while (!existsSync(existing)) existing = dirname(existing)
  try {
    accessSync(existing, constants.W_OK | constants.X_OK)
    return []
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const says = `no se puede escribir en ${existing} (${code}). Dale permiso al usuario de Predio o elige otra carpeta`
    return [{ name, says }]
  }
}
