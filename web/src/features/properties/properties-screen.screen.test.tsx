import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { SiteOptions } from '../../../../test-support/site-stub/site-options.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../ui/testing/sites.ts'
import { currentState } from '../../records/listings/store/state.ts'
import { OWN, SITE, SOURCES, type Source } from '../../records/listings/testing/sources.ts'
import { askForPhotosAhead } from './browse/photos-ahead.ts'
import { findListings } from './find-listings.ts'
import { PropertiesScreen } from '../../app/properties-screen.tsx'

const DENIED = 'Acceso denegado. La API Key no tiene los permisos necesarios.'
const NoAssistant = () => null
const screen = <PropertiesScreen Assistant={NoAssistant} />

async function open(options: Partial<SiteOptions> = {}) {
  const { person, site } = await createAgentWithSite(options)
  await page.viewport(1280, 900)
  const { router } = await renderScreen(screen, { person })
  return { person, site, router }
}

const count = (text: string) => page.getByRole('heading', { name: text, exact: true })
const card = (title: string) => page.getByRole('article').filter({ hasText: title })
const titles = () =>
  page
    .getByRole('heading', { level: 3 })
    .all()
    .map((title) => title.element().textContent)
    .filter((title) => title !== 'Clientes Vinculados')
const titlesInSight = () =>
  [...document.querySelectorAll('article h3')].filter((title) => {
    const { top, bottom } = title.getBoundingClientRect()
    return top > 0 && bottom < innerHeight
  })
async function siteIsRead(): Promise<void> {
  await expect.poll(() => currentState().phase).toBe('ready')
}
const search = () => page.getByRole('searchbox', { name: 'Buscar propiedades' })

async function refresh(): Promise<void> {
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Actualizar' }).click()
}

