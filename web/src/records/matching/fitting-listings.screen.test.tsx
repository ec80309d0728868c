import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { SOURCES } from '../listings/testing/sources.ts'
import { FittingListings } from './fitting-listings.tsx'
import { MatchingClients } from './matching-clients.tsx'

const PREFERENCES = {
  operation: 'sale' as const,
  property_type: ['casa' as const],
  locations: ['Querétaro'],
  min_price: null,
  max_price: 1_100_000,
  bedrooms: null,
}

const message = () => page.getByRole('textbox', { name: /^Mensaje/ })

describe.each(SOURCES)('MATCH-06 a listing of $source', ({ createAgent, makeListing }) => {
  it('a listing is proposed to a client whose preferences it meets, and offered by WhatsApp', async () => {
    const person = await createAgent({ listings: 6 })
    const ana = { id: person.id, first_name: 'Ana', last_name: 'Núñez', whatsapp: '+525512345678' }
    await renderScreen(<FittingListings client={ana} preferences={PREFERENCES} />, { person })
    await page.getByText('Casa 5 en Querétaro').click()
    await page.getByRole('button', { name: /^Enviar/ }).click()
    await expect
      .element(message())
      .toHaveValue(expect.stringMatching(/Casa 5 en Querétaro.*\$1,005,000/s))
  })

  it('the page of a listing names the clients who look for such a listing', async () => {
    const agent = await createAgentWithClient(accounts(), '+525512345678')
    await accounts()
      .admin()
      .from('client_preferences')
      .insert({ ...PREFERENCES, user_id: agent.id, client_id: agent.clientId })
      .throwOnError()
    const listing = await makeListing(agent, {
      title: 'Casa 5 en Querétaro',
      price: 1_005_000,
      location: 'Calle 5, Querétaro',
      propertyType: 'casa',
    })
    await renderScreen(<MatchingClients property={listing} />, { person: agent })
    await expect.element(page.getByRole('link', { name: 'Ana Núñez' })).toBeVisible()
    await page.getByRole('button', { name: /Ana/ }).click()
    await expect.element(message()).toHaveValue(expect.stringContaining('Casa 5 en Querétaro'))
  })
})
