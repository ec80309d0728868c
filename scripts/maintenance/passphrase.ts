import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { BackupError } from '../../backend/src/backup/errors.ts'

export async function newPassphrase(given: string | undefined): Promise<string> {
  if (given !== undefined) return given
  if (!process.stdin.isTTY) {
    throw new BackupError(
      'Aquí no se puede pedir la frase de contraseña: indícala en la variable BACKUP_PASSPHRASE.',
    )
  }
  const phrase = await askHidden('Frase de contraseña para el respaldo: ')
  if ((await askHidden('Repítela: ')) === phrase) return phrase
  throw new BackupError('Las dos frases no son iguales. No se respaldó nada; repite la orden.')
}

export function passphraseAsker(given: string | undefined): (() => Promise<string>) | undefined {
  if (given !== undefined) return () => Promise.resolve(given)
  return process.stdin.isTTY ? () => askHidden('Frase de contraseña del respaldo: ') : undefined
}

async function askHidden(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  terminal.on('SIGINT', () => process.exit(130))
  // The question is printed only after echo is off, because what is typed before would be visible.
  process.stderr.write(question)
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
