import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createAgentWithClient } from '../../../test-support/agent-with-client.ts'
import { SearchButton } from '../features/search/search-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { countFetches, interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../ui/testing/stub-window-open.ts'
import { SheetHost } from '../records/sheets/open-sheets.ts'
import { SEARCH_SOURCES } from './search-sources.ts'

async function open() {
  const person = await createAgentWithClient(accounts())
  const rendered = await renderScreen(<SearchButton sources={SEARCH_SOURCES} />, { person })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  return { ...rendered, person }
}

const field = () => page.getByRole('combobox', { name: 'Buscar' })
const option = (name: string) => page.getByRole('option', { name })
const labels = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
const isAsked = ({ url }: Request) => /search_clients|document_rows|professionals/.test(url)

describe('without text', () => {
  it('SEARCH-04 CMD-01 FRAME-12 without text the search offers all commands, sections, pages and actions', async () => {
    await open()
    await expect
      .poll(labels)
      .toEqual([
        'Nuevo clientecliente Valeria Ruiz 9991234567',
        'Nueva tareallamar a Valeria mañana 10',
        'Nueva visitavisita con Valeria el viernes 17:30',
        'Nuevo documentodocumento contrato de arrendamiento',
        'Llamar a…llamar a Valeria',
        'WhatsApp a…whatsapp a Valeria: ya voy',
        'Abrir…abrir casa en Altabrisa',
        'Mover a etapa…mover Valeria a Oferta',
        'Calcular comisión de…comisión de casa en Altabrisa, o 3.5 mdp',
        'Propiedades',
        'CRM',
        'Prospección',
        'Directorio',
        'Documentos',
        'Calculadora',
        'Estimador',
        'Imágenes',
        'Configuración',
        'Inicio',
        'Buzón de prospectos',
        'Llamadas de hoy',
        'Planes de seguimiento',
        'Selecciones',
        'Mi sitio',
        'Reportes',
        'Perfil',
        'Plan',
        'Notificaciones',
        'Tema claro',
        'Tema oscuro',
        'Tema del sistema',
        'Ficha técnica',
        'Atajos de teclado',
        'Exportar todo',
        'Salir',
      ])
  })

  it('SEARCH-04 the search does not open over a form', async () => {
    const person = await accounts().createPerson()
    await renderScreen(
      <>
        <SearchButton sources={SEARCH_SOURCES} />
        <Dialog title="Nueva Tarea" onClose={() => undefined}>
          <p>Formulario</p>
        </Dialog>
      </>,
      { person },
    )
    await expect.element(page.getByRole('dialog', { name: 'Nueva Tarea' })).toBeVisible()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(field().elements()).toEqual([])
  })
})

describe('typed text', () => {
  it('SEARCH-05 SEARCH-08 the search finds sections by keyword, and Enter opens the marked section', async () => {
    const { router } = await open()
    await field().fill('comision')
    await expect
      .poll(labels)
      .toEqual([
        'Calculadora',
        'Reportes',
        'Calcular comisión de…comisión de casa en Altabrisa, o 3.5 mdp',
      ])
    await expect.element(option('Calculadora')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.state).toMatchObject({ section: 'calculator' })
  })

  it('SHEET-11 a search for ‘ficha’ and a listing’s name opens the sheet of the listing', async () => {
    const person = await accounts().createPerson()
    const client = await accounts().clientOf(person)
    await client
      .from('properties')
      .insert({ title: 'Casa en Itzimná', location: 'Mérida', price: 3_500_000 })
      .throwOnError()
    await renderScreen(
      <>
        <SearchButton sources={SEARCH_SOURCES} />
        <SheetHost />
      </>,
      { person },
    )
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field()).toHaveFocus()
    await field().fill('ficha itzimna')
    await option('Ficha técnica: Casa en Itzimná').click()
    const sheet = page.getByRole('dialog', { name: 'Ficha técnica' })
    await expect.element(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Cerrar' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
  })

  it('PROS-66 the search finds waiting prospects by name and source, and opens the chosen one', async () => {
    const { person, router } = await open()
    await accounts()
      .admin()
      .from('prospects')
      .insert(
        (
          [
            ['Luis Uc', 'waiting'],
            ['Luis Pech', 'discarded'],
          ] as const
        ).map(([name, status]) => ({
          user_id: person.id,
          source: 'portal' as const,
          source_name: 'Lamudi',
          name,
          status,
          discarded_at: status === 'discarded' ? new Date().toISOString() : null,
        })),
      )
      .throwOnError()
    await field().fill('lamudi')
    const found = page.getByRole('group', { name: 'Buzón de prospectos' }).getByRole('option')
    await expect.element(found).toHaveTextContent('Luis UcLamudi')
    await field().fill('luis')
    await expect.element(found).toHaveTextContent('Luis UcLamudi')
    await found.click()
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard\/prospectos\//)
  })

  it('SEARCH-08 arrow keys move through the results and wrap at both ends', async () => {
    await open()
    await field().fill('tema')
    await expect.element(option('Tema claro')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(option('Tema del sistema')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark')
  })

  it('PUB-22 PUB-26 a question finds the guides, and a guide opens in a tab of its own', async () => {
    const windows = stubWindowOpen()
    const { router } = await open()
    await field().fill('¿cómo conecto mi sitio?')
    const guides = page.getByRole('group', { name: 'Ayuda' })
    await expect.element(guides.getByRole('option')).toHaveTextContent('Conecta tu sitio WordPress')
    await expect.element(guides.getByRole('option')).toHaveAttribute('target', '_blank')
    await expect.element(guides.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).not.toBeInTheDocument()
    expect(windows.map(({ url }) => url())).toEqual(['/ayuda/conectar-wordpress'])
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  it('SEARCH-07 SEARCH-08 the search says when it finds nothing, and Escape returns the focus to the button', async () => {
    await open()
    await field().fill('zzz')
    await expect.element(page.getByText('Sin resultados para «zzz»').first()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Buscar' })).toHaveFocus()
  })

  it('SEARCH-06 the search asks the server from two characters on', async () => {
    await open()
    const asked = countFetches(isAsked)
    await field().fill('a')
    await expect.element(option('Salir')).not.toBeInTheDocument()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(asked()).toBe(0)
    await field().fill('ana')
    await expect.element(option('Ana Núñez')).toBeVisible()
    expect(asked()).toBeGreaterThan(0)
  })

  it('SEARCH-07 the search names a source that failed and shows the results of the others', async () => {
    await open()
    interceptFetch(
      ({ url }) => url.includes('search_clients'),
      () => new Response('{}', { status: 400 }),
    )
    await field().fill('plan')
    const failure = page.getByText('No se pudo buscar en Clientes. Intenta de nuevo.')
    await expect.element(failure).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Plan', exact: true })).toBeVisible()
  })
})
