import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../../ui/testing/sites.ts'
import type { SiteOptions } from '../../../../../test-support/site-stub/site-options.ts'
import { localRows } from '../testing/open-detail.tsx'
import { DetailView } from './detail-view.tsx'

async function open(options: Partial<SiteOptions>) {
  const agent = await createAgentWithSite(options)
  await renderScreen(<DetailView propertyId={1} />, { person: agent.person })
  return agent
}

const heading = (name: string) => page.getByRole('heading', { name })

it('PROP-39 shows a listing as its site has it now, and moves through its photographs', async () => {
  const { site } = await open({ listings: 2 })
  await expect.element(heading('Departamento 1 en Querétaro')).toHaveFocus()
  await expect.element(page.getByText('Departamento cerca de todo.').first()).toBeVisible()
  await expect
    .poll(async () => (await site.asked()).map(({ path }) => path))
    .toContain('/wp-json/wp/v2/properties/1')
  await page.getByRole('group', { name: 'Foto 1 de 2' }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('group', { name: 'Foto 2 de 2' })).toHaveFocus()
  await page.getByRole('button', { name: 'Foto anterior' }).click()
  await expect.element(page.getByRole('group', { name: 'Foto 1 de 2' })).toBeVisible()
})

it('PROP-40 shares the public link, leads to the map, and makes the local copy', async () => {
  const { person, site } = await open({ listings: 1 })
  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' })
  await expect.element(share).toHaveAttribute('target', '_blank')
  const text = new URL(share.element().getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toBe(
    `Departamento 1 en Querétaro\n$1,001,000\nCalle 1, Querétaro\n${site.url}/propiedad/1/`,
  )
  await expect
    .element(page.getByRole('link', { name: 'Ver en el mapa' }))
    .toHaveAttribute('href', expect.stringMatching(/google\.com\/maps.*Calle%201/))
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect
    .poll(async () => (await localRows(person)).map(({ wordpress_id }) => wordpress_id))
    .toEqual([1])
})
