import { WebSocket } from 'ws'
import { Accounts, type Person } from './accounts.ts'

export async function connectDemoAgent(url: string) {
  const config = (await (await fetch(`${url}/config.json`)).json()) as {
    supabaseKey: string
    demo: false | Person
  }
  if (!config.demo) throw new Error('the server has no demo account')
  const access = { url, publishableKey: config.supabaseKey, secretKey: '' }
  return new Accounts(access, WebSocket).clientOf(config.demo)
}
