import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { accounts } from '../../ui/testing/render-screen.tsx'
import { button, CANUL, card, openDirectory } from './testing/open-directory.tsx'

const TEXT =
  'Plomería Canul\nFontanero (plomero) · Bombas y fugas\nTel. +52 999 555 0166\nItzimná, Mérida'
const RECOMMENDED = `Te recomiendo a este profesional:\n\n${TEXT}`

async function share(way: string): Promise<void> {
  await card(CANUL.name).getByRole('button', { name: 'Compartir' }).click()
  await page.getByRole('menuitem', { name: way }).click()
}

const textOf = (address = '') => new URL(address, location.href).searchParams.get('text')

it('PRO-13 a professional is recommended in a WhatsApp chat, and to a client with a stored message', async () => {
  const windows = stubWindowOpen()
  const { id } = await openDirectory(CANUL)
  const admin = accounts().admin()
  const ana = { type: 'comprador', first_name: 'Ana', last_name: 'Núñez' } as const
  await admin
    .from('clients')
    .insert({ ...ana, user_id: id, whatsapp: '+529991112233' })
    .throwOnError()
  await share('Elegir el chat en WhatsApp')
  await expect.poll(() => textOf(windows[0]?.url())).toBe(RECOMMENDED)

  await share('Enviar a un cliente')
  const dialog = page.getByRole('dialog', { name: 'Enviar WhatsApp' })
  await dialog.getByRole('combobox', { name: /Cliente/ }).fill('Ana')
  await page.getByRole('option', { name: /Ana Núñez/ }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'Mensaje' }))
    .toHaveValue(expect.stringContaining(RECOMMENDED))
  await button('Abrir WhatsApp').click()
  await expect.element(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  const { data } = await admin
    .from('whatsapp_messages')
    .select('content')
    .eq('user_id', id)
    .throwOnError()
  expect(data).toEqual([{ content: expect.stringContaining(RECOMMENDED) as string }])
})
