import type { Page } from '@playwright/test'
import { asTable, asWindow, failing, inSection, press, type Screen } from '../screen.ts'

const ofDocuments = inSection('documents', 'Contrato de exclusiva')

const openDocument = (name: RegExp) => async (page: Page) => {
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name: 'Datos' }).waitFor()
}

export const DOCUMENTS: readonly Screen[] = [
  asTable(ofDocuments('documents'), 'Tus documentos', 'Última modificación'),
  {
    ...ofDocuments('documents-none', async (page) => {
      await page.getByRole('searchbox', { name: 'Buscar documentos' }).fill('nada se llama así')
      await page.getByText('Ningún documento coincide').waitFor()
    }),
    isAlone: true,
  },
  {
    ...ofDocuments('documents-failure'),
    before: failing('**/rest/v1/rpc/list_documents*'),
    shows: 'Error al cargar los documentos',
    isFailure: true,
  },
  asWindow(
    ofDocuments('document-upload', async (page) => {
      await press('Nuevo Documento')(page)
      await press('Subir documento')(page)
      await page.getByText('Por favor selecciona un archivo').waitFor()
    }),
  ),
  ofDocuments('document-written', async (page) => {
    await openDocument(/^Renovación/)(page)
    await page.getByText('Las partes renuevan').waitFor()
  }),
  ofDocuments('document-pdf', async (page) => {
    await openDocument(/^Contrato de exclusiva/)(page)
    await page.getByText('Página 1 de 2. ').waitFor({ state: 'attached' })
  }),
  asWindow(
    ofDocuments('document-share', async (page) => {
      await openDocument(/^Carta oferta/)(page)
      await press('Compartir')(page)
      await page
        .getByText(/^Se abrió/)
        .first()
        .waitFor()
    }),
  ),
  asWindow(
    ofDocuments('document-history', async (page) => {
      await openDocument(/^Carta oferta/)(page)
      await press('Historial')(page)
      await page.getByText('Enlace abierto').first().waitFor()
    }),
  ),
]
