import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../../../test-support/accounts.ts'
import { insertDocuments, storedDocuments } from '../../../../../../test-support/documents.ts'
import { interceptFetch } from '../../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../../ui/testing/render-screen.tsx'
import { DocumentEditor } from './document-editor.tsx'
import { typeAt } from '../../../../ui/testing/type-at.ts'

const TEXT = '# Convenio\n\nPrimera línea.'

beforeEach(() => page.viewport(1440, 900))

async function open() {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  const [id = ''] = await insertDocuments(client, [{ name: 'Convenio', content: TEXT }])
  await renderScreen(<DocumentEditor documentId={id} onClose={() => {}} />, { person })
  await expect.element(text()).toHaveValue(TEXT)
  return { person, client, id }
}

const text = () => page.getByRole('textbox', { name: 'Texto' })
const preview = () => page.getByRole('region', { name: 'Vista previa' })
const save = () => page.getByRole('button', { name: 'Guardar', exact: true })
const words = (text: string | RegExp) => page.getByText(text).first()

async function records({ id }: Account) {
  return (await storedDocuments(accounts().admin(), id)).records
}

it('DOC-23 buttons and keys format the text, and the browser can undo it', async () => {
  await open()
  await expect.element(preview().getByRole('heading', { name: 'Convenio' })).toBeVisible()
  await typeAt(text(), '{Control>}{End}{/Control}{Enter}- uno{Enter}dos')
  await expect.element(preview().getByRole('listitem').last()).toHaveTextContent('dos')
  await page.getByRole('button', { name: 'Título' }).click()
  await page.getByRole('button', { name: 'Espacio para firma' }).click()
  await expect.element(text()).toHaveValue(expect.stringMatching(/## - dos\n\n_{30}\nNombre\n$/))
  await expect.element(text()).toHaveFocus()
  await userEvent.keyboard('{Control>}zz{/Control}')
  await expect.element(text()).toHaveValue(expect.stringMatching(/- uno\n- dos$/))
  await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}')
  await userEvent.keyboard('{Control>}b{/Control}')
  await expect.element(text()).toHaveValue(expect.stringMatching(/- \*\*dos\*\*$/))
})

it('DOC-41 the editor refuses to save a document without text', async () => {
  const { person } = await open()
  for (const content of ['', ' \n ']) {
    await text().fill(content)
    await save().click()
    await expect.element(words('El documento está vacío')).toBeVisible()
    await expect.element(text()).toHaveFocus()
  }
  expect(await records(person)).toMatchObject([{ version: 1, content: TEXT }])
  await text().fill('Uno')
  await save().click()
  await expect.element(words('Documento guardado exitosamente')).toBeVisible()
})

it('DOC-24 the editor shows the version saved by another tab before overwriting it', async () => {
  const { person, client, id } = await open()
  await text().fill('Lo mío')
  await client.from('documents').update({ content: 'Lo de la otra pestaña' }).eq('id', id)
  await save().click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('Lo de la otra pestaña')
  await expect.element(conflict).toHaveTextContent('Lo mío')
  expect(await records(person)).toMatchObject([{ version: 2 }])
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(words('Documento guardado exitosamente')).toBeVisible()
  expect(await records(person)).toMatchObject([{ version: 3, content: 'Lo mío' }])
})

it('DOC-24 the editor keeps the text when saving fails, and says when the document was deleted', async () => {
  const { client, id } = await open()
  await text().fill('Otra cosa')
  const refused = interceptFetch(
    ({ method, url }) => method === 'PATCH' && url.includes('/rest/v1/documents'),
    () => Response.json({ code: 'XX000', message: 'refused' }, { status: 500 }),
  )
  await save().click()
  await expect.element(words('Error al guardar el documento')).toBeVisible()
  await expect.element(text()).toHaveValue('Otra cosa')
  refused.release()
  await client.from('documents').delete().eq('id', id)
  await save().click()
  await expect.element(words(/Este documento ya no existe/)).toBeVisible()
})
