import type { TablesInsert } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openFilters } from '../../capabilities/list/testing/filters.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { TasksTab } from './tasks-tab.tsx'

const DAY = 86_400_000
const LIST = '/dashboard/tareas'

/** Noon in Mexico City falls on the same day in every time zone of the country. */
function noon(days: number): string {
  const day = new Date(Date.now() - 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10)
  return `${day}T12:00:00-06:00`
}

function tasksOf(user_id: string): TablesInsert<'tasks'>[] {
  const own = { user_id, assigned_to: user_id }
  return [
    { ...own, title: 'De hoy', due_date: noon(0), priority: 'low' },
    { ...own, title: 'De hoy, urgente', due_date: noon(0), priority: 'urgent' },
    { ...own, title: 'De ayer', due_date: noon(-1) },
    { ...own, title: 'Hecha', due_date: noon(-1), status: 'completed' },
    { ...own, title: 'Sin fecha', priority: 'high' },
  ]
}

async function open(
  options: { path?: string; state?: unknown } = {},
  view?: Omit<TablesInsert<'saved_views'>, 'user_id' | 'entity'>,
) {
  const person = await accounts().createPerson()
  await accounts()
    .admin()
    .from('tasks')
    .insert(tasksOf(person.id), { defaultToNull: false })
    .throwOnError()
  if (view) {
    await accounts()
      .admin()
      .from('saved_views')
      .insert({ ...view, user_id: person.id, entity: 'tasks' })
      .throwOnError()
  }
  const { router } = await renderScreen(<TasksTab />, { person, ...options })
  return { router, address: () => router.state.location.pathname + router.state.location.search }
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const inBar = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Vistas' }).getByRole('link', { name })
const segment = (name: string) => inBar(new RegExp(`^${name}`))
const shownTitles = () =>
  page
    .getByRole('article')
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)

it('VIEW-30 VIEW-31 the list begins with Hoy, and a segment keeps the other conditions', async () => {
  const { address } = await open()
  await expect.poll(shownTitles).toEqual(['De hoy, urgente', 'De hoy'])
  await expect.poll(address).toBe(`${LIST}?abierta=si&vence=hoy`)
  await expect.element(segment('Hoy')).toHaveAttribute('aria-current', 'page')
  await expect.element(button('Guardar como…')).not.toBeInTheDocument()

  await openFilters()
  await button(/Prioridad/).click()
  await page.getByRole('option', { name: 'Baja' }).click()
  await expect.poll(shownTitles).toEqual(['De hoy'])
  await expect.element(button('Guardar como…')).toBeVisible()
  await expect.element(segment('Hoy')).toHaveTextContent('Hoy1')
  await expect.element(segment('Vencidas')).toHaveTextContent('Vencidas0')
  await segment('Vencidas').click()
  await expect.element(page.getByText('Ninguna tarea coincide')).toBeVisible()
  await expect.poll(address).toBe(`${LIST}?abierta=si&vence=pasado&prioridad=baja`)
  await button('Quitar filtros').click()
  await expect.poll(shownTitles).toEqual(['De ayer'])
  await expect.element(segment('Vencidas')).toHaveAttribute('aria-current', 'page')
})

it('VIEW-31 the list of all tasks has an address, and Back returns from it to Hoy', async () => {
  const { router, address } = await open()
  await expect.poll(address).toBe(`${LIST}?abierta=si&vence=hoy`)
  await inBar(/^Todas/).click()
  await expect.poll(shownTitles).toHaveLength(5)
  await expect.poll(address).toBe(LIST)
  await expect.element(segment('Todas')).toHaveAttribute('aria-current', 'page')
  await router.navigate(-1)
  await expect.poll(shownTitles).toEqual(['De hoy, urgente', 'De hoy'])
  await expect.element(segment('Hoy')).toHaveAttribute('aria-current', 'page')
})

it('VIEW-31 Back returns from a saved view to the whole list, also when the tab showed that list at plain /dashboard', async () => {
  const { router, address } = await open({}, { name: 'Altas', query: 'prioridad=alta' })
  await expect.poll(address).toBe(`${LIST}?abierta=si&vence=hoy`)
  await segment('Todas').click()
  await expect.poll(shownTitles).toHaveLength(5)
  await router.navigate('/dashboard', { state: { section: 'crm', tab: 'tasks' } })
  await expect.poll(address).toBe('/dashboard')
  await expect.poll(shownTitles).toHaveLength(5)
  await inBar(/^Altas/).click()
  await expect.poll(shownTitles).toEqual(['Sin fecha'])
  await router.navigate(-1)
  await expect.poll(address).toBe('/dashboard')
  await expect.poll(shownTitles).toHaveLength(5)
})

it('VIEW-30 the segments are in the bar, and choosing one leaves a saved view', async () => {
  const { address } = await open({}, { name: 'Altas', query: 'prioridad=alta' })
  const bar = page.getByRole('navigation', { name: 'Vistas' })
  await expect.element(inBar(/^Altas/)).toHaveTextContent('Altas1')
  await expect
    .poll(() =>
      bar
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent?.replace(/\d+$/, '')),
    )
    .toEqual(['Hoy', 'Vencidas', 'Esta semana', 'Todas', 'Altas'])
  await inBar(/^Altas/).click()
  await expect.poll(shownTitles).toEqual(['Sin fecha'])
  await segment('Vencidas').click()
  await expect.poll(shownTitles).toEqual(['De ayer'])
  await expect.poll(address).toBe(`${LIST}?abierta=si&vence=pasado`)
})

it('VIEW-30 VIEW-32 no segment is marked where the conditions match none, and the list sorts by urgency', async () => {
  await open({ path: `${LIST}?abierta=si&orden=-prioridad,titulo` })
  await expect.poll(shownTitles).toEqual(['De hoy, urgente', 'Sin fecha', 'De ayer', 'De hoy'])
  for (const name of ['Hoy', 'Vencidas', 'Esta semana', 'Todas']) {
    await expect.element(segment(name)).not.toHaveAttribute('aria-current')
  }
  await expect.element(page.getByText('Tareas por hacer')).toHaveTextContent('(4)')
  const downloads = catchDownloads()
  await button('Más acciones').click()
  await page.getByRole('menuitem', { name: 'Exportar a CSV' }).click()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const text = (await (await downloads())[0]?.blob.text()) ?? ''
  const titles = text.split('\r\n').map((line) => line.split(',')[0])
  expect(titles.slice(1, 5)).toEqual(['"De hoy', 'Sin fecha', 'De ayer', 'De hoy'])
})

it('VIEW-31 the list opens with the chosen view instead of Hoy', async () => {
  const { address } = await open(
    {},
    { name: 'Hechas', query: 'estado=completada', is_default: true },
  )
  await expect.poll(shownTitles).toEqual(['Hecha'])
  await expect.poll(address).toMatch(/vista=.*&estado=completada$/)
  await expect.element(inBar(/Hechas/)).toHaveAttribute('aria-current', 'page')
})

it.each([{ section: 'crm' }, { section: 'crm', tab: 'interactions' }, { section: 'documents' }])(
  'VIEW-31 the list of tasks does not replace the address of another list: %o',
  async (state) => {
    const { router, address } = await open()
    await expect.poll(address).toBe(`${LIST}?abierta=si&vence=hoy`)
    await router.navigate('/dashboard', { state })
    await inBar(/^Todas/).click()
    await expect.poll(shownTitles).toHaveLength(5)
    await router.navigate(-1)
    await expect.poll(address).toBe('/dashboard')
    await expect.poll(shownTitles).toHaveLength(5)
  },
)
