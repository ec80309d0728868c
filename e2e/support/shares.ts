import { expect, type Browser, type Page } from '@playwright/test'
import { createAgentWithClient, type Agent } from './activities.ts'
import { addDocuments, openDocuments, rowOf } from './documents.ts'
import { closeWithEscape } from './page.ts'
import { admin, signIn } from './people.ts'

const NUMBER = '+525512345678'
const TEXT = '# Contrato de renta\n\nEl señor Núñez paga **$12,500.00**.'

export async function agentWithContract(page: Page): Promise<Agent> {
  const agent = await createAgentWithClient(NUMBER)
  await addDocuments(agent, [
    { name: 'Contrato de renta', content: TEXT, client_id: agent.clientId },
  ])
  await signIn(page, agent)
  await openDocuments(page)
  return agent
}

export async function openShare(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('dialog', { name: `Compartir «${name}»` })).toBeVisible()
}

export async function makeLink(page: Page, name: string): Promise<string> {
  await openShare(page, name)
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const field = page.getByRole('textbox', { name: 'Enlace' })
  await expect(field).toHaveValue(/\/compartido\/[\w-]{43}$/)
  const address = await field.inputValue()
  await closeWithEscape(page, page.getByRole('dialog', { name: `Compartir «${name}»` }))
  return address
}

export async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'es-MX',
  })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

export async function sharesOf(agent: Agent) {
  const { data } = await admin()
    .from('document_shares')
    .select('token_hash, shared_with, shared_email, expires_at, revoked_at, views')
    .eq('user_id', agent.id)
    .order('created_at')
    .throwOnError()
  return data
}
