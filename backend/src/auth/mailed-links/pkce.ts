import { createHash, timingSafeEqual } from 'node:crypto'
import { validationFailed } from '../errors.ts'
import { text } from '../read-body.ts'

export interface Challenge {
  challenge: string
  method: 's256' | 'plain'
}

export const challengeFields = { code_challenge: text, code_challenge_method: text }

export function readChallenge(given: {
  code_challenge: string
  code_challenge_method: string
}): Challenge | undefined {
  const challenge = given.code_challenge
  const method = given.code_challenge_method.toLowerCase()
  if (challenge === '' && method === '') return undefined
  if (challenge === '' || method === '') {
    throw validationFailed('PKCE flow requires code_challenge_method and code_challenge')
  }
  if (method !== 's256' && method !== 'plain') {
    throw validationFailed('code challenge method not supported')
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters')
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    )
  }
  return { challenge, method }
}

export function answersChallenge(verifier: string, { challenge, method }: Challenge): boolean {
  const answer = method === 'plain' ? verifier : digest(verifier).toString('base64url')
  // Digests have equal lengths, which a comparison in constant time needs.
  return timingSafeEqual(digest(answer), digest(challenge))
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
