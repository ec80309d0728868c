import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { pdfFile } from '../../../../test-support/document-files.ts'
import {
  insertDocuments,
  insertUpload,
  NOTHING_STORED,
  storedDocuments,
} from '../../../../test-support/documents.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { DocumentsScreen } from './documents-screen.tsx'

const button = (text: string | RegExp) => page.getByRole('button', { name: text, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name: `Elegir: ${name}`, exact: true })

async function open(count: number) {
  await page.viewport(1440, 1000)
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  const at = (place: number) => new Date(Date.now() - place * 60_000).toISOString()
  await insertDocuments(
    client,
    Array.from({ length: count }, (_, place) => ({
      name: `Texto ${place + 1}`,
      last_edited_at: at(place),
    })),
  )
  return {
    person,
    client,
    render: () => renderScreen(<DocumentsScreen />, { person }),
    stored: () => storedDocuments(accounts().admin(), person.id),
  }
}

async function act(label: string): Promise<void> {
  await button('Acciones').click()
  await page.getByRole('menuitem', { name: label }).click()
}

it('BULK-11 BULK-50 a range or all matching documents are selected, change their category, and change back by an undo', async () => {
  const { render, stored } = await open(60)
  const categories = async () => (await stored()).records.map(({ category }) => category)
  await render()
  await expect.element(page.getByRole('link', { name: 'Texto 4', exact: true })).toBeInTheDocument()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  await button('Elegir varios').click()
  await box('Texto 2').click({ force: true })
  await expect.element(page.getByText('1 elegido')).toBeVisible()
  await box('Texto 4').click({ modifiers: ['Shift'], force: true })
  await expect.element(page.getByText('3 elegidos')).toBeVisible()
  await expect.element(box('Texto 3')).toBeChecked()
  await button('Elegir los 60 que coinciden').click()
  await expect.element(page.getByText('60 elegidos')).toBeVisible()
  await act('Cambiar categoría…')
  const dialog = page.getByRole('dialog', { name: 'Cambiar la categoría de 60 documentos' })
  await dialog
    .getByRole('button', { name: /Categoría/ })
    .first()
    .click()
  await page.getByRole('option', { name: 'Mantenimiento' }).click()
  await dialog.getByRole('button', { name: 'Cambiar categoría' }).click()
  await expect.element(page.getByText('60 cambiados')).toBeVisible()
  expect(new Set(await categories())).toEqual(new Set(['maintenance']))
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 60 como estaban')).toBeVisible()
  expect(new Set(await categories())).toEqual(new Set(['contract']))
})

it('BULK-51 deleted documents keep their files for the day in which they can be restored', async () => {
  const { person, client, render, stored } = await open(1)
  for (const name of ['plano.pdf', 'escritura.pdf']) {
    await insertUpload(client, person.id, pdfFile(name))
  }
  await render()
  await button('Elegir varios').click()
  await expect.element(box('plano')).toBeVisible()
  await button('Elegir los 3 que coinciden').click()
  await act('Eliminar…')
  const ask = page.getByRole('alertdialog', { name: '¿Eliminar 3 documentos?' })
  await ask.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('3 eliminados')).toBeVisible()
  await expect.element(page.getByText('No hay documentos')).toBeVisible()
  const { files, ...rows } = await stored()
  expect(files).toHaveLength(2)
  expect({ ...rows, files: [] }).toEqual(NOTHING_STORED)
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 3 como estaban')).toBeVisible()
  await expect.element(box('plano')).toBeVisible()
})
