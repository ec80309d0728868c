import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { totpCode } from '../../test-support/totp-code.ts'
import { admin, signedIn, signedUp, type Person } from '../support/clients.ts'
import { auth } from '../support/http.ts'
import { withFactor, type WithFactor } from '../support/second-factor.ts'

/** Every refusal has GoTrue's status, code and message (internal/api/mfa.go). */
let person: Person
let enrolled: { id: string; secret: string }
let protectedPerson: WithFactor
let halfway: Person

beforeAll(async () => {
  person = await signedUp()
  const { data, error } = await person.client.auth.mfa.enroll({ factorType: 'totp' })
  if (error) throw error
  enrolled = { id: data.id, secret: data.totp.secret }
  protectedPerson = await withFactor()
  halfway = await signedIn(protectedPerson)
})

const tokenOf = async ({ client }: Person) =>
  (await client.auth.getSession()).data.session?.access_token ?? ''

const NOT_A_UUID = {
  status: 404,
  code: 'validation_failed',
  message: 'factor_id must be an UUID',
}
const UNKNOWN = { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' }

describe('mfa.enroll', () => {
  it('mfa.enroll refuses a friendly name that another factor of the user has, also the empty name', async () => {
    expect((await person.client.auth.mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "" for this user already exists',
    })
  })

  it('mfa.enroll refuses kinds of factors that are switched off or unknown', async () => {
    const { mfa } = person.client.auth
    const phone = await mfa.enroll({ factorType: 'phone', phone: '+525512345678' })
    expect(phone.error).toMatchObject({
      status: 422,
      code: 'mfa_phone_enroll_not_enabled',
      message: 'MFA enroll is disabled for Phone',
    })
    const webauthn = await mfa.enroll({ factorType: 'webauthn', friendlyName: 'Llave' })
    expect(webauthn.error).toMatchObject({
      status: 422,
      code: 'mfa_webauthn_enroll_not_enabled',
      message: 'MFA enroll is disabled for WebAuthn',
    })
    const unknown = await mfa.enroll({ factorType: 'carrier-pigeon' as 'totp' })
    expect(unknown.error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'factor_type needs to be totp, phone, or webauthn',
    })
  })

  it('mfa.enroll refuses another factor to a session that has not verified the first factor', async () => {
    const { mfa } = halfway.client.auth
    expect((await mfa.enroll({ factorType: 'totp', friendlyName: 'Otra' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    })
  })
})

describe('mfa.challenge', () => {
  it('mfa.challenge refuses an id that is no UUID, an unknown factor, and another person’s factor', async () => {
    const { mfa } = person.client.auth
    expect((await mfa.challenge({ factorId: 'x' })).error).toMatchObject(NOT_A_UUID)
    expect((await mfa.challenge({ factorId: randomUUID() })).error).toMatchObject(UNKNOWN)
    const { factorId } = protectedPerson
    expect((await mfa.challenge({ factorId })).error).toMatchObject(UNKNOWN)
  })

  it('mfa.challenge answers the id, the kind and the end of the challenge', async () => {
    const { data } = await person.client.auth.mfa.challenge({ factorId: enrolled.id })
    expect(data).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      type: 'totp',
      expires_at: expect.any(Number),
    })
  })
})

describe('mfa.verify', () => {
  const verify = (given: { factorId?: string; challengeId?: string; code?: string }) =>
    person.client.auth.mfa.verify({
      factorId: enrolled.id,
      challengeId: randomUUID(),
      code: '123456',
      ...given,
    })

  it('mfa.verify refuses an id that is no UUID, and an unknown factor', async () => {
    expect((await verify({ factorId: 'x' })).error).toMatchObject(NOT_A_UUID)
    expect((await verify({ factorId: randomUUID() })).error).toMatchObject(UNKNOWN)
  })

  it('mfa.verify refuses an empty code', async () => {
    expect((await verify({ code: '' })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Code needs to be non-empty',
    })
  })

  it('mfa.verify refuses a challenge that does not exist, whatever the code is', async () => {
    const refusal = {
      status: 422,
      code: 'mfa_factor_not_found',
      message: 'MFA factor with the provided challenge ID not found',
    }
    expect((await verify({})).error).toMatchObject(refusal)
    expect((await verify({ code: totpCode(enrolled.secret) })).error).toMatchObject(refusal)
    expect((await verify({ challengeId: 'x' })).error).toMatchObject({
      status: 400,
      code: 'bad_json',
      message: 'Could not parse request body as JSON: uuid: incorrect UUID length 1 in string "x"',
    })
  })
})

