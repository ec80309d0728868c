import type { Page } from '@playwright/test'
import { asWindow, inSection, opening, openTool, press, type Screen } from '../screen.ts'

const ofDocuments = inSection('documents', 'Contrato de exclusiva')

const openDocument = (name: RegExp) => async (page: Page) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name: 'Datos' }).waitFor()
}

const newTemplate = openTool('Más formas de crear', 'Nueva Plantilla')

const openTemplates = async (page: Page) => {
  await newTemplate(page)
  await page.getByRole('tab', { name: 'Plantillas' }).click()
  await page.getByRole('dialog').getByRole('article').first().waitFor()
}

const templateButton = (button: string) => async (page: Page) => {
  await openTemplates(page)
  await page
    .getByRole('dialog')
    .getByRole('article')
    .first()
    .getByRole('button', { name: button })
    .click()
  await page.getByText('Vista previa').first().waitFor()
}

const share = async (page: Page, name: RegExp): Promise<string> => {
  await openDocument(name)(page)
  await press('Compartir')(page)
  await press('Crear enlace')(page)
  return page.getByRole('textbox', { name: 'Enlace' }).inputValue()
}

export const DOCUMENT_WRITING: readonly Screen[] = [
  asWindow(
    ofDocuments('writing-details', async (page) => {
      await openDocument(/^Contrato de exclusiva/)(page)
      await opening('Editar')(page)
    }),
  ),
  asWindow(
    ofDocuments('writing-editor', async (page) => {
      await openDocument(/^Renovación/)(page)
      await press('Editar')(page)
      await page.getByRole('textbox', { name: 'Texto' }).waitFor()
    }),
  ),
  asWindow(
    ofDocuments('writing-versions', async (page) => {
      await openDocument(/^Renovación/)(page)
      await press('Más acciones')(page)
      await page.getByRole('menuitem', { name: 'Ver versiones' }).click()
      await page.getByRole('region', { name: 'Diferencias' }).waitFor()
    }),
  ),
  asWindow(ofDocuments('writing-templates', openTemplates)),
  asWindow(ofDocuments('writing-template-preview', templateButton('Vista previa'))),
  asWindow(ofDocuments('writing-from-template', templateButton('Crear documento'))),
  asWindow(
    ofDocuments('writing-template-form', async (page) => {
      await newTemplate(page)
      await press('Crear plantilla')(page)
      await page.getByText('Escribe el nombre de la plantilla').waitFor()
    }),
  ),
  asWindow(
    ofDocuments('writing-generator', async (page) => {
      await openTool('Más formas de crear', 'Generar con AI')(page)
      await page.getByText('Contrato de arrendamiento', { exact: true }).click()
    }),
  ),
  {
    ...ofDocuments('shared-revoked', async (page) => {
      const address = await share(page, /^Renovación/)
      await press(/^Revocar/)(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click()
      await page.getByText('Enlace revocado').first().waitFor()
      await page.goto(address)
      await page.getByRole('heading', { name: 'Este enlace ya no está disponible' }).waitFor()
    }),
    isFailure: true,
  },
]
