import type { RunningServer } from '../test-support/server.ts'

export interface TokenAnswer {
  status: number
  access_token?: string
  refresh_token?: string
}

export async function askForToken(
  { url, publishableKey }: Pick<RunningServer, 'url' | 'publishableKey'>,
  grant: 'password' | 'refresh_token',
  body: object,
): Promise<TokenAnswer> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { ...((await response.json()) as object), status: response.status }
}
