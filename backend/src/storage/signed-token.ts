import { z } from 'zod'
import type { Keyring } from '../http/keyring.ts'
import { TokenError } from '../http/verify-token.ts'
import { invalidJwt, invalidRequest, invalidSignature } from './errors.ts'
import { describeTokenProblem } from './translate-failure.ts'

/** A link that a person signed ends with the person's session (ACC-68). The keyring checks the session. */
const session = z.string().optional()

/**
 * URL tokens are signed with the same key as access tokens, and neither may be used as the other: a URL token has a scope and a path but no
 * role or subject, and a user token, which has a role and a subject, is refused here.
 */
const download = z.strictObject({
  url: z.string(),
  scope: z.literal('download'),
  session_id: session,
  iat: z.number(),
  exp: z.number(),
})

const upload = z.strictObject({
  url: z.string(),
  scope: z.literal('upload'),
  upsert: z.boolean(),
  owner: z.string().optional(),
  session_id: session,
  iat: z.number(),
  exp: z.number(),
})

type DownloadClaims = z.infer<typeof download>
export type UploadClaims = z.infer<typeof upload>

export function signDownload(
  keyring: Keyring,
  { url, session }: { url: string; session: string | undefined },
  seconds: number,
): Promise<string> {
  const claims: DownloadClaims = { url, scope: 'download', ...lifetime(seconds) }
  return keyring.sign(session === undefined ? claims : { ...claims, session_id: session })
}

interface UploadLink {
  url: string
  owner: string | undefined
  upsert: boolean
  session: string | undefined
}

export function signUpload(
  keyring: Keyring,
  { url, owner, upsert, session }: UploadLink,
  seconds: number,
): Promise<string> {
  const claims: UploadClaims = { url, scope: 'upload', upsert, ...lifetime(seconds) }
  return keyring.sign({
    ...claims,
    ...(owner !== undefined && { owner }),
    ...(session !== undefined && { session_id: session }),
  })
}

export function verifySignedDownload(
  keyring: Keyring,
  token: string | undefined,
  url: string,
): Promise<DownloadClaims> {
  return verify(keyring, token, url, download)
}

export function verifySignedUpload(
  keyring: Keyring,
  token: string | undefined,
  url: string,
): Promise<UploadClaims> {
  return verify(keyring, token, url, upload)
}

async function verify<Claims extends { url: string; exp: number }>(
  keyring: Keyring,
  token: string | undefined,
  url: string,
  shape: z.ZodType<Claims>,
): Promise<Claims> {
  if (!token) throw invalidRequest("querystring must have required property 'token'")
  const parsed = shape.safeParse(await readClaims(keyring, token))
  if (!parsed.success || parsed.data.url !== url) throw invalidSignature()
  // The keyring accepts tokens for half a minute after their expiry, to tolerate clocks that differ. Our own links end on time.
  if (parsed.data.exp * 1000 <= Date.now()) throw invalidJwt(describeTokenProblem('expired'))
  return parsed.data
}

async function readClaims(keyring: Keyring, token: string): Promise<unknown> {
  try {
    return (await keyring.verify(token)).claims
  } catch (error) {
    throw error instanceof TokenError ? invalidJwt(describeTokenProblem(error.problem)) : error
  }
}

function lifetime(seconds: number): { iat: number; exp: number } {
  const iat = Math.floor(Date.now() / 1000)
  return { iat, exp: iat + seconds }
}
