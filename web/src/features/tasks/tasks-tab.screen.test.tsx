import type { TablesInsert } from '@predio/domain/database'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { openedReport, ReportHost } from '../../records/owner-reports/open-report.ts'
import { TasksTab } from './tasks-tab.tsx'

const DAY = 86_400_000

/** Noon in Mexico City falls on the same day in every time zone of the country. */
function noon(days: number): string {
  const day = new Date(Date.now() - 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10)
  return `${day}T12:00:00-06:00`
}

const tasks = () => accounts().admin().from('tasks')

async function addTasks({ id }: Account, rows: Omit<TablesInsert<'tasks'>, 'user_id'>[]) {
  const owned = rows.map((row) => ({ ...row, user_id: id, assigned_to: id }))
  await tasks().insert(owned, { defaultToNull: false }).throwOnError()
}

async function open(rows: Omit<TablesInsert<'tasks'>, 'user_id'>[]): Promise<Account> {
  const person = await accounts().createPerson()
  await addTasks(person, rows)
  await renderScreen(<TasksTab />, { person })
  return person
}

async function rowOf({ id }: Account, title: string) {
  const { data } = await tasks().select().eq('user_id', id).eq('title', title).throwOnError()
  return data[0]
}

const item = (title: string) => page.getByRole('article').filter({ hasText: title })
const titles = () => page.getByRole('article').getByRole('heading')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const show = (view: string) =>
  page
    .getByRole('navigation', { name: 'Vistas' })
    .getByRole('link', { name: new RegExp(`^${view}`) })
    .click()

const shownTitles = () =>
  titles()
    .elements()
    .map(({ textContent }) => textContent)

it('FIRST-06 the list marks an example task', async () => {
  await open([{ title: 'Enviar ficha', due_date: noon(0), is_example: true }])
  await expect.element(item('Enviar ficha').getByText('Ejemplo', { exact: true })).toBeVisible()
})

it('TASK-10 a task created from the view of today is due today', async () => {
  await open([])
  await expect.element(page.getByText('Nada para hoy')).toBeVisible()
  await button('Nueva Tarea').first().click()
  await page.getByLabelText('Título').fill('Llamar al notario')
  await button('Crear tarea').click()
  await expect.element(item('Llamar al notario')).toHaveTextContent(/hoy, (?:6:00|11:59) p\.m\./)
})

describe('the list', () => {
  it('TASK-04 TASK-06 TASK-12 a view shows its tasks in order, and can be searched', async () => {
    await open([
      { title: 'De hoy', due_date: noon(0), priority: 'high' },
      { title: 'De hoy, urgente', due_date: noon(0), priority: 'urgent' },
      { title: 'De ayer', due_date: noon(-1) },
      { title: 'Hecha ayer', due_date: noon(-1), status: 'completed' },
      { title: 'Sin fecha' },
    ])
    await expect.poll(shownTitles).toEqual(['De hoy, urgente', 'De hoy'])
    await show('Vencidas')
    await expect.poll(shownTitles).toEqual(['De ayer'])
    await show('Todas')
    const all = ['De ayer', 'De hoy, urgente', 'De hoy', 'Sin fecha', 'Hecha ayer']
    await expect.poll(shownTitles).toEqual(all)
    await page.getByRole('searchbox', { name: 'Buscar tareas' }).fill('SÍN')
    await expect.poll(shownTitles).toEqual(['Sin fecha'])
  })

  it('TASK-11 one press completes a task, and Deshacer restores its status', async () => {
    const person = await open([{ title: 'De hoy', due_date: noon(0), status: 'in_progress' }])
    await button('Completar: De hoy').click()
    await expect.element(page.getByText('Tarea completada')).toBeVisible()
    await expect.element(page.getByText('Nada para hoy')).toBeVisible()
    await expect.poll(async () => (await rowOf(person, 'De hoy'))?.status).toBe('completed')
    await button('Deshacer').click()
    await expect.element(item('De hoy')).toHaveTextContent('En progreso')
    await expect.poll(async () => (await rowOf(person, 'De hoy'))?.status).toBe('in_progress')
  })

  it('TASK-11 a task whose completion the server refuses is shown as before', async () => {
    await open([{ title: 'De hoy', due_date: noon(0) }])
    interceptFetch(
      ({ method }) => method === 'PATCH',
      () => new Response('{}', { status: 400 }),
    )
    await button('Completar: De hoy').click()
    await expect.element(page.getByText('Error al guardar la tarea')).toBeVisible()
    await expect.element(item('De hoy')).toHaveTextContent('Pendiente')
  })
})

