import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { TasksTab } from './tasks-tab.tsx'

const DONE_AT = '2026-03-02T18:00:00+00:00'
const DUE = '2026-11-02T15:30:00+00:00'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

async function open() {
  await page.viewport(1280, 1000)
  const person = await accounts().createPerson()
  const own = { user_id: person.id, assigned_to: person.id }
  const rows = [
    { ...own, title: 'Anotar', due_date: DUE },
    { ...own, title: 'Buscar' },
    { ...own, title: 'Cobrar', due_date: DUE, status: 'completed' as const, completed_at: DONE_AT },
  ]
  const tasks = () => accounts().admin().from('tasks')
  await tasks().insert(rows, { defaultToNull: false }).throwOnError()
  await renderScreen(<TasksTab />, { person, path: '/dashboard/tareas?orden=titulo' })
  await expect.element(page.getByRole('heading', { name: 'Anotar' })).toBeVisible()
  await button('Elegir varias').click()
  await button('Elegir las 3 que coinciden').click()
  await expect.element(page.getByText('3 elegidas')).toBeVisible()
  return async <Column extends 'status' | 'priority' | 'due_date' | 'completed_at' | 'title'>(
    column: Column,
  ) => {
    const { data } = await tasks()
      .select('title, status, priority, due_date, completed_at')
      .eq('user_id', person.id)
      .order('title')
      .throwOnError()
    return data.map((row) => row[column])
  }
}

async function act(label: string): Promise<void> {
  await button('Acciones').click()
  await page.getByRole('menuitem', { name: label }).click()
}

async function choose(field: RegExp, option: string, action: string): Promise<void> {
  await dialog().getByRole('button', { name: field }).first().click()
  await page.getByRole('option', { name: option }).click()
  await dialog().getByRole('button', { name: action }).click()
}

it('BULK-30 BULK-31 tasks are completed, and an undo reopens them', async () => {
  const stored = await open()
  await expect.element(page.getByRole('button', { name: /^Completar:/ })).toHaveLength(0)
  await act('Completar')
  await expect.element(page.getByText('2 cambiadas, 1 no: 1 ya estaba así')).toBeVisible()
  expect(await stored('status')).toEqual(['completed', 'completed', 'completed'])
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 2 como estaban')).toBeVisible()
  expect(await stored('completed_at')).toEqual([null, null, DONE_AT])
})

it('BULK-31 an undo restores the time of completion', async () => {
  const stored = await open()
  await act('Cambiar estado…')
  await choose(/Estado/, 'Cancelada', 'Cambiar estado')
  await expect.element(page.getByText('3 cambiadas')).toBeVisible()
  expect(await stored('completed_at')).toEqual([null, null, null])
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 3 como estaban')).toBeVisible()
  expect(await stored('status')).toEqual(['pending', 'pending', 'completed'])
  expect(await stored('completed_at')).toEqual([null, null, DONE_AT])
})

it('BULK-32 tasks are moved to a day, each at its hour, and an undo moves them back', async () => {
  const stored = await open()
  const before = await stored('due_date')
  await act('Pasar a otro día…')
  await dialog().getByRole('button', { name: 'Pasar a este día' }).click()
  await expect.element(page.getByText('3 cambiadas')).toBeVisible()
  const hours = (await stored('due_date')).map((due) =>
    new Date(due ?? 0).toLocaleTimeString('es-MX', {
      timeZone: 'America/Mexico_City',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
  )
  expect(hours).toEqual(['09:30', '09:00', '09:30'])
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 3 como estaban')).toBeVisible()
  expect(await stored('due_date')).toEqual(before)
})

it('BULK-30 the selected tasks change priority, are exported and deleted', async () => {
  const stored = await open()
  await act('Cambiar prioridad…')
  await choose(/Prioridad/, 'Urgente', 'Cambiar prioridad')
  await expect.element(page.getByText('3 cambiadas')).toBeVisible()
  expect(await stored('priority')).toEqual(['urgent', 'urgent', 'urgent'])

  await button('Quitar selección').click()
  await expect.element(page.getByText('3 elegidas')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'Elegir: Anotar' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Elegir: Cobrar' }).click({ force: true })
  await expect.element(page.getByText('2 elegidas')).toBeVisible()
  const downloads = catchDownloads()
  await act('Exportar a CSV')
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const lines = ((await (await downloads())[0]?.blob.text()) ?? '').trim().split('\r\n')
  expect(lines.map((line) => line.split(',')[0]).slice(1)).toEqual(['Anotar', 'Cobrar'])

  await act('Eliminar…')
  await expect.element(page.getByText('¿Eliminar 2 tareas?')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('2 eliminadas')).toBeVisible()
  await expect
    .element(page.getByRole('checkbox', { name: 'Elegir: Anotar' }))
    .not.toBeInTheDocument()
  expect(await stored('title')).toEqual(['Buscar'])
})
