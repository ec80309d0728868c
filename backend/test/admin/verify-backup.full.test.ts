import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { runAdmin } from '../../../scripts/admin/run-admin.ts'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { createBackup } from '../../src/backup/create-backup.ts'
import { findSecretsKey } from '../../src/database/load-secrets-key.ts'
import { openBlobStore } from '../../src/storage/blob-store/open-blob-store.ts'
import { ROOT } from '../paths.ts'
import { DATABASES, openAdminOffice } from './admin-office.ts'

const PHRASE = 'una frase que nadie más conoce'
const ARCHIVES = join(ROOT, 'test-support/archives')
const log = pino({ level: 'silent' })
const folder = temporaryFolder('verify-full')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each(readdirSync(ARCHIVES))(
  'OPS-65 the command verifies %s of an earlier release',
  async (name) => {
    const variables = { DATA_DIR: join(folder, 'nada') }
    const words = ['verify-backup', join(ARCHIVES, name)]
    const { text, exitCode } = await runAdmin(words, { root: ROOT, variables })
    expect(exitCode, text).toBe(0)
    expect(text).toContain(`Lo hizo Predio ${name.slice(0, 5)}, `)
    expect(text).toMatch(/se aplicaron \d+ migraciones de esta versión/)
    expect(text).toContain('No está cifrado')
  },
)

it.each(DATABASES)(
  'OPS-65 with the %s database, verifies an archive with the key and one with a phrase, with and without the server',
  async (where) => {
    const office = await openAdminOffice(where)
    const { config } = office.backend().services
    const options = { config, blobs: openBlobStore(config), version: config.version, log }
    const [withKey, withPhrase] = [join(folder, `${where}-a`), join(folder, `${where}-b`)]
    const secretsKey = findSecretsKey(config)
    await createBackup({ ...options, file: withKey, secretsKey })
    await createBackup({ ...options, file: withPhrase, passphrase: PHRASE })
    const first = await office.admin(['verify-backup', withKey])
    expect(first.exitCode, first.text).toBe(0)
    expect(first.text).toContain('la llave del servidor (SECRETS_KEY), que lo abrió')
    await office.stop()
    const variables = { BACKUP_PASSPHRASE: PHRASE }
    const second = await office.admin(['verify-backup', withPhrase], { variables })
    expect(second.exitCode, second.text).toBe(0)
    expect(second.text).toContain('frase de contraseña, que lo abrió')
    await office.close()
  },
)
