import { KEY_NAMES, readKeyList } from '../http/load-keyring.ts'
import { createApiKey, createSigningKey } from '../http/keyring.ts'
import { dropRetired, hasPrepared, prepareKey, rotateKeys } from '../http/rotate-signing-keys.ts'
import { readSealed, readSecrets, replaceSealed, replaceSecret } from '../database/secrets.ts'
import type { Transaction } from '../database/types.ts'
import { AdminError } from './errors.ts'
import { messages } from './messages.ts'
import type { Admin } from './open-admin.ts'
import { sealOf } from './seal-of.ts'

export async function prepareSigningKey(admin: Admin): Promise<void> {
  const fresh = await createSigningKey()
  await changeSigningKeys(admin, (stored) => prepareKey(stored, fresh))
}

export async function rotateSigningKey(admin: Admin): Promise<{ wasPrepared: boolean }> {
  const fresh = await createSigningKey()
  let wasPrepared = false
  await changeSigningKeys(admin, (stored) => {
    wasPrepared = hasPrepared(stored)
    return rotateKeys(stored, fresh, new Date())
  })
  return { wasPrepared }
}

/** A retired key is dropped only after the last access token that it signed has expired, unless the operator forces it after a leak. */
export async function dropSigningKeys(admin: Admin, isForced: boolean): Promise<number> {
  let count = 0
  await changeSigningKeys(admin, (stored) => {
    const { keys, dropped, young } = dropRetired(stored, new Date())
    if (dropped === 0) throw new AdminError(messages.noRetiredKeys)
    if (young > 0 && !isForced) throw new AdminError(messages.retiredKeyInUse)
    count = dropped
    return keys
  })
  return count
}

/** Open pages use the former publishable key, so that key stays valid until it is dropped. The former secret key ends at once. */
export async function rotateApiKey(admin: Admin, kind: 'publishable' | 'secret'): Promise<void> {
  refuseGivenApiKey(admin, kind)
  const seal = await sealOf(admin)
  await admin.database.asOwner(async (tx) => {
    await lockKeys(tx)
    if (kind === 'publishable') {
      const { publishable, formerPublishable } = KEY_NAMES
      const stored = await readSecrets(tx, [publishable, formerPublishable])
      const former = readKeyList(stored[formerPublishable])
      if (stored[publishable] !== undefined) former.unshift(stored[publishable])
      await replaceSecret(tx, formerPublishable, JSON.stringify(former))
      await replaceSecret(tx, publishable, createApiKey(kind))
    } else await replaceSealed(tx, seal, KEY_NAMES.secret, createApiKey(kind))
  })
}

export async function dropFormerPublishableKeys(admin: Admin): Promise<number> {
  refuseGivenApiKey(admin, 'publishable')
  return admin.database.asOwner(async (tx) => {
    await lockKeys(tx)
    const { formerPublishable } = KEY_NAMES
    const stored = await readSecrets(tx, [formerPublishable])
    const former = readKeyList(stored[formerPublishable])
    if (former.length === 0) throw new AdminError(messages.noFormerKeys)
    await replaceSecret(tx, formerPublishable, '[]')
    return former.length
  })
}

export async function showSecretKey(admin: Admin): Promise<string> {
  if (admin.config.keys.secret !== undefined) throw new AdminError(messages.secretKeyGiven)
  const seal = await sealOf(admin)
  const { secret_key: key } = await admin.database.asOwner((tx) =>
    readSealed(tx, seal, [KEY_NAMES.secret]),
  )
  if (key === undefined) throw new AdminError(messages.keysNotOpen)
  return key
}

async function changeSigningKeys(admin: Admin, change: (stored: string) => string): Promise<void> {
  const { config, database } = admin
  if (config.keys.signing !== undefined) throw new AdminError(messages.signingKeysGiven)
  const seal = await sealOf(admin)
  await database.asOwner(async (tx) => {
    await lockKeys(tx)
    const { signing_key: stored } = await readSealed(tx, seal, [KEY_NAMES.signing])
    if (stored === undefined) throw new AdminError(messages.keysNotOpen)
    await replaceSealed(tx, seal, KEY_NAMES.signing, change(stored))
  })
}

function refuseGivenApiKey({ config }: Admin, kind: 'publishable' | 'secret'): void {
  if (config.keys[kind] === undefined) return
  throw new AdminError(
    messages.apiKeyGiven(kind === 'secret' ? 'SECRET_KEY' : 'PUBLISHABLE_KEY', createApiKey(kind)),
  )
}

/** Without this lock, one of two operators who rotate keys at once would lose the new key. */
async function lockKeys(tx: Transaction): Promise<void> {
  await tx.query('lock table predio.secrets in share row exclusive mode')
}
