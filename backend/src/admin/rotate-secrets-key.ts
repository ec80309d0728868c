import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { reencryptFactors } from '../auth/mfa/reencrypt-factors.ts'
import { isSealedWithOtherKey, resealSecrets, type Seal } from '../database/secrets.ts'
import type { Transaction } from '../database/types.ts'
import { isSecretsKey } from '../settings/environment.ts'
import { createCipher } from '../functions/secrets/create-cipher.ts'
import { loadSecretsKey, secretsKeyFile } from '../database/load-secrets-key.ts'
import { reencryptSecrets } from '../functions/secrets/reencrypt-secrets.ts'
import { SEALED_KEYS } from '../http/load-keyring.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import { doesServerRun, type Admin } from './open-admin.ts'

interface Reencryption {
  changed: number
  unreadable: number
  formerFile: string | undefined
}

/** One transaction encrypts all secrets anew. A running server would continue with the former key, so it must be stopped. */
export async function rotateSecretsKey(
  admin: Admin,
  given: string | undefined,
): Promise<Reencryption> {
  const { config } = admin
  if (await doesServerRun(admin)) throw new AdminError(messages.serverRuns)
  if (config.secretsKey !== undefined) {
    if (given === undefined) throw new AdminError(messages.newKeyMissing)
    if (!isSecretsKey(given)) throw new AdminError(messages.newKeyMalformed)
    if (given === config.secretsKey) throw new AdminError(messages.newKeySame)
    return { ...(await reencrypt(admin, config.secretsKey, given)), formerFile: undefined }
  }
  if (config.databaseUrl !== undefined) throw new AdminError(messages.secretsKeyMissing)
  return rotateKeyFile(admin)
}

/**
 * The new key is written to disk first and becomes the key after the commit. After an interruption in between, the next command finds that
 * the new key opens the stored secrets and finishes the rotation.
 */
async function rotateKeyFile(admin: Admin): Promise<Reencryption> {
  const file = secretsKeyFile(admin.config.dataDir)
  const next = `${file}.next`
  const present = loadSecretsKey(admin.config)
  if (!existsSync(next)) {
    const key = `${randomBytes(32).toString('base64')}\n`
    writeFileSync(next, key, { flag: 'wx', mode: 0o600, flush: true })
  }
  const fresh = readFileSync(next, 'utf8').trim()
  if (!isSecretsKey(fresh)) throw new AdminError(messages.nextKeyDamaged(next))
  const done = await reencrypt(admin, present, fresh)
  const formerFile = `${file}.${new Date().toISOString().replaceAll(':', '-')}`
  copyFileSync(file, formerFile)
  renameSync(next, file)
  return { ...done, formerFile }
}

async function reencrypt(
  { database }: Admin,
  present: string,
  fresh: string,
): Promise<Omit<Reencryption, 'formerFile'>> {
  const [from, to] = [await createCipher(present), await createCipher(fresh)]
  return database.asOwner(async (tx) => {
    // The new key already opens these values, because a rotation was interrupted after its commit.
    const before = await reencryptAll(tx, to, to)
    const now = await reencryptAll(tx, from, to)
    const changed = before.changed + now.changed
    const unreadable = now.unreadable - before.changed
    if (changed === 0 && unreadable > 0) throw new AdminError(messages.otherSecretsKey)
    await resealSecrets(tx, from, to, SEALED_KEYS)
    if (await isSealedWithOtherKey(tx, to)) throw new AdminError(messages.otherSecretsKey)
    return { changed, unreadable }
  })
}

async function reencryptAll(tx: Transaction, from: Seal, to: Seal) {
  const secrets = await reencryptSecrets(tx, from, to)
  const factors = await reencryptFactors(tx, from, to)
  return {
    changed: secrets.changed + factors.changed,
    unreadable: secrets.unreadable + factors.unreadable,
  }
}
