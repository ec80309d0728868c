import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { insertDocuments, storedDocuments } from '../../../../../../test-support/documents.ts'
import { accounts, renderScreen } from '../../../../ui/testing/render-screen.tsx'
import { VersionsDialog } from './versions-dialog.tsx'

const TEXT = '# Convenio\n\nPrimera línea.\n\nSegunda línea.'

async function open() {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  const [id = ''] = await insertDocuments(client, [{ name: 'Convenio', content: TEXT }])
  const content = `${TEXT.replace('Segunda', 'Otra')}\n\nCuarta línea.`
  await client.from('documents').update({ content }).eq('id', id).throwOnError()
  await renderScreen(<VersionsDialog documentId={id} onClose={() => {}} />, { person })
  const differences = page.getByRole('region', { name: 'Diferencias' })
  await expect.element(differences).toBeVisible()
  return { person, client, id, differences }
}

async function restore(): Promise<void> {
  await page.getByRole('button', { name: 'Restaurar la versión 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click()
}

it('DOC-25 the dialog compares the last two versions and restores the earlier one as the newest', async () => {
  const { person, differences } = await open()
  await expect.element(differences).toHaveTextContent('3 líneas agregadas')
  await expect.element(differences).toHaveTextContent('1 línea quitada')
  await expect.element(differences.getByRole('deletion')).toHaveTextContent('Segunda línea.')
  await expect.element(differences.getByRole('insertion').first()).toHaveTextContent('Otra línea.')
  await restore()
  await expect.element(page.getByText('Versión 1 restaurada exitosamente')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: /Hasta/ }))
    .toHaveTextContent('Versión 3 (Actual)')
  const stored = await storedDocuments(accounts().admin(), person.id)
  expect(stored.records).toMatchObject([{ version: 3, content: TEXT }])
  expect(stored.versions.map(({ version, created_by }) => [version, created_by])).toEqual([
    [1, person.id],
    [2, person.id],
    [3, person.id],
  ])
  expect(stored.history.map(({ action }) => action)).toEqual(['created', 'edited', 'restored'])
})

it('DOC-25 the dialog does not restore over a version that it has not shown', async () => {
  const { person, client, id } = await open()
  await client.from('documents').update({ content: 'De otra pestaña' }).eq('id', id).throwOnError()
  await restore()
  await expect.element(page.getByText(/El documento cambió en otra ventana/)).toBeVisible()
  const { records } = await storedDocuments(accounts().admin(), person.id)
  expect(records).toMatchObject([{ version: 3, content: 'De otra pestaña' }])
})
