import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { closeWithEscape } from '../../../ui/testing/close-with-escape.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import {
  button,
  CANUL,
  card,
  openDirectory,
  storedProfessionals,
} from '../testing/open-directory.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Trabajos de Plomería Canul' })
const job = () => dialog().getByRole('listitem')

async function storedJobs({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('professional_jobs')
    .select('description, cost, notes, properties(title)')
    .eq('user_id', id)
    .throwOnError()
  return data
}

it('PRO-10 records a job with its property and its cost', async () => {
  const person = await openDirectory(CANUL)
  await accounts()
    .admin()
    .from('properties')
    .insert({ user_id: person.id, title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
    .throwOnError()
  await card(CANUL.name).getByRole('button', { name: 'Anotar un trabajo' }).click()
  await expect.element(dialog().getByText('Aún no hay trabajos anotados')).toBeVisible()
  await dialog().getByRole('button', { name: 'Anotar un trabajo' }).click()
  const save = dialog().getByRole('button', { name: 'Anotar trabajo', exact: true })
  await save.click()
  await expect.element(dialog().getByText('Describe el trabajo')).toBeVisible()
  await dialog().getByLabelText('Qué hizo').fill('Cambio de bomba')
  await dialog().getByRole('combobox', { name: 'Propiedad' }).fill('merida')
  await page.getByRole('option', { name: /Casa en Mérida/ }).click()
  await dialog().getByLabelText('Costo').fill('4300.5')
  await save.click()
  await expect.element(page.getByText('Trabajo anotado', { exact: true })).toBeVisible()
  await expect.element(job()).toHaveTextContent('Casa en Mérida')
  await expect.element(job()).toHaveTextContent('$4,300.50')
  expect(await storedJobs(person)).toEqual([
    {
      description: 'Cambio de bomba',
      cost: 4300.5,
      notes: null,
      properties: { title: 'Casa en Mérida' },
    },
  ])
})

async function openWithJob(): Promise<Account> {
  const person = await openDirectory(CANUL)
  // The card is shown before the job is stored, so its button still offers to add the first job.
  const open = card(CANUL.name).getByRole('button', { name: 'Anotar un trabajo' })
  await expect.element(open).toBeVisible()
  const [professional] = await storedProfessionals(person)
  await accounts()
    .admin()
    .from('professional_jobs')
    .insert({
      user_id: person.id,
      professional_id: professional!.id,
      description: 'Cambio de bomba',
      job_date: '2026-11-10',
      cost: 100,
    })
    .throwOnError()
  await open.click()
  await expect.element(dialog().getByText('Total $100.00')).toBeVisible()
  return person
}

it('PRO-15 a job can be changed, and the card of the professional counts it', async () => {
  await openWithJob()
  await job().getByRole('button', { name: 'Editar Cambio de bomba' }).click()
  await dialog().getByLabelText('Notas').fill('Con garantía')
  await button('Guardar cambios').click()
  await expect.element(page.getByText('Trabajo actualizado')).toBeVisible()
  await expect.element(job()).toHaveTextContent('Con garantía')
  // The focus was lost with the form, so the dialog must have taken it.
  await closeWithEscape(dialog())
  const count = card(CANUL.name).getByRole('button', { name: '1 trabajo anotado' })
  await expect.element(count).toBeVisible()
})

it('PRO-15 a job is deleted after a confirmation', async () => {
  const person = await openWithJob()
  await job().getByRole('button', { name: 'Eliminar Cambio de bomba' }).click()
  await page
    .getByRole('alertdialog', { name: '¿Eliminar el trabajo?' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await expect.element(page.getByText('Trabajo eliminado')).toBeVisible()
  await expect.element(dialog().getByText('Aún no hay trabajos anotados')).toBeVisible()
  expect(await storedJobs(person)).toEqual([])
})
