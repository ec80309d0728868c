import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import type { TablesInsert } from '../domain/src/database/index.ts'
import { createAgentWithClient, openTab } from './support/activities.ts'
import { exported } from './support/downloads.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf, createPerson, signIn, type Account } from './support/people.ts'

const DAY = 86_400_000

/** Noon in Mexico City, so many days from today: the same day in every zone of the country. */
function noon(days: number): string {
  const day = new Date(Date.now() - 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10)
  return `${day}T12:00:00-06:00`
}

async function give(person: Account, tasks: TablesInsert<'tasks'>[]): Promise<void> {
  const api = await clientOf(person)
  await api.from('tasks').insert(tasks, { defaultToNull: false }).throwOnError()
}

function task(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title })
}

async function show(page: Page, view: string): Promise<void> {
  await page.getByRole('radio', { name: view }).click()
}

test('a task is made for the person who saves it, with a client and a due time', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const agent = await createAgentWithClient(null)
  await openTab(page, agent, 'Tareas')
  await expect(page.getByText('Nada para hoy')).toBeVisible()
  await page.getByRole('button', { name: 'Nueva Tarea' }).first().click()
  await page.getByRole('button', { name: 'Crear tarea' }).click()
  await expect(page.getByText('Escribe el título de la tarea')).toBeVisible()
  await expect(page.getByLabel('Título')).toBeFocused()
  // Under 'Hoy' it is for today, unless the person says otherwise.
  await expect(page.getByLabel('Hora')).toHaveValue(/^(?:18:00|23:59)$/)
  await page.getByLabel('Título').fill('Llamar al notario')
  await page.getByRole('spinbutton', { name: /^día/ }).click()
  await page.keyboard.type('20112030')
  await page.getByLabel('Hora').fill('17:30')
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await page.getByRole('button', { name: 'Crear tarea' }).click()
  await expect(page.getByText('Tarea creada exitosamente')).toBeVisible()
  await show(page, 'Todas')
  await expect(task(page, 'Llamar al notario')).toContainText('20 nov 2030, 5:30 p.m.')
  await expect(task(page, 'Llamar al notario')).toContainText('Ana Núñez')
  const { data } = await (
    await clientOf(agent)
  )
    .from('tasks')
    .select('status, priority, assigned_to, client_id, due_date')
    .throwOnError()
  expect(data).toEqual([
    {
      status: 'pending',
      priority: 'medium',
      assigned_to: agent.id,
      client_id: agent.clientId,
      due_date: '2030-11-20T23:30:00+00:00',
    },
  ])
  expect(problems).toEqual([])
})

test('views, search, export, calendar; one press completes and can be taken back; two tabs', async ({
  page,
}) => {
  const person = await createPerson()
  await give(person, [
    { title: 'De hoy', due_date: noon(0), priority: 'high', status: 'in_progress' },
    { title: 'De ayer', due_date: noon(-1) },
    { title: 'Hecha ayer', due_date: noon(-1), status: 'completed' },
    { title: '=Sin fecha' },
  ])
  const api = await clientOf(person)
  const status = async () =>
    (await api.from('tasks').select('status').eq('title', 'De hoy').single().throwOnError()).data
      .status
  await openTab(page, person, 'Tareas')
  await expect(page.getByRole('article')).toHaveText([/De hoy/])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Agregar al calendario' }).click()
  const ics = await readFile(await (await file).path(), 'utf8')
  expect(ics).toContain('SUMMARY:De hoy')
  expect(ics).toMatch(/DTSTART:\d{8}T180000Z/)

  await page.getByRole('button', { name: 'Completar: De hoy' }).click()
  await expect(page.getByText('Tarea completada')).toBeVisible()
  await expect(page.getByText('Nada para hoy')).toBeVisible()
  expect(await status()).toBe('completed')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(task(page, 'De hoy')).toContainText('En progreso')
  expect(await status()).toBe('in_progress')

  await show(page, 'Vencidas')
  await expect(page.getByRole('article')).toHaveText([/De ayer/])
  await show(page, 'Todas')
  await expect(page.getByRole('article')).toHaveText([
    /De ayer/,
    /De hoy/,
    /=Sin fecha/,
    /Hecha ayer/,
  ])
  const csv = await exported(page, 'tareas.csv')
  expect(csv.startsWith('\ufeffTítulo,Estado,Prioridad,')).toBe(true)
  const titles = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(',')[0])
  expect(titles.slice(1)).toEqual(['De ayer', 'De hoy', "'=Sin fecha", 'Hecha ayer'])
  await page.getByRole('searchbox', { name: 'Buscar tareas' }).fill('SÍN')
  await expect(page.getByRole('article')).toHaveText([/Sin fecha/])
  expect(await exported(page, 'tareas.csv')).not.toContain('De hoy')

  await page.getByRole('link', { name: '=Sin fecha', exact: true }).click()
  await page.getByLabel('Título').fill('Sin fecha todavía')
  await api.from('tasks').update({ title: 'Enviar fotos' }).eq('title', '=Sin fecha').throwOnError()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect(conflict).toContainText('Enviar fotos')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect(page.getByText('Tarea actualizada exitosamente')).toBeVisible()
  await expect(task(page, 'Sin fecha todavía')).toBeVisible()

  const row = async () => (await api.from('tasks').select().eq('title', 'Sin fecha todavía')).data
  const before = await row()
  await page.getByRole('link', { name: 'Sin fecha todavía', exact: true }).click()
  await page.getByRole('button', { name: 'Eliminar tarea' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  expect(await row()).toEqual(before)
  await page.getByRole('button', { name: 'Eliminar tarea' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Tarea eliminada')).toBeVisible()
  await expect(task(page, 'Sin fecha todavía')).toHaveCount(0)
  expect(await row()).toEqual([])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(task(page, 'Sin fecha todavía')).toBeVisible()
  expect(await row()).toEqual(before)
})

testEveryLook('Tareas is accessible, its form too', async ({ page }) => {
  const person = await createPerson()
  await give(person, [{ title: 'De hoy', due_date: noon(0), priority: 'urgent' }])
  await signIn(page, person)
  await page.evaluate(
    `history.replaceState({ usr: { section: 'crm', tab: 'tasks' }, key: 'here', idx: 0 }, '')`,
  )
  await page.reload()
  await expect(task(page, 'De hoy')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'De hoy', exact: true }).click()
  await expect(page.getByLabel('Título')).toBeVisible()
  await expectAccessible(page)
})
