import { describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp } from '../support/clients.ts'
import { rest } from '../support/http.ts'
import { nowInSeconds, sign } from '../support/tokens.ts'

const HOUR = 3_600

describe('row-level security', () => {
  it('row-level security shows each person their own rows', async () => {
    const [ana, beto] = await Promise.all([signedUp(), signedUp()])
    await ana.client.from('fx_notes').insert({ note: 'de Ana' })
    await beto.client.from('fx_notes').insert({ note: 'de Beto' })
    const { data } = await ana.client.from('fx_notes').select('note, user_id')
    expect(data).toEqual([{ note: 'de Ana', user_id: ana.user.id }])
  })

  it('row-level security does not let a person write rows of another', async () => {
    const [ana, beto] = await Promise.all([signedUp(), signedUp()])
    const { status, error } = await ana.client
      .from('fx_notes')
      .insert({ note: 'ajena', user_id: beto.user.id })
    expect(status).toBe(403)
    expect(error).toMatchObject({
      code: '42501',
      message: 'new row violates row-level security policy for table "fx_notes"',
    })
  })

  it('row-level security makes rows of another invisible to update and delete', async () => {
    const [ana, beto] = await Promise.all([signedUp(), signedUp()])
    await ana.client.from('fx_notes').insert({ note: 'intacta' })
    const changed = await beto.client
      .from('fx_notes')
      .update({ note: 'cambiada' })
      .eq('user_id', ana.user.id)
      .select()
    expect(changed.data).toEqual([])
    const removed = await beto.client.from('fx_notes').delete().eq('user_id', ana.user.id).select()
    expect(removed.data).toEqual([])
    const { data } = await ana.client.from('fx_notes').select('note')
    expect(data).toEqual([{ note: 'intacta' }])
  })

  it('the secret key bypasses row-level security', async () => {
    const ana = await signedUp()
    await ana.client.from('fx_notes').insert({ note: 'de Ana' })
    const { data } = await admin().from('fx_notes').select('note').eq('user_id', ana.user.id)
    expect(data).toEqual([{ note: 'de Ana' }])
  })
})

describe('grants', () => {
  it('a missing grant is 401 for a visitor and 403 for a person', async () => {
    const visitor = await anonymous().from('fx_secrets').select()
    expect([visitor.status, visitor.error?.code]).toEqual([401, '42501'])
    const { client } = await signedUp()
    const person = await client.from('fx_secrets').select()
    expect([person.status, person.error?.code]).toEqual([403, '42501'])
    expect((await admin().from('fx_secrets').select('value')).data).toEqual([{ value: 'oculto' }])
  })

  it('grants are required for functions too', async () => {
    const { client } = await signedUp()
    const { status, error } = await client.rpc('fx_age_recovery', { address: 'x', seconds: 1 })
    expect(status).toBe(403)
    expect(error).toMatchObject({
      code: '42501',
      message: 'permission denied for function fx_age_recovery',
    })
  })

  it('grants apply to an embedded table as well', async () => {
    const { status, body } = await rest('/fx_notes?select=id')
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: '42501' })
  })
})

describe('bearer tokens', () => {
  const claims = () => ({ role: 'authenticated', exp: nowInSeconds() + HOUR })

  it('accepts bearer tokens of a second issuer with the shared secret', async () => {
    const sub = crypto.randomUUID()
    const { body } = await rest('/rpc/fx_context', { bearer: sign({ ...claims(), sub }) })
    expect(body).toMatchObject({ role: 'authenticated', uid: sub })
  })

  it('a bearer token without a role gives the rights of a visitor', async () => {
    const { body } = await rest('/rpc/fx_context', { bearer: sign({ exp: nowInSeconds() + HOUR }) })
    expect(body).toMatchObject({ role: 'anon' })
  })

  it.each([
    ['expired', { exp: nowInSeconds() - HOUR }, 'PGRST303', 'JWT expired'],
    ['not yet valid', { nbf: nowInSeconds() + HOUR }, 'PGRST303', 'JWT not yet valid'],
    ['issued in the future', { iat: nowInSeconds() + HOUR }, 'PGRST303', 'JWT issued at future'],
  ])('refuses bearer tokens that are %s', async (_, times, code, message) => {
    const { status, body, headers } = await rest('/fx_agencies', {
      bearer: sign({ ...claims(), ...times }),
    })
    expect(status).toBe(401)
    expect(body).toEqual({ code, message, details: null, hint: null })
    expect(headers.get('www-authenticate')).toBe(
      `Bearer error="invalid_token", error_description="${message}"`,
    )
  })

  it('accepts bearer tokens that expired moments ago, because clocks differ', async () => {
    const bearer = sign({ ...claims(), exp: nowInSeconds() - 10 })
    expect((await rest('/fx_agencies?select=id&limit=1', { bearer })).status).toBe(200)
  })

  it.each([
    ['one part', 'abc', 'Expected 3 parts in JWT; got 1'],
    ['two parts', 'abc.def', 'Expected 3 parts in JWT; got 2'],
  ])('refuses bearer tokens of %s', async (_, bearer, message) => {
    const { status, body } = await rest('/fx_agencies', { bearer })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'PGRST301', message })
  })

  it('refuses bearer tokens signed with another secret', async () => {
    const { status, body } = await rest('/fx_agencies', {
      bearer: sign(claims(), 'another-secret-of-at-least-32-characters'),
    })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'PGRST301' })
  })

  it('refuses bearer tokens without a signature', async () => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const bearer = `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims(), role: 'service_role' })}.`
    const { status, body } = await rest('/fx_secrets', { bearer })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: 'PGRST301' })
  })

  it('refuses bearer tokens of a role that does not exist', async () => {
    const { status, body } = await rest('/fx_agencies', {
      bearer: sign({ ...claims(), role: 'nobody_here' }),
    })
    expect(status).toBe(401)
    expect(body).toMatchObject({ code: '22023', message: 'role "nobody_here" does not exist' })
  })

  it.each(['postgres', 'pg_read_all_data'])(
    'a bearer token never gives anybody the role %s',
    async (role) => {
      const { status, body } = await rest('/fx_secrets', { bearer: sign({ ...claims(), role }) })
      expect(status).toBe(403)
      expect(body).toMatchObject({
        code: '42501',
        message: `permission denied to set role "${role}"`,
      })
    },
  )
})