async function choose(field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

describe('PROP-24 what is shown without listings', () => {
  it('without a connection to a site, the list links to the settings', async () => {
    await renderScreen(screen, { person: await accounts().createPerson() })
    await expect
      .element(
        page.getByText(
          'Por favor configura la conexión con WordPress en la sección de Configuración',
        ),
      )
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Configurar' }))
      .toHaveAttribute('href', '/dashboard/settings')
  })

  it('the list names the failure, retries, and keeps the listings when the next reading fails', async () => {
    const { site } = await open({ listings: 3, status: 403 })
    await expect.element(page.getByText(DENIED)).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Configurar' })).toBeVisible()
    await site.change({ status: null })
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect.element(count('3 propiedades')).toBeVisible()
    await siteIsRead()
    await site.change({ status: 403 })
    await refresh()
    await expect.element(page.getByText(DENIED)).toBeVisible()
    await expect.element(page.getByText(/Se muestran las propiedades leídas el/)).toBeVisible()
    await expect.element(count('3 propiedades')).toBeVisible()
  })

  it('PROP-62 the list says that the site has no listings yet', async () => {
    await open({ listings: 0 })
    await expect.element(count('0 propiedades')).toBeVisible()
    await expect.element(page.getByText(/todavía no tiene propiedades publicadas/)).toBeVisible()
  })
})

it('VIEW-62 changing the filters does not retry a failed reading', async () => {
  const { site } = await open({ listings: 3 })
  await expect.element(count('3 propiedades')).toBeVisible()
  await siteIsRead()
  await site.change({ status: 403 })
  await refresh()
  await expect.element(page.getByText(DENIED)).toBeVisible()
  const readings = async () =>
    (await site.asked()).filter(({ path }) => path.endsWith('/properties')).length
  const before = await readings()
  await choose(/Tipo/, 'Oficina')
  await expect.element(count('1 de 3 propiedades')).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
  await expect.element(count('3 propiedades')).toBeVisible()
  await choose(/Tipo/, 'Terreno')
  await expect.element(count('1 de 3 propiedades')).toBeVisible()
  await expect.element(page.getByText(DENIED)).toBeVisible()
  expect(await readings()).toBe(before)
})

it('OFF-06 the listings stay without a connection, and are read again when it returns', async () => {
  const { site } = await open({ listings: 3 })
  await expect.element(count('3 propiedades')).toBeVisible()
  await siteIsRead()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  try {
    dispatchEvent(new Event('offline'))
    await expect
      .element(page.getByText(/Estás sin conexión\. Se muestran las propiedades/))
      .toBeVisible()
    await refresh()
    // The test waits for the offline copy, because a connection that came back earlier would make the press read the site.
    await expect.poll(() => currentState().phase).toBe('failed')
    await expect.element(count('3 propiedades')).toBeVisible()
    await site.change({ listings: 5 })
  } finally {
    onLine.mockRestore()
  }
  dispatchEvent(new Event('online'))
  await expect.element(count('5 propiedades')).toBeVisible()
})

it('SITE-18 listings appear as they are read, with progress, and the reading can be stopped', async () => {
  const { site } = await open({ listings: 150, heldFrom: 2 })
  const progress = page.getByRole('progressbar', { name: 'Leyendo tus propiedades' })
  await expect.element(progress).toHaveAttribute('aria-valuetext', '100 de 150')
  await expect.element(count('100 de 150 propiedades')).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(progress).not.toBeInTheDocument()
  await expect.element(count('100 de 150 propiedades')).toBeVisible()
  await site.release()
})

async function openWith({ createAgent }: Source, listed: Parameters<Source['createAgent']>[0]) {
  const person = await createAgent(listed)
  await page.viewport(1280, 900)
  await renderScreen(screen, { person })
}

describe.each(SOURCES)('listings of $source', (source) => {
  it('each card shows the known facts of the listing', async () => {
    await openWith(source, {
      listings: 2,
      changes: {
        1: { acf: { operacion: 'Renta', precio: '12500.60' } },
        2: { acf: { galeria: [], precio: '' } },
      },
    })
    const rent = card('Departamento 1 en Querétaro')
    for (const text of [
      '$12,500/mes',
      'En renta',
      'Calle 1, Querétaro',
      '2 rec. · 2 baños · 120 m²',
      'Clientes Vinculados',
      'No hay clientes vinculados',
    ]) {
      await expect.element(rent.getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(rent.getByRole('button', { name: /^Gestionar Etiquetas/ })).toBeVisible()
    await expect.element(rent.getByRole('button', { name: /^Vincular Cliente/ })).toBeVisible()
    const bare = card('Terreno 2 en Guadalajara')
    await expect.element(bare.getByText('Precio a consultar')).toBeVisible()
    await expect.element(bare.getByText('Sin foto')).toBeVisible()
  })

  it('PROP-47 the photographs of the first row are requested before the cards are rendered', async () => {
    await page.viewport(390, 844)
    const person = await source.createAgent({ listings: 2 })
    askForPhotosAhead(person.id)
    await renderScreen(screen, { person })
    const shown = () => {
      const photo = document.querySelector<HTMLImageElement>('article img')
      return photo?.srcset || photo?.src || 'no card yet'
    }
    const ahead = () => [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]'),
    ]
    await expect
      .poll(() => ahead().map(({ href, imageSrcset }) => imageSrcset || href))
      .toContainEqual(expect.toSatisfy((address) => address === shown()))
    expect(new Set(ahead().map(({ fetchPriority }) => fetchPriority))).toEqual(new Set(['high']))
  })
})

it('PROP-17 PROP-18 PROP-62 the list can be filtered and sorted, and the filters cleared', async () => {
  await openWith(OWN, { listings: 12 })
  await expect.element(count('12 propiedades')).toBeVisible()
  await choose(/Tipo/, 'Casa')
  await expect.element(count('2 de 12 propiedades')).toBeVisible()
  await expect.poll(titles).toEqual(['Casa 10 en Guadalajara', 'Casa 5 en Querétaro'])
  await search().fill('queretaro')
  await expect.poll(titles).toEqual(['Casa 5 en Querétaro'])
  await choose(/Operación/, 'Renta')
  await expect.element(page.getByText('No hay propiedades')).toBeVisible()
  await expect
    .element(
      page.getByText('No se encontraron propiedades que coincidan con los filtros seleccionados'),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Limpiar', exact: true }).click()
  await expect.element(count('12 propiedades')).toBeVisible()
  await page.getByLabelText('Precio mínimo').fill('1003000')
  await page.getByLabelText('Precio máximo').fill('un millón 5 mil')
  await choose(/Ordenar por/, 'Menor precio')
  await expect
    .poll(titles)
    .toEqual(['Local 4 en Mérida', 'Casa 5 en Querétaro', 'Oficina 3 en Puebla'])
  await expect.element(page.getByText('Primero las ventas, después las rentas')).toBeVisible()
})

it('PROP-22 filters survive visits to a listing, and the search of all sections finds listings', async () => {
  await openWith(SITE, { listings: 12 })
  await expect.element(count('12 propiedades')).toBeVisible()
  await choose(/Tipo/, 'Casa')
  await expect.element(count('2 de 12 propiedades')).toBeVisible()
  await page.getByRole('link', { name: 'Casa 5 en Querétaro' }).click()
  await expect.element(page.getByRole('heading', { name: 'Casa 5 en Querétaro' })).toHaveFocus()
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect.element(count('2 de 12 propiedades')).toBeVisible()
  const [hit, ...others] = await findListings('local merida')
  expect(others).toEqual([])
  expect(hit).toMatchObject({
    label: 'Local 4 en Mérida',
    detail: '$1,004,000 · Calle 4, Mérida',
  })
})

it('PROP-23 only the cards near the window are in the document', async () => {
  await openWith(OWN, { listings: 120 })
  await expect.element(count('120 propiedades')).toBeVisible()
  for (const offset of [4000, 12_000]) {
    scrollTo(0, offset)
    await expect.poll(() => titlesInSight().length).toBeGreaterThanOrEqual(3)
    expect(page.getByRole('article').elements().length).toBeLessThanOrEqual(60)
  }
})

it('PROP-43 the screen lists faults to correct on the site and links each listing', async () => {
  const { person } = await createAgentWithSite({
    listings: 2,
    changes: { 2: { acf: { precio: '' } } },
  })
  await renderScreen(screen, { person, state: { section: 'properties', view: 'health' } })
  const heading = (name: string) => page.getByRole('heading', { name })
  await expect.element(heading('Salud del sitio')).toHaveFocus()
  await expect.element(heading('Publican datos del propietario o notas privadas')).toBeVisible()
  await expect.element(heading('Con menos de 5 fotos')).toBeVisible()
  await expect.element(page.getByText('2 fotos').first()).toBeVisible()
  await expect.element(page.getByText('9991234567')).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Terreno 2 en Guadalajara', exact: true }).first())
    .toHaveAttribute('href', '/dashboard/propiedades/2')
})

it('PROP-32 without a site the list has every copy, and one without title and location gets Spanish texts', async () => {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  await client
    .from('properties')
    .insert({ wordpress_id: 7, tags: ['Por revisar'], price: 900_000 })
    .throwOnError()
  await renderScreen(screen, { person })
  await page.getByRole('link', { name: 'Guardadas en Predio (1)' }).click()
  await page.getByRole('link', { name: 'Propiedad sin título' }).click()
  await expect.element(page.getByText('Tu sitio no está conectado')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Propiedad sin título' })).toBeVisible()
  await expect.element(page.getByText('Sin ubicación').first()).toBeVisible()
})

it.each([
  ['left the site', { unpublished: [2] }, 'Ya no está en tu sitio'],
  ['cannot be read now', { status: 403 }, 'Se muestran los datos de la última lectura.'],
])('PROP-39 the last reading is shown of a listing that %s', async (_, change, text) => {
  const { site } = await open({ listings: 2 })
  await expect.element(count('2 propiedades')).toBeVisible()
  await siteIsRead()
  await site.change(change)
  await page.getByRole('link', { name: 'Terreno 2 en Guadalajara' }).click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: 'Terreno 2 en Guadalajara' }))
    .toBeVisible()
})
