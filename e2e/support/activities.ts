import { expect, type Page } from '@playwright/test'
import { entry } from './dashboard.ts'
import {
  createAgentWithClient as createOne,
  type Agent,
} from '../../test-support/agent-with-client.ts'
import { signIn, type Account } from './people.ts'
import { accounts } from './server.ts'

export type { Agent }

export function createAgentWithClient(whatsapp: string | null): Promise<Agent> {
  return createOne(accounts(), whatsapp)
}

export async function openTab(page: Page, person: Account, name: string): Promise<void> {
  await signIn(page, person)
  await entry(page, 'CRM').click()
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

export async function stubForWhatsApp(page: Page): Promise<void> {
  await page
    .context()
    .route('https://wa.me/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
    )
}
