import { serverAddress, type ServerAddress } from './server-address.ts'
import { fetchConfig } from './early-answers.ts'

export interface Deployment {
  supabaseUrl: string
  supabaseKey: string
  aiBaseUrl: string
  aiModel: string
  aiPrices?: { prompt: number; completion: number }
  contactEmail: string
  contactPhone: string
  /** A config.json that an operator writes may lack these fields. */
  operatorName?: string
  operatorAddress?: string
  checkoutUrl: string
  /** True if the server can send mails, without which nobody could confirm an address. */
  asksToConfirmEmail?: boolean
  /** Public key with which browsers subscribe to push notifications; only Predio's own server has one. */
  pushKey?: string
  /** True where Predio's own server makes the agents' public sites (WEB-83). */
  sites?: boolean
  demo: false | { email: string; password: string }
}

let known: Deployment | undefined

export async function loadDeployment(): Promise<Deployment> {
  const response = await fetchConfig()
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  const answer = (await response.json()) as Omit<Deployment, 'supabaseUrl'> & ServerAddress
  const found = { ...answer, supabaseUrl: serverAddress(answer) }
  setDeployment(found)
  return found
}

export function setDeployment(deployment: Deployment): void {
  known = deployment
}

export function deployment(): Deployment {
  if (!known) throw new Error('the deployment is not known yet')
  return known
}
