import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { TasksTab } from './tasks-tab.tsx'

const DAY = 86_400_000
const BOM = '\uFEFF'

/** Noon in Mexico City falls on the same day in every time zone of the country. */
function noon(days: number): string {
  const day = new Date(Date.now() - 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10)
  return `${day}T12:00:00-06:00`
}

async function open(): Promise<void> {
  const person = await accounts().createPerson()
  const owned = { user_id: person.id, assigned_to: person.id }
  const rows = [
    { ...owned, title: 'De hoy', due_date: noon(0), priority: 'high' as const },
    { ...owned, title: 'De ayer', due_date: noon(-1) },
    { ...owned, title: 'Hecha ayer', due_date: noon(-1), status: 'completed' as const },
    { ...owned, title: '=Sin fecha' },
  ]
  await accounts().admin().from('tasks').insert(rows, { defaultToNull: false }).throwOnError()
  await renderScreen(<TasksTab />, { person })
}

const articles = () => page.getByRole('article')
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function exportCsv(): Promise<void> {
  await button('Más acciones').click()
  await page.getByRole('menuitem', { name: 'Exportar a CSV' }).click()
}

it('TASK-17 ICS-04 tasks are exported as a calendar and as the table that the view shows', async () => {
  await open()
  await expect.element(articles()).toHaveLength(1)
  const downloads = catchDownloads()
  await button('Agregar al calendario').click()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const ics = await (await downloads())[0]?.blob.text()
  expect(ics).toContain('SUMMARY:De hoy')
  expect(ics).toMatch(/DTSTART:\d{8}T180000Z/)

  await page.getByRole('link', { name: /^Todas/ }).click()
  await expect.element(articles()).toHaveLength(4)
  await exportCsv()
  await expect.poll(async () => (await downloads()).length).toBe(2)
  const file = (await downloads())[1]
  expect(file?.name).toBe('tareas.csv')
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.blob.arrayBuffer())
  expect(csv.startsWith(`${BOM}Título,Estado,Prioridad,`)).toBe(true)
  const titles = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(',')[0])
  expect(titles.slice(1)).toEqual(['De ayer', 'De hoy', "'=Sin fecha", 'Hecha ayer'])
  await button('Cerrar aviso').click()

  await page.getByRole('searchbox', { name: 'Buscar tareas' }).fill('SÍN')
  await expect.element(articles()).toHaveLength(1)
  await exportCsv()
  await expect.poll(async () => (await downloads()).length).toBe(3)
  expect(await (await downloads())[2]?.blob.text()).not.toContain('De hoy')
})
