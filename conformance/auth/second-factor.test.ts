import { describe, expect, it } from 'vitest'
import { totpCode } from '../../test-support/totp-code.ts'
import { admin, anonymous, signedIn, signedUp, type Person } from '../support/clients.ts'
import { withFactor } from '../support/second-factor.ts'
import { claimsOf } from '../support/tokens.ts'

async function levelOf({ client }: Person) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  return data
}

describe('mfa.enroll', () => {
  it('mfa.enroll gives a secret, its address and a picture, and leaves the factor unverified', async () => {
    const { client, email } = await signedUp()
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Teléfono',
    })
    expect(error).toBeNull()
    expect(data).toMatchObject({ type: 'totp', friendly_name: 'Teléfono' })
    expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(data?.totp.uri ?? '')
    expect(`${uri.protocol}//${uri.host}`).toBe('otpauth://totp')
    expect(decodeURIComponent(uri.pathname)).toBe(`/Predio:${email}`)
    expect(uri.searchParams.get('issuer')).toBe('Predio')
    expect(uri.searchParams.get('secret')).toBe(data?.totp.secret)
    expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/s)
    const factors = await client.auth.mfa.listFactors()
    expect(factors.data?.totp).toEqual([])
    expect(factors.data?.all).toMatchObject([{ factor_type: 'totp', status: 'unverified' }])
    expect(await levelOf({ client } as Person)).toMatchObject({ nextLevel: 'aal1' })
  })

  it('mfa.enroll refuses a name that is taken, an eleventh factor and other kinds of factors', async () => {
    const { client } = await signedUp()
    const enroll = (friendlyName: string) =>
      client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
    await enroll('1')
    expect((await enroll('1')).error).toMatchObject({ code: 'mfa_factor_name_conflict' })
    for (let count = 2; count <= 10; count++) expect((await enroll(String(count))).error).toBeNull()
    expect((await enroll('11')).error).toMatchObject({ code: 'too_many_enrolled_mfa_factors' })
    const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+525512345678' })
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
  })
})

describe('mfa.challenge and mfa.verify', () => {
  it('verifying a factor raises the session to aal2, also in its refreshed tokens', async () => {
    const person = await withFactor()
    const { data } = await person.client.auth.getSession()
    const claims = claimsOf(data.session?.access_token ?? '')
    expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'totp' }, { method: 'password' }] })
    expect(claims['session_id']).toBe(claimsOf(person.session.access_token)['session_id'])
    expect(data.session?.user.factors).toMatchObject([
      { id: person.factorId, status: 'verified', friendly_name: 'Teléfono' },
    ])
    const refreshed = await person.client.auth.refreshSession()
    expect(claimsOf(refreshed.data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
    expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  })

  it('a sign-in with the password stays at aal1 until the person verifies the factor', async () => {
    const person = await withFactor()
    const again = await signedIn(person)
    expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    expect((await again.client.from('profiles').select('id')).data).toEqual([])
    const { data: challenge } = await again.client.auth.mfa.challenge({ factorId: person.factorId })
    expect(challenge?.type).toBe('totp')
    expect(challenge?.expires_at).toBeGreaterThan(Date.now() / 1000 + 60)
    const { error } = await again.client.auth.mfa.verify({
      factorId: person.factorId,
      challengeId: challenge?.id ?? '',
      code: totpCode(person.secret, 1),
    })
    expect(error).toBeNull()
    expect((await again.client.from('profiles').select('id')).data).toHaveLength(1)
  })

  it('verifying a first factor ends the sessions that only know the password', async () => {
    const person = await signedUp()
    const other = await signedIn(person)
    const { data } = await person.client.auth.mfa.enroll({ factorType: 'totp' })
    const { error } = await person.client.auth.mfa.challengeAndVerify({
      factorId: data?.id ?? '',
      code: totpCode(data?.totp.secret ?? ''),
    })
    expect(error).toBeNull()
    expect((await other.client.auth.refreshSession()).error).not.toBeNull()
  })

  it('mfa.verify refuses a wrong code, a used code and a used challenge', async () => {
    const person = await withFactor()
    const { factorId, secret, usedCode } = person
    const { mfa } = (await signedIn(person)).client.auth
    const wrong = totpCode(secret, 1) === '000000' ? '111111' : '000000'
    expect((await mfa.challengeAndVerify({ factorId, code: wrong })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
    expect((await mfa.challengeAndVerify({ factorId, code: usedCode })).error).toMatchObject({
      code: 'mfa_verification_failed',
    })
    const { data: challenge } = await mfa.challenge({ factorId })
    const challengeId = challenge?.id ?? ''
    const first = await mfa.verify({ factorId, challengeId, code: totpCode(secret, 1) })
    expect(first.error).toBeNull()
    const second = await mfa.verify({ factorId, challengeId, code: totpCode(secret, 1) })
    expect(second.error).toMatchObject({
      status: 422,
      code: 'mfa_ip_address_mismatch',
      message: 'Challenge and verify IP addresses mismatch.',
    })
  })

  it('mfa.challenge and mfa.verify refuse another person’s factor', async () => {
    const { factorId, secret } = await withFactor()
    const { client } = await signedUp()
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: totpCode(secret) })
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' })
  })
})

