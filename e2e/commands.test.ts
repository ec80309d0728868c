import { expect, test } from '@playwright/test'
import { watchConsole } from '../test-support/watch-console.ts'
import { clientList } from './support/crm.ts'
import { closeWithEscape } from './support/page.ts'
import { clientOf, createPerson, signIn } from './support/people.ts'

test('CMD-02 KEY-02 KEY-03 a typed command creates a task, and shortcut keys open it', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  const api = await clientOf(person)
  await api
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Ana', last_name: 'Núñez' })
    .throwOnError()
  await signIn(page, person, '/dashboard/today')
  await expect(page.getByRole('heading', { name: 'Visitas y citas' })).toBeVisible()

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Buscar' })
  await expect(field).toBeFocused()
  await field.fill('tarea llamar a Ana hoy 23:59')
  await expect(page.getByRole('option').first()).toContainText('Ana Núñez')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'Nueva Tarea' })
  await expect(form.getByLabel(/^Título/)).toHaveValue('Llamar a Ana')
  await form.getByRole('button', { name: 'Crear tarea' }).click()
  await expect(page.getByRole('article', { name: 'Llamar a Ana' })).toBeVisible()
  await expect(form).not.toBeVisible()

  await page.keyboard.press('g')
  await page.keyboard.press('t')
  const task = page.getByRole('link', { name: 'Llamar a Ana' })
  await expect(task).toBeVisible()
  await page.keyboard.press('j')
  await expect(task).toBeFocused()
  await page.keyboard.press('e')
  const edited = page.getByRole('dialog', { name: 'Editar Tarea' })
  await closeWithEscape(page, edited)

  await page.keyboard.press('g')
  await page.keyboard.press('c')
  await expect(clientList(page).getByRole('link', { name: 'Ana Núñez' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Buscar clientes' })).toBeFocused()
  expect(problems).toEqual([])
})
