import { parseArgs } from 'node:util'
import { BackupError } from '../../backend/src/backup/errors.ts'

interface Arguments {
  file: string
  wantsPassphrase: boolean
}

/** One file, and for a backup whether a pass phrase shall encrypt it; the phrase itself is never an argument. */
export function readArguments(command: string, given: string[]): Arguments {
  const isBackup = command === 'backup'
  const usage = `npm run ${command} -- ${isBackup ? '[--passphrase] ' : ''}ARCHIVO`
  if (given.some((each) => each.startsWith('--passphrase='))) throw phraseInOrder(usage)
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: isBackup ? { passphrase: { type: 'boolean' } } : {},
    })
    const [file, ...more] = positionals
    const wantsPassphrase = values.passphrase === true
    if (file && more.length === 0) return { file, wantsPassphrase }
    if (more.length > 0 && wantsPassphrase) throw phraseInOrder(usage)
  } catch (error) {
    if (error instanceof BackupError) throw error
  }
  throw new BackupError(`Indica el archivo: ${usage}`)
}

/** Orders stay in the terminal's history, and every user of the machine sees them while they run. */
function phraseInOrder(usage: string): BackupError {
  return new BackupError(
    'La frase de contraseña no se escribe en la orden, donde otros pueden verla: se te pedirá, o indícala en la variable ' +
      `BACKUP_PASSPHRASE. Usa: ${usage}`,
  )
}
