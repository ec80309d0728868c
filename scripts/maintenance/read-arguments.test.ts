import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

it('accepts a file, how to encrypt a backup and what opens one, in any order', () => {
  const simple = { file: 'a.tar.gz', wants: undefined, keyFiles: [] }
  expect(readArguments('backup', ['a.tar.gz'])).toEqual(simple)
  expect(readArguments('restore', ['a.tar.gz'])).toEqual(simple)
  expect(readArguments('backup', ['--plain', 'a.tar.gz'])).toEqual({ ...simple, wants: 'plain' })
  const keys = ['--key', 'secrets-key', 'a.tar.gz', '--key', 'secrets-key.antes']
  const keyFiles = ['secrets-key', 'secrets-key.antes']
  expect(readArguments('restore', keys)).toEqual({ ...simple, keyFiles })
  const encrypted = { ...simple, wants: 'passphrase' }
  expect(readArguments('backup', ['--passphrase', 'a.tar.gz'])).toEqual(encrypted)
  expect(readArguments('backup', ['a.tar.gz', '--passphrase'])).toEqual(encrypted)
})

it.each([[['--passphrase=secreta', 'a.tar.gz']], [['--passphrase', 'secreta', 'a.tar.gz']]])(
  'refuses a pass phrase on the command line: %j',
  (given) => {
    expect(() => readArguments('backup', given)).toThrow('no se escribe en la orden')
  },
)

it.each([
  ['backup', [], 'npm run backup -- [--passphrase | --plain] ARCHIVO'],
  ['backup', ['--passphrase', '--plain', 'a.tar.gz'], 'npm run backup'],
  ['backup', ['--password', 'x'], 'npm run backup'],
  ['restore', ['--passphrase', 'a.tar.gz'], 'npm run restore -- [--key LLAVE] ARCHIVO'],
  ['export:sql', ['a', 'b'], 'npm run export:sql -- ARCHIVO'],
])('shows the usage of %s when it is given %j', (command, given, usage) => {
  expect(() => readArguments(command, given)).toThrow(usage)
})
