import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '../../../test-support/totp-code.ts'
import { createCipher } from '../../src/functions/secrets/create-cipher.ts'
import { loadSecretsKey, secretsKeyFile } from '../../src/database/load-secrets-key.ts'
import { createSigningKey } from '../../src/http/keyring.ts'
import { readConfig } from '../../src/config.ts'
import { ROOT } from '../paths.ts'
import { DATABASES, openAdminOffice, type AdminOffice } from './admin-office.ts'

describe.each(DATABASES)('keys on the %s database', (where) => {
  let office: AdminOffice
  beforeAll(async () => {
    office = await openAdminOffice(where)
  })
  afterAll(() => office.close())

  async function says(words: string[], variables: Record<string, string> = {}): Promise<string> {
    const { text, exitCode } = await office.admin(words, { variables })
    expect(exitCode, text).toBe(0)
    return text
  }
  async function refuses(words: string[], variables: Record<string, string> = {}): Promise<string> {
    const { text, exitCode } = await office.admin(words, { variables })
    expect(exitCode, text).toBe(1)
    return text
  }
  async function restart(): Promise<void> {
    await office.stop()
    await office.start()
  }
  const read = async (token: string) =>
    (await office.send('/rest/v1/clients?select=id', { token })).status
  const plans = async (key: string) =>
    (await office.send('/rest/v1/subscription_plans?select=id', { key })).status
  const kidOf = (token: string) => decodeProtectedHeader(token).kid

  it('OPS-30, OPS-31 and OPS-33 new keys apply after the restart, and former keys are accepted until the operator drops them', async () => {
    const { token } = await office.signUp('firma@agente.mx')
    const { publishableKey, secretKey } = office.backend().services.keyring
    expect(await refuses(['drop-signing-keys'])).toContain('No hay llaves retiradas')
    expect(await refuses(['drop-publishable-keys'])).toContain('solo se acepta la actual')
    expect(await refuses(['rotate-api-key', 'otra'])).toContain('publishable')
    expect(await says(['rotate-signing-key', '--prepare'])).toContain('ya verifica')
    expect(await says(['rotate-signing-key'])).toContain('La llave preparada firma')
    expect(await says(['rotate-signing-key'])).toContain('Una llave nueva firma')
    expect(await says(['rotate-api-key', 'publishable'])).toContain('Reinicia Predio')
    expect(await says(['rotate-api-key', 'secret'])).toContain('la anterior deja de servir')
    await restart()

    const fresh = office.backend().services.keyring
    expect(fresh.jwks.keys).toHaveLength(3)
    expect(JSON.stringify(fresh.jwks)).not.toContain('"d"')
    const newToken = String((await office.signIn('firma@agente.mx')).body['access_token'])
    expect(kidOf(newToken)).not.toBe(kidOf(token))
    expect(await says(['show-secret-key'])).toBe(fresh.secretKey)
    expect([await read(token), await read(newToken)]).toEqual([200, 200])
    expect(fresh.publishableKey).not.toBe(publishableKey)
    const keys = [fresh.publishableKey, publishableKey, fresh.secretKey, secretKey]
    expect(await Promise.all(keys.map(plans))).toEqual([200, 200, 200, 401])

    expect(await refuses(['drop-signing-keys'])).toContain('hace menos de una hora')
    expect(await says(['drop-signing-keys', '--yes'])).toContain('2 llaves retiradas')
    expect(await says(['drop-publishable-keys'])).toContain('1 llave pública anterior')
    await restart()
    expect([await read(token), await read(newToken)]).toEqual([401, 200])
    expect(await Promise.all(keys.map(plans))).toEqual([200, 401, 200, 401])
  })

  it('OPS-31 the command refuses to change keys that the environment sets', async () => {
    const { publishableKey } = office.backend().services.keyring
    expect(
      await refuses(['rotate-api-key', 'publishable'], { PUBLISHABLE_KEY: publishableKey }),
    ).toMatch(/viene de PUBLISHABLE_KEY[^]*sb_publishable_/)
    const list = JSON.stringify([await createSigningKey()])
    expect(await refuses(['rotate-signing-key'], { JWT_SIGNING_KEYS: list })).toContain(
      'vienen de JWT_SIGNING_KEYS',
    )
  })

  it('OPS-32 encrypts the agents’ keys and authenticator apps with a new key, while no server runs', async () => {
    const agent = await office.signUp('cifra@agente.mx')
    const { token } = agent
    const post = async (path: string, body: object) =>
      (await (
        await office.send(path, { method: 'POST', body: JSON.stringify(body), token })
      ).json()) as Record<string, unknown>
    await office.owner.query(
      'insert into user_settings (user_id, wordpress_url) values ($1, $2) on conflict (user_id) do update set wordpress_url = $2',
      [agent.id, 'https://casas.example'],
    )
    await post('/functions/v1/secrets', {
      action: 'save',
      site: 'editor:abcd efgh ijkl mnop',
      ai: 'sk-proj-0123456789abcdef',
    })
    const saved = await post('/functions/v1/secrets', { action: 'describe' })
    expect(saved).toMatchObject({ site: { state: 'saved' }, ai: { state: 'saved' } })
    const factor = await post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Móvil' })
    const { secret } = factor['totp'] as { secret: string }

    const former = loadSecretsKey(readConfig(office.variables, ROOT))
    const fresh = Buffer.alloc(32, 9).toString('base64')
    const given: Record<string, string> = where === 'embedded' ? {} : { NEW_SECRETS_KEY: fresh }
    expect(await refuses(['rotate-secrets-key'], given)).toContain('Predio está en marcha')
    await office.stop()
    if (where === 'DATABASE_URL') await refuseWrongKeys(former, given)
    expect(await says(['rotate-secrets-key'], given)).toContain('Se volvieron a cifrar 3 claves')
    if (where === 'DATABASE_URL') office.variables['SECRETS_KEY'] = fresh
    expect(loadSecretsKey(readConfig(office.variables, ROOT))).not.toBe(former)
    await office.start()

    expect(await post('/functions/v1/secrets', { action: 'describe' })).toEqual(saved)
    const challenge = await post(`/auth/v1/factors/${String(factor['id'])}/challenge`, {})
    expect(
      await post(`/auth/v1/factors/${String(factor['id'])}/verify`, {
        challenge_id: challenge['id'],
        code: totpCode(secret),
      }),
    ).toHaveProperty('access_token')
    const { rows } = await office.owner.query<{ secret: string }>(
      'select secret from auth.mfa_factors where id = $1',
      [factor['id']],
    )
    const old = await createCipher(former)
    expect(
      await old.decrypt(rows[0]!.secret, `predio/mfa_factors/${agent.id}/${String(factor['id'])}`),
    ).toBeUndefined()
    if (where === 'embedded') await finishInterrupted(former)
  })

  async function refuseWrongKeys(former: string, given: Record<string, string>): Promise<void> {
    expect(await refuses(['rotate-secrets-key'])).toContain('NEW_SECRETS_KEY=')
    expect(await refuses(['rotate-secrets-key'], { NEW_SECRETS_KEY: 'corta' })).toContain(
      '32 bytes',
    )
    expect(await refuses(['rotate-secrets-key'], { NEW_SECRETS_KEY: former })).toContain('la misma')
    const other = { SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'), ...given }
    expect(await refuses(['rotate-secrets-key'], other)).toContain('se cifraron con otra')
  }

  /** Imitates a process that ended between the commit and the rename: the database has the new key, the key file still the former. */
  async function finishInterrupted(former: string): Promise<void> {
    await office.stop()
    const file = secretsKeyFile(office.dataDir)
    renameSync(file, `${file}.next`)
    writeFileSync(file, former)
    expect(await says(['rotate-secrets-key'])).toContain('Se volvieron a cifrar 3 claves')
    const names = readdirSync(office.dataDir).filter((name) => name.startsWith('secrets-key'))
    expect(names).toHaveLength(3)
    expect(names.some((name) => name.endsWith('.next'))).toBe(false)
    await office.start()
    expect(loadSecretsKey(readConfig(office.variables, ROOT))).not.toBe(former)
  }
})
