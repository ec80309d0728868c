import type { Page } from '@playwright/test'
import { asWindow, inSection, press, type Screen } from '../screen.ts'

const ofChat = inSection('properties', 'Propiedades')

const openChat = async (page: Page) => {
  await press('Mostrar Chat')(page)
  await page.getByPlaceholder('Escribe tu mensaje...').waitFor()
}

export const ASSISTANT: readonly Screen[] = [
  asWindow(ofChat('assistant', openChat)),
  asWindow(
    ofChat('assistant-search', async (page) => {
      await openChat(page)
      await page
        .getByPlaceholder('Escribe tu mensaje...')
        .fill('casa en Mérida con alberca de menos de 6 millones')
      await press('Enviar')(page)
      await page.getByText('Entendí').first().waitFor()
    }),
  ),
  asWindow(
    ofChat('assistant-conversations', async (page) => {
      await openChat(page)
      await press('Conversaciones')(page)
      await page.getByRole('list', { name: 'Conversaciones anteriores' }).waitFor()
    }),
  ),
  asWindow(
    ofChat('assistant-kept', async (page) => {
      await openChat(page)
      await press('Conversaciones')(page)
      await press(/casas con alberca/)(page)
      await page.getByText('Ojo: la de Santa Gertrudis').waitFor()
    }),
  ),
]