describe('mfa.challengeAndVerify', () => {
  it('mfa.challengeAndVerify refuses a wrong code', async () => {
    const { error } = await person.client.auth.mfa.challengeAndVerify({
      factorId: enrolled.id,
      code: 'letras',
    })
    expect(error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid TOTP code entered',
    })
  })
})

describe('mfa.unenroll', () => {
  it('mfa.unenroll refuses an id that is no UUID, and an unknown factor', async () => {
    const { mfa } = person.client.auth
    expect((await mfa.unenroll({ factorId: 'x' })).error).toMatchObject(NOT_A_UUID)
    expect((await mfa.unenroll({ factorId: randomUUID() })).error).toMatchObject(UNKNOWN)
  })

  it('mfa.unenroll refuses to remove a verified factor for a session that has not verified a factor', async () => {
    const { factorId } = protectedPerson
    expect((await halfway.client.auth.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    })
  })

  it('mfa.unenroll removes an unverified factor without aal2', async () => {
    const { client } = await signedUp()
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = data?.id ?? ''
    expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  })
})

describe('mfa.listFactors and mfa.getAuthenticatorAssuranceLevel', () => {
  it('lists the factors and the assurance level that the session still needs', async () => {
    const { data: factors } = await halfway.client.auth.mfa.listFactors()
    expect(factors?.all).toEqual([
      {
        id: protectedPerson.factorId,
        friendly_name: 'Teléfono',
        factor_type: 'totp',
        status: 'verified',
        created_at: expect.any(String),
        updated_at: expect.any(String),
        last_challenged_at: expect.any(String),
      },
    ])
    expect(factors?.totp).toEqual(factors?.all)
    expect([factors?.phone, factors?.webauthn]).toEqual([[], []])
    const { data: level } = await halfway.client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level).toEqual({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
      currentAuthenticationMethods: [{ method: 'password', timestamp: expect.any(Number) }],
    })
  })
})

describe('what changes an account', () => {
  it('a session without its second factor can change neither account nor metadata, also with a mailed code', async () => {
    const { password } = protectedPerson
    const changed = { password: 'otra-contraseña', current_password: password }
    expect((await halfway.client.auth.updateUser(changed)).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
      message: 'AAL2 session is required to update email or password when MFA is enabled.',
    })
    const code = 'insufficient_aal'
    const { auth } = halfway.client
    expect((await auth.updateUser({ data: { a: 1 } })).error).toMatchObject({ status: 401, code })
    expect((await auth.reauthenticate()).error).toMatchObject({ status: 403, code })
  })
})

describe('admin.mfa', () => {
  it('admin.mfa refuses to delete a factor that the user does not have', async () => {
    const { mfa } = admin().auth.admin
    const { error } = await mfa.deleteFactor({ id: randomUUID(), userId: person.user.id })
    expect(error).toMatchObject(UNKNOWN)
  })
})

describe('recovery codes', () => {
  it('recovery codes cannot be challenged or unenrolled like a factor', async () => {
    const owner = await withFactor()
    const bearer = await tokenOf(owner)
    const made = await auth('/factors/recovery-codes', { method: 'POST', bearer, body: {} })
    const { id } = made.body as { id: string }
    expect((await owner.client.auth.mfa.challenge({ factorId: id })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'factor_type needs to be totp, phone, or webauthn',
    })
    expect((await owner.client.auth.mfa.unenroll({ factorId: id })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message:
        'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes',
    })
  })
})
