import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OWN, SOURCES, type Source } from '../../records/listings/testing/sources.ts'
import { renderScreen } from '../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../ui/testing/sites.ts'
import { PropertiesScreen } from '../../app/properties-screen.tsx'
import { localRows } from './testing/open-detail.tsx'
import { DetailView } from './detail-view.tsx'

const heading = (name: string) => page.getByRole('heading', { name })
const photo = (at: number) => page.getByRole('group', { name: `Foto ${at} de 2` })

async function open() {
  const agent = await createAgentWithSite({ listings: 1 })
  await renderScreen(<DetailView propertyId={1} />, { person: agent.person })
  return agent
}

function sharedText(): string | null {
  const share = page.getByRole('link', { name: 'Compartir por WhatsApp' }).element()
  expect(share.getAttribute('target')).toBe('_blank')
  return new URL(share.getAttribute('href') ?? '').searchParams.get('text')
}

async function openPage({ createAgent }: Source): Promise<void> {
  const person = await createAgent({ listings: 2 })
  await page.viewport(1280, 900)
  await renderScreen(<PropertiesScreen Assistant={() => null} />, { person })
  await page.getByRole('link', { name: 'Departamento 1 en Querétaro' }).click()
  await expect.element(heading('Departamento 1 en Querétaro')).toHaveFocus()
}

it('PROP-39 the page describes the listing, and moves through its photographs', async () => {
  await openPage(OWN)
  await expect.element(page.getByText('Departamento cerca de todo.').first()).toBeVisible()
  await photo(1).click()
  await expect.element(photo(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(photo(2)).toHaveFocus()
  await page.getByRole('button', { name: 'Foto anterior' }).click()
  await expect.element(photo(1)).toBeVisible()
})

it.each(SOURCES)(
  'PROP-40 the printed page of a listing of $source has only facts for clients, and the map opens',
  async (source) => {
    await openPage(source)
    await expect
      .element(page.getByRole('link', { name: 'Ver en el mapa' }))
      .toHaveAttribute('href', expect.stringMatching(/google\.com\/maps.*Calle%201/))
    const printed = () => document.querySelector('[data-print-sheet]')?.textContent
    for (const text of [
      '$1,001,000',
      'Calle 1, Querétaro',
      '120 m²',
      'Departamento cerca de todo.',
    ]) {
      await expect.poll(printed).toContain(text)
    }
    expect(printed()).not.toContain('Clientes Vinculados')
  },
)

it('PROP-39 the page shows a listing as its site publishes it now', async () => {
  const { site } = await open()
  await expect.element(heading('Departamento 1 en Querétaro')).toHaveFocus()
  await expect
    .poll(async () => (await site.asked()).map(({ path }) => path))
    .toContain('/wp-json/wp/v2/properties/1')
})

it('PROP-40 sharing uses the public page of a site’s listing, and makes the local copy', async () => {
  const { person, site } = await open()
  await expect
    .poll(sharedText)
    .toMatch(/^Departamento 1 en Querétaro\n\$1,001,000\n(.*\n)?Calle 1, Querétaro\n/)
  await expect.poll(sharedText).toMatch(new RegExp(`${site.url}/propiedad/1/$`))
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect
    .poll(async () => (await localRows(person)).map(({ wordpress_id }) => wordpress_id))
    .toEqual([1])
})
