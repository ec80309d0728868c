import type { Page } from '@playwright/test'
import { admin, clientOf, type Account } from './people.ts'
import { serverUrl } from './server.ts'

/** Creates one of the agent's addresses and returns its token as the app reads it. */
export async function makeAddress(person: Account, name: 'prospects' | 'contact'): Promise<string> {
  const api = await clientOf(person)
  await api.rpc('replace_prospect_address', { address: name }).throwOnError()
  const { data } = await api.functions.invoke<{ key: string }>('secrets', {
    body: { action: 'read', name },
  })
  if (!data) throw new Error(`the address ${name} was not made`)
  return data.key
}

/** Sends as a stranger's server does; the status of the answer. */
export async function sendProspect(token: string, body: object | URLSearchParams) {
  const isForm = body instanceof URLSearchParams
  const { status } = await fetch(`${serverUrl()}/functions/v1/prospects/${token}`, {
    method: 'POST',
    headers: isForm ? {} : { 'content-type': 'application/json' },
    body: isForm ? body : JSON.stringify(body),
  })
  return status
}

export async function clientsOf({ id }: Account) {
  const { data } = await admin()
    .from('clients')
    .select(
      'first_name, last_name, phone, source, interactions(description, is_inbound), tasks(title, status)',
    )
    .eq('user_id', id)
    .order('created_at')
    .throwOnError()
  return data
}

export const accept = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Aceptar', exact: true }).click()

/** The answer is left for later; the next one who waits follows. */
export const answerLater = (page: Page) => page.getByRole('button', { name: 'Ahora no' }).click()
