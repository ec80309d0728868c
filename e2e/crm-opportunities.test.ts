import { expect, test, type Page } from '@playwright/test'
import { FRIENDLY } from '../test-support/site-stub/site-options.ts'
import { startSiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { saveKeys } from './support/keys.ts'
import { admin, clientOf, type Account } from './support/people.ts'
import { createAgent, openOpportunities } from './support/pipeline.ts'
import { expectToast } from './support/settings.ts'

const dialog = (page: Page) => page.getByRole('dialog')

async function openList(page: Page, person: Account): Promise<void> {
  await openOpportunities(page, person)
  await page.getByRole('radio', { name: 'Lista' }).click()
}

test('a listing of the site is chosen for an opportunity, and its local copy is created', async ({
  page,
}) => {
  const sites = await startSiteStub()
  try {
    const agent = await createAgent()
    const api = await clientOf(agent)
    await api
      .from('user_settings')
      .upsert(
        {
          user_id: agent.id,
          wordpress_url: sites.add({ listings: 3 }).url,
          wordpress_endpoint: '/wp-json/wp/v2/properties',
        },
        { onConflict: 'user_id' },
      )
      .throwOnError()
    await saveKeys(agent, { site: FRIENDLY.key })
    await openList(page, agent)
    await page.getByRole('button', { name: 'Nueva Oportunidad' }).click()
    const client = dialog(page).getByRole('combobox', { name: /^Cliente/ })
    await client.click()
    await client.fill('ana')
    await page.getByRole('option', { name: 'Ana Núñez' }).click()
    const property = dialog(page).getByRole('combobox', { name: /^Propiedad/ })
    await property.fill(' 2 en')
    await page.getByRole('option', { name: / 2 en / }).click()
    await expect(property).toHaveValue(/ 2 en /)
    await page.getByRole('button', { name: 'Crear oportunidad' }).click()
    await expectToast(page, 'Oportunidad creada exitosamente')

    const { data } = await admin()
      .from('opportunities')
      .select('properties(wordpress_id)')
      .eq('user_id', agent.id)
      .throwOnError()
    expect(data).toEqual([{ properties: { wordpress_id: 2 } }])
  } finally {
    await sites.stop()
  }
})
