import { expect, it } from 'vitest'
import { SOURCES } from '../../../records/listings/testing/sources.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { announcement, ask, button, openChat, said, storedTurns } from '../testing/open-chat.tsx'

const found = () => said().getByRole('list', { name: 'Propiedades encontradas' })
const shown = () => found().getByRole('article').elements().length

it('AST-84 without a key the assistant searches and says why, and AST-85 searches again without a guess', async () => {
  const agent = await openChat({ ai: null, listings: 20 })
  // AST-88 promises that a search sends nothing to a provider.
  await expect.element(said().getByText('no se envía nada a un proveedor de AI')).toBeVisible()
  await ask('casa en Mérida de menos de 2 millones')
  await expect.element(said().getByText('API key de OpenAI no configurada')).toBeVisible()
  const withoutAi = 'Esto es una búsqueda en tus propiedades, sin AI.'
  await expect.element(said().getByText(withoutAi)).toBeVisible()
  await expect.element(said().getByRole('link', { name: 'Ir a Configuración' })).toBeVisible()
  await expect.element(found().getByText('Casa 20 en Mérida')).toBeVisible()
  await expect.poll(shown).toBe(1)

  const chips = said().getByRole('list', { name: 'Entendí' })
  await expect.element(chips).toHaveTextContent('CasaEn MéridaHasta $2,000,000En venta')
  await chips.getByRole('button', { name: 'Quitar «Casa»' }).click()
  await expect.element(chips).toHaveTextContent(/^En Mérida/)
  await expect.poll(shown).toBe(4)
  await expect.element(said()).toHaveFocus()
  await expect.poll(announcement).toContain('Encontré 4 propiedades')
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(1)
})

it.each(SOURCES)(
  'AST-86 a search in listings of $source shows four properties first, then ten more at a time',
  async ({ createAgent }) => {
    await openChat({ ai: null, listings: 90, createAgent })
    await ask('casas')
    await expect.poll(shown).toBe(4)
    await button('Ver 10 más').click()
    await expect.poll(shown).toBe(14)
    await button('Ver 4 más').click()
    await expect.poll(shown).toBe(18)
  },
)

it('AST-84 the assistant requests the key again when the saved one cannot be decrypted', async () => {
  const agent = await openChat()
  const ciphertext = btoa('\u0001'.repeat(60))
  await accounts()
    .admin()
    .from('user_secrets')
    .update({ ciphertext })
    .eq('user_id', agent.id)
    .throwOnError()
  await ask('casas')
  await expect.element(said().getByText('No pudimos leer la API key de OpenAI')).toBeVisible()
})

it('AST-88 with a key, the panel states that questions are sent to the provider', async () => {
  await openChat()
  await expect.element(said().getByText('se envían a tu proveedor de AI')).toBeVisible()
})
