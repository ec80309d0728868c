import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import type { TablesInsert } from '../domain/src/database/index.ts'
import { openTab } from './support/activities.ts'
import { exported } from './support/downloads.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { clientOf, createPerson, type Account } from './support/people.ts'

const DAY = 86_400_000

/** Noon in Mexico City, so many days from today: the same day in every time zone of the country. */
function noon(days: number): string {
  const day = new Date(Date.now() - 6 * 3_600_000 + days * DAY).toISOString().slice(0, 10)
  return `${day}T12:00:00-06:00`
}

async function give(person: Account, tasks: TablesInsert<'tasks'>[]): Promise<void> {
  const api = await clientOf(person)
  await api.from('tasks').insert(tasks, { defaultToNull: false }).throwOnError()
}

test('TASK-17 ICS-04 tasks are listed by view and leave as a calendar and a CSV file', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  await give(person, [
    { title: 'De hoy', due_date: noon(0), priority: 'high' },
    { title: 'De ayer', due_date: noon(-1) },
    { title: 'Hecha ayer', due_date: noon(-1), status: 'completed' },
    { title: '=Sin fecha' },
  ])
  await openTab(page, person, 'Tareas')
  await expect(page.getByRole('article')).toHaveText([/De hoy/])
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Agregar al calendario' }).click()
  const ics = await readFile(await (await file).path(), 'utf8')
  expect(ics).toContain('SUMMARY:De hoy')
  expect(ics).toMatch(/DTSTART:\d{8}T180000Z/)

  await page.getByRole('link', { name: /^Todas/ }).click()
  await expect(page.getByRole('article')).toHaveCount(4)
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
  expect(problems).toEqual([])
})
