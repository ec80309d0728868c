import { serverAddress, type ServerAddress } from './server-address.ts'
import { fetchConfig } from './early-answers.ts'

/** What /config.json says about the deployment this build runs in. */
export interface Deployment {
  supabaseUrl: string
  supabaseKey: string
  aiBaseUrl: string
  aiModel: string
  /** In pesos for a million tokens, where the operator says what they cost. */
  aiPrices?: { prompt: number; completion: number }
  contactEmail: string
  contactPhone: string
  /** Who answers for it before the law; a hosted config.json may leave them out. */
  operatorName?: string
  operatorAddress?: string
  checkoutUrl: string
  /** Whether mails reach people, so that they can be asked to confirm their address; a hosted config.json leaves it out. */
  asksToConfirmEmail?: boolean
  /** How to sign in to the demo account, where the operator offers it. */
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

/** After `loadDeployment`, which runs before anything is shown. */
export function deployment(): Deployment {
  if (!known) throw new Error('the deployment is not known yet')
  return known
}
