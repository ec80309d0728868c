import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { insertDocuments } from '../../../../../test-support/documents.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { DocumentEditor } from './editor/document-editor.tsx'
import { TemplateDialog } from './templates/template-dialog.tsx'

beforeEach(() => page.viewport(1440, 900))

it('TPL-09 typed input of a template reappears when its form is reopened', async () => {
  const person = await accounts().createPerson()
  const name = page.getByLabelText('Nombre de la plantilla')
  const content = page.getByRole('textbox', { name: 'Contenido' })
  const first = await renderScreen(<TemplateDialog onClose={() => {}} />, { person })
  await name.fill('Acuerdo simple')
  await content.fill('# Acuerdo\n\n{{cliente}} paga.')
  await first.unmount()
  await renderScreen(<TemplateDialog onClose={() => {}} />, { person })
  await expect.element(name).toHaveValue('Acuerdo simple')
  await expect.element(content).toHaveValue('# Acuerdo\n\n{{cliente}} paga.')
})

it('SAVE-09 an edited text reappears when its document is reopened', async () => {
  const person = await accounts().createPerson()
  const owner = await accounts().clientOf(person)
  const [id = ''] = await insertDocuments(owner, [{ name: 'Convenio', content: '# Convenio' }])
  const text = page.getByRole('textbox', { name: 'Texto' })
  const editor = <DocumentEditor documentId={id} onClose={() => {}} />
  const first = await renderScreen(editor, { person })
  await expect.element(text).toHaveValue('# Convenio')
  await text.fill('# Convenio\n\nOtra línea.')
  await first.unmount()
  await renderScreen(editor, { person })
  await expect.element(text).toHaveValue('# Convenio\n\nOtra línea.')
})