describe('an open task', () => {
  it('TASK-14, TASK-15 the form shows another tab’s changes before it overwrites them', async () => {
    const person = await open([{ title: 'De hoy', due_date: noon(0) }])
    await page.getByRole('link', { name: 'De hoy' }).click()
    await page.getByLabelText('Título').fill('De hoy todavía')
    await tasks().update({ title: 'Enviar fotos' }).eq('user_id', person.id).throwOnError()
    await button('Guardar cambios').click()
    const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
    await expect.element(conflict).toHaveTextContent('Enviar fotos')
    await conflict.getByRole('button', { name: 'Guardar así' }).click()
    await expect.element(page.getByText('Tarea actualizada exitosamente')).toBeVisible()
    await expect.poll(shownTitles).toEqual(['De hoy todavía'])
  })

  it('TASK-16 a task is deleted after a confirmation, and Deshacer restores the same row', async () => {
    const person = await open([{ title: 'De hoy', due_date: noon(0) }])
    const before = await rowOf(person, 'De hoy')
    await page.getByRole('link', { name: 'De hoy' }).click()
    await button('Eliminar tarea').click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    expect(await rowOf(person, 'De hoy')).toEqual(before)
    await button('Eliminar tarea').click()
    await question.getByRole('button', { name: 'Eliminar' }).click()
    await expect.element(page.getByText('Tarea eliminada')).toBeVisible()
    await expect.element(page.getByText('Nada para hoy')).toBeVisible()
    await expect.poll(() => rowOf(person, 'De hoy')).toBeUndefined()
    await button('Deshacer').click()
    await expect.poll(shownTitles).toEqual(['De hoy'])
    await expect.poll(() => rowOf(person, 'De hoy')).toEqual(before)
  })
})

it('OREP-22 a task for an owner’s report opens the report about the month before the task', async () => {
  const person = await accounts().createPerson()
  const { data: listing } = await accounts()
    .admin()
    .from('properties')
    .insert({ user_id: person.id, title: 'Casa en Itzimná' })
    .select('id')
    .single()
    .throwOnError()
  const report = { purpose: 'owner_report' as const, property_id: listing.id, due_date: noon(0) }
  await addTasks(person, [
    { ...report, title: 'Enviar reporte a Elvira', created_at: '2026-03-02T18:00:00Z' },
    { ...report, title: 'Enviar otro reporte', status: 'completed' },
  ])
  onTestFinished(() => openedReport.set(undefined))
  let answerViews = (): void => {}
  const views = new Promise<Response>((resolve) => (answerViews = () => resolve(Response.json([]))))
  interceptFetch(
    ({ url }) => url.includes('/saved_views'),
    () => views,
  )
  const { router } = await renderScreen(
    <>
      <TasksTab />
      <ReportHost />
    </>,
    { person },
  )
  await item('Enviar reporte a Elvira').getByRole('button', { name: 'Preparar reporte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reporte al propietario' })
  await expect.element(dialog.getByText('Casa en Itzimná')).toBeVisible()
  answerViews()
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/tareas')
  await expect.element(dialog.getByRole('group', { name: 'Desde' })).toHaveTextContent(/2026/)
  await button('Crear enlace').click()
  await button('Listo, completar la tarea').click()
  await expect
    .poll(async () => (await rowOf(person, 'Enviar reporte a Elvira'))?.status)
    .toBe('completed')
  const { data } = await accounts()
    .admin()
    .from('owner_reports')
    .select('title')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([{ title: 'Reporte de febrero de 2026' }])
  await show('Todas')
  await expect.element(item('Enviar otro reporte')).toBeVisible()
  await expect.element(button('Preparar reporte')).not.toBeInTheDocument()
})
