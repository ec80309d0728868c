import type { Page } from '@playwright/test'
import { asWindow, inSection, press, type Screen } from '../screen.ts'

const ofProperties = inSection('properties', 'Propiedades')

/** The assistant's panel stays open on later screens, so each picture needs a page of its own. */
const ofChat = (name: string, steps: NonNullable<Screen['steps']>): Screen => ({
  ...asWindow(ofProperties(name, steps)),
  isAlone: true,
})

const openChat = async (page: Page) => {
  await press('Mostrar Chat')(page)
  await page.getByPlaceholder('Escribe tu mensaje...').waitFor()
}

export const ASSISTANT: readonly Screen[] = [
  ofChat('assistant', openChat),
  ofChat('assistant-search', async (page) => {
    await openChat(page)
    await page
      .getByPlaceholder('Escribe tu mensaje...')
      .fill('casa en Mérida con alberca de menos de 6 millones')
    await press('Enviar')(page)
    await page.getByText('Entendí').first().waitFor()
  }),
  ofChat('assistant-conversations', async (page) => {
    await openChat(page)
    await press('Conversaciones')(page)
    await page.getByRole('list', { name: 'Conversaciones anteriores' }).waitFor()
  }),
  ofChat('assistant-kept', async (page) => {
    await openChat(page)
    await press('Conversaciones')(page)
    await press(/casas con alberca/)(page)
    await page.getByText('Ojo: la de Santa Gertrudis').waitFor()
  }),
]