describe('mfa.unenroll', () => {
  it('mfa.unenroll removes a verified factor at aal2 only', async () => {
    const person = await withFactor()
    const again = await signedIn(person)
    const { factorId } = person
    expect((await again.client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    const enrolled = await again.client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Otra',
    })
    expect(enrolled.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    const changed = await again.client.auth.updateUser({
      password: 'otra-contraseña',
      current_password: person.password,
    })
    expect(changed.error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect((await person.client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
    await person.client.auth.refreshSession()
    expect(await levelOf(person)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
    expect((await person.client.from('profiles').select('id')).data).toHaveLength(1)
  })
})

describe('mfa.recoveryCodes', () => {
  async function withCodes(person: Person) {
    const client = anonymous({ auth: { experimental: { recoveryCodes: true } } })
    const { data } = await person.client.auth.getSession()
    const { access_token = '', refresh_token = '' } = data.session ?? {}
    await client.auth.setSession({ access_token, refresh_token })
    return client.auth.mfa.recoveryCodes
  }

  it('generates ten recovery codes, shows them once, and each opens aal2 once', async () => {
    const person = await withFactor()
    const codes = await withCodes(person)
    const { data } = await codes.generate({ friendlyName: 'Códigos' })
    expect(data).toMatchObject({ type: 'recovery_code', total: 10, friendly_name: 'Códigos' })
    expect(new Set(data?.codes).size).toBe(10)
    expect((await codes.generate()).error).toMatchObject({ code: 'mfa_verified_factor_exists' })

    const again = await signedIn(person)
    const mine = await withCodes(again)
    expect((await mine.generate()).error).toMatchObject({ code: 'insufficient_aal' })
    const [first = '', second = ''] = data?.codes ?? []
    const typed = ` ${first.slice(0, 4).toUpperCase()}-${first.slice(4)} `
    const verified = await mine.verify({ code: typed })
    expect(claimsOf(verified.data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
    })
    expect((await mine.verify({ code: first })).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    })
    expect((await mine.getStatus()).data).toMatchObject({ total: 10, remaining: 9 })
    expect((await mine.regenerate()).data?.codes).not.toContain(second)
    expect((await mine.verify({ code: second })).error).toMatchObject({
      code: 'mfa_verification_failed',
    })
    expect((await mine.unenroll()).error).toBeNull()
    // A recovery code had raised the session. After the codes are deleted, the session has to verify a code of the app again.
    expect((await mine.getStatus()).error).toMatchObject({ code: 'insufficient_aal' })
  })

  it('refuses recovery codes to a person without an authenticator app', async () => {
    const person = await signedUp()
    expect((await (await withCodes(person)).generate()).error).toMatchObject({
      code: 'insufficient_aal',
    })
  })
})

describe('admin.mfa', () => {
  it('admin.mfa lists the factors of a user and deletes one', async () => {
    const person = await withFactor()
    const { mfa } = admin().auth.admin
    const listed = await mfa.listFactors({ userId: person.user.id })
    expect(listed.data?.factors).toMatchObject([{ id: person.factorId, status: 'verified' }])
    expect(JSON.stringify(listed.data)).not.toContain('secret')
    const removed = await mfa.deleteFactor({ id: person.factorId, userId: person.user.id })
    expect(removed.error).toBeNull()
    expect(await levelOf(await signedIn(person))).toMatchObject({ nextLevel: 'aal1' })
  })
})
