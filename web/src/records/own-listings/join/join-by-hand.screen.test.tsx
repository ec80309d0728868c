import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ownRows } from '../../../../../test-support/own-rows.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../../ui/testing/sites.ts'
import { OwnView } from '../../../features/listing-page/own-view.tsx'
import { useReading } from '../../listings/use-listings.ts'

function SiteCount() {
  return <p>{useReading().siteListings.length} en el sitio</p>
}

it('OWN-12 an own listing that resembles no listing of the site is joined with the one that the agent chooses', async () => {
  const { person } = await createAgentWithSite({ listings: 3 })
  const client = await accounts().clientOf(person)
  const { data: own } = await client
    .from('properties')
    .insert({ ...ownRows(1)[0], title: 'Mi casa', price: 1, tags: ['Mía'] })
    .select('id')
    .single()
    .throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(
    <>
      <SiteCount />
      <OwnView id={own.id} />
    </>,
    { person },
  )
  await expect.element(page.getByText('3 en el sitio')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Mi casa' })).toBeVisible()
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Unir con una de tu sitio' }).click()
  await page.getByRole('combobox', { name: 'Propiedad de tu sitio' }).fill('2 en')
  await page.getByRole('option', { name: / 2 en / }).click()
  await page.getByRole('button', { name: 'Unir', exact: true }).click()
  await expect.element(page.getByText(/Propiedades unidas/)).toBeVisible()
  const { data } = await client.from('properties').select('wordpress_id').contains('tags', ['Mía'])
  expect(data).toEqual([{ wordpress_id: 2 }])
})
