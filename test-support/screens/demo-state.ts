import type { BrowserContextOptions } from '@playwright/test'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

interface Deployment {
  supabaseKey: string
  demo: false | { email: string; password: string }
}

export async function demoState(url: string): Promise<StorageState> {
  const { supabaseKey, demo } = (await (await fetch(`${url}/config.json`)).json()) as Deployment
  if (!demo) throw new Error('the server has no demo account')
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: supabaseKey, 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  })
  if (!answer.ok) throw new Error(`the demo account did not open: ${answer.status}`)
  return stateOf(url, await answer.text())
}

/** The app reads its session from this key (web/src/lib/session-key.ts). */
export function stateOf(url: string, session: string): StorageState {
  const entry = { name: 'predio.session', value: session }
  return { cookies: [], origins: [{ origin: url, localStorage: [entry] }] }
}
