import { expect, it } from 'vitest'
import { readArguments } from './read-arguments.ts'

it('takes a file, and for a backup the option of a pass phrase, in any order', () => {
  const plain = { file: 'a.tar.gz', wantsPassphrase: false }
  expect(readArguments('backup', ['a.tar.gz'])).toEqual(plain)
  expect(readArguments('restore', ['a.tar.gz'])).toEqual(plain)
  const encrypted = { file: 'a.tar.gz', wantsPassphrase: true }
  expect(readArguments('backup', ['--passphrase', 'a.tar.gz'])).toEqual(encrypted)
  expect(readArguments('backup', ['a.tar.gz', '--passphrase'])).toEqual(encrypted)
})

it.each([[['--passphrase=secreta', 'a.tar.gz']], [['--passphrase', 'secreta', 'a.tar.gz']]])(
  'refuses a pass phrase in the order itself: %j',
  (given) => {
    expect(() => readArguments('backup', given)).toThrow('no se escribe en la orden')
  },
)

it.each([
  ['backup', [], 'npm run backup -- [--passphrase] ARCHIVO'],
  ['backup', ['--password', 'x'], 'npm run backup'],
  ['restore', ['--passphrase', 'a.tar.gz'], 'npm run restore -- ARCHIVO'],
  ['export:sql', ['a', 'b'], 'npm run export:sql -- ARCHIVO'],
])('says how %s is used when it is given %j', (command, given, usage) => {
  expect(() => readArguments(command, given)).toThrow(usage)
})
