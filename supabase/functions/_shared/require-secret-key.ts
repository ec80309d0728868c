import type { FunctionContext } from './context.ts'
import { unauthorized } from './errors.ts'

export async function requireSecretKey(request: Request, context: FunctionContext): Promise<void> {
  const bearer = /^bearer +(\S+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const given = bearer ?? request.headers.get('apikey') ?? ''
  if (!(await isSame(given, context.secretKey))) throw unauthorized()
}

/** The digests are compared, because they have equal lengths and reveal no part of the key. */
async function isSame(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([given, expected].map(digest))
  return one === other
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new Uint8Array(bytes).join()
}
