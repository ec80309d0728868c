import { parseArgs } from 'node:util'
import { BackupError } from '../../backend/src/backup/errors.ts'

interface Arguments {
  file: string
  wants: 'passphrase' | 'plain' | undefined
  keyFiles: string[]
}

const USAGES: Record<string, string> = {
  backup: '[--passphrase | --plain] ARCHIVO',
  restore: '[--key LLAVE] ARCHIVO',
}

const OPTIONS = {
  backup: { passphrase: { type: 'boolean' }, plain: { type: 'boolean' } },
  restore: { key: { type: 'string', multiple: true } },
} as const

export function readArguments(command: string, given: string[]): Arguments {
  const usage = `npm run ${command} -- ${USAGES[command] ?? 'ARCHIVO'}`
  if (given.some((each) => each.startsWith('--passphrase='))) throw phraseInOrder(usage)
  try {
    const { values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: OPTIONS[command as keyof typeof OPTIONS] ?? {},
    })
    const { passphrase, plain, key } = values as Record<string, unknown>
    const [file, ...more] = positionals
    if (more.length > 0 && passphrase === true) throw phraseInOrder(usage)
    if (file && more.length === 0 && !(passphrase && plain)) {
      const wants = passphrase ? 'passphrase' : plain ? 'plain' : undefined
      return { file, wants, keyFiles: (key as string[] | undefined) ?? [] }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
  }
  throw new BackupError(`Indica el archivo: ${usage}`)
}

/** A pass phrase on the command line would stay in the terminal's history and be visible to every user of the machine. */
function phraseInOrder(usage: string): BackupError {
  return new BackupError(
    'La frase de contraseña no se escribe en la orden, donde otros pueden verla: se te pedirá, o indícala en la variable ' +
      `BACKUP_PASSPHRASE. Usa: ${usage}`,
  )
}
