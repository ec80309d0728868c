import type { Page } from '@playwright/test'
import { makeAddress } from '../../test-support/prospects/make-address.ts'
import { admin, clientOf, type Account } from './people.ts'
import { serverUrl } from './server.ts'

export async function addressOf(person: Account, name: 'prospects' | 'contact'): Promise<string> {
  return makeAddress(await clientOf(person), name)
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
