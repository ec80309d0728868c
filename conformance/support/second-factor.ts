import { totpCode } from '../../test-support/totp-code.ts'
import { signedUp, type Person } from './clients.ts'

export interface WithFactor extends Person {
  factorId: string
  secret: string
  usedCode: string
}

export async function withFactor(): Promise<WithFactor> {
  const person = await signedUp()
  const { data, error } = await person.client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Teléfono',
  })
  if (error) throw error
  const { id: factorId, totp } = data
  const usedCode = totpCode(totp.secret)
  const verified = await person.client.auth.mfa.challengeAndVerify({ factorId, code: usedCode })
  if (verified.error) throw verified.error
  return { ...person, factorId, secret: totp.secret, usedCode }
}
