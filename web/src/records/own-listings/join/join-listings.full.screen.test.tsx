import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ownRows } from '../../../../../test-support/own-rows.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../../ui/testing/sites.ts'
import { PropertiesScreen } from '../../../app/properties-screen.tsx'

const screen = <PropertiesScreen Assistant={() => null} />
const button = (name: string | RegExp) => page.getByRole('button', { name })
const count = (text: string) => page.getByRole('heading', { name: text, exact: true })

async function openWithTwin() {
  const { person } = await createAgentWithSite({ listings: 3 })
  const client = await accounts().clientOf(person)
  const [row] = ownRows(1)
  await client
    .from('properties')
    .insert({ ...row, tags: ['Mía'] })
    .throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(screen, { person })
  await expect.element(button('1 propiedad propia parece estar en tu sitio')).toBeVisible()
  await button('Revisar').click()
  return client
}

it('OWN-11 an own listing that the site has too is joined with the site’s, and keeps its tags', async () => {
  const client = await openWithTwin()
  await button(/^Unir: /).click()
  await expect.element(page.getByText(/Propiedades unidas/)).toBeVisible()
  await expect.element(count('3 propiedades')).toBeVisible()
  const { data } = await client.from('properties').select('wordpress_id').contains('tags', ['Mía'])
  expect(data).toEqual([{ wordpress_id: 1 }])
})

it('OWN-11 a pair of listings that the agent rejected is not offered again, on any device', async () => {
  const client = await openWithTwin()
  await button(/^No es la misma: /).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(button(/parece estar en tu sitio/)).not.toBeInTheDocument()
  await expect.element(count('4 propiedades')).toBeVisible()
  const { data } = await client.from('properties').select('not_joined').is('wordpress_id', null)
  expect(data).toEqual([{ not_joined: [1] }])
})

it('OWN-11 says that a rejection was not stored, and offers the pair again', async () => {
  await openWithTwin()
  const lost = interceptFetch(
    ({ method, url }) => method === 'PATCH' && url.includes('/rest/v1/properties'),
  )
  await button(/^No es la misma: /).click()
  await expect.element(page.getByText(/No se pudo guardar que son dos propiedades/)).toBeVisible()
  lost.release()
  await button(/^No es la misma: /).click()
  await expect.element(button(/parece estar en tu sitio/)).not.toBeInTheDocument()
})
