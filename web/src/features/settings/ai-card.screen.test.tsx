import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AI_KEYS } from '../../../../test-support/ai-keys.ts'
import { askSecrets } from '../../../../test-support/connect-site.ts'
import type { Account } from '../../../../test-support/accounts.ts'
import { accounts } from '../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../ui/testing/sites.ts'
import { aiKey, expectText, openSettings, press, save } from './testing/open-settings.tsx'

async function savedAiKey(person: Account): Promise<string | null> {
  const client = await accounts().clientOf(person)
  return (await askSecrets<{ key: string | null }>(client, { action: 'read', name: 'ai' })).key
}

it('SET-10 SET-15 a missing, malformed or refused key is explained and not saved', async () => {
  const person = await openSettings()
  for (const [key, text] of [
    ['', 'API key no proporcionada'],
    [AI_KEYS.malformed, 'API key inválida o mal formateada'],
    ['sk-ñandú', 'API key inválida o mal formateada'],
    ['sk-con espacio', 'API key inválida o mal formateada. Tiene un espacio en medio: bórralo.'],
    [AI_KEYS.wrong, 'API key inválida'],
  ] as const) {
    await aiKey().fill(key)
    await press('Probar API key')
    await expect.element(page.getByText(text, { exact: true })).toBeVisible()
  }
  await press('Guardar')
  await expectText('La API key de OpenAI no es válida')
  await expect.element(aiKey()).toHaveFocus()
  await expect.element(aiKey()).toHaveValue(AI_KEYS.wrong)
  expect(await savedAiKey(person)).toBeNull()
})

it.each([
  [AI_KEYS.nonsense, 'El proveedor de AI respondió algo que no se puede leer.'],
  [AI_KEYS.limited, /demasiadas solicitudes/],
])(
  'SET-15 the key %s is saved although it could not be tested, and a text says why',
  async (key, reason) => {
    const person = await openSettings()
    await aiKey().fill(key)
    await press('Probar API key')
    await expect
      .element(page.getByText('Error al validar la API key', { exact: true }))
      .toBeVisible()
    await expectText(reason)
    await save()
    await expectText('Guardamos tu API key, pero no se pudo probar.')
    expect(await savedAiKey(person)).toBe(key)
  },
)

it('SET-05 a key that works is saved although the site refuses to be read, and the site is not read again', async () => {
  const { person, site } = await createAgentWithSite({ status: 403 })
  await openSettings(person)
  await expectText(/^Acceso denegado/)
  await site.forgetAsked()
  await aiKey().fill(AI_KEYS.good)
  await press('Probar API key')
  await expectText('Conexión exitosa con OpenAI')
  await save()
  await expect.element(aiKey()).toHaveValue('••••cdef')
  expect(await savedAiKey(person)).toBe(AI_KEYS.good)
  expect(await site.asked()).toEqual([])
})
