import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AI_KEYS } from '../../../../test-support/ai-keys.ts'
import { saveKeys } from '../../../../test-support/connect-site.ts'
import { FRIENDLY } from '../../../../test-support/site-stub/site-options.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../ui/testing/sites.ts'
import { QUERY_RETRY_MS, skipPauses } from '../../ui/testing/skip-pauses.ts'
import { SettingsScreen } from './settings-screen.tsx'
import {
  aiKey,
  expectText,
  openSettings,
  press,
  save,
  siteKey,
  storedSettings,
  url,
} from './testing/open-settings.tsx'

const isOfSettings = ({ url: address }: Request) => address.includes('/rest/v1/user_settings')
const isSave = (request: Request) => request.method === 'POST' && isOfSettings(request)

it('SET-01 the first visit creates empty settings', async () => {
  const person = await openSettings()
  await expect
    .poll(() => storedSettings(person))
    .toMatchObject({
      wordpress_url: null,
      wordpress_field_mapping: {},
      has_site_key: false,
      has_ai_key: false,
    })
})

it('SET-04 says that the settings could not be read, and reads them again', async () => {
  skipPauses(QUERY_RETRY_MS)
  const person = await accounts().createPerson()
  const refused = interceptFetch(isOfSettings, () => new Response('{}', { status: 400 }))
  await renderScreen(<SettingsScreen />, { person })
  await expectText('Error al cargar la configuración')
  refused.release()
  await press('Reintentar')
  await expect.element(url()).toBeVisible()
})

it('SET-04 the screen distinguishes a refused save from a lost one, and the typed values stay', async () => {
  const person = await openSettings()
  await url().fill('https://casas.mx')
  await aiKey().fill(AI_KEYS.good)
  await url().fill('')
  const refused = interceptFetch(isSave, () =>
    Response.json({ code: '23514', message: 'refused' }, { status: 400 }),
  )
  await press('Guardar')
  await expectText('Error al actualizar la configuración')
  refused.release()
  const lost = interceptFetch(isSave)
  await press('Guardar')
  await expectText('Error al guardar la configuración')
  await expect.element(aiKey()).toHaveValue(AI_KEYS.good)
  lost.release()
  await save()
  await expect.element(aiKey()).toHaveValue('••••cdef')
  expect((await storedSettings(person))?.has_ai_key).toBe(true)
})

it('SET-08 keys that the server cannot decrypt are requested again, and the site is not read without a key', async () => {
  const { person } = await createAgentWithSite()
  await saveKeys(await accounts().clientOf(person), { ai: AI_KEYS.good })
  await accounts()
    .admin()
    .from('user_secrets')
    .update({ ciphertext: btoa('\u0001'.repeat(60)) })
    .eq('user_id', person.id)
    .throwOnError()
  await openSettings(person)
  await expect.element(siteKey()).toHaveValue('')
  await expectText(/que guardaste, o es de otro sitio\. Vuelve a escribirla\./)
  await expectText(/que guardaste\. Vuelve a escribirla\./)
  await expectText('Vuelve a escribir la API Key de tu sitio')
  await siteKey().fill(FRIENDLY.key)
  await aiKey().fill(AI_KEYS.good)
  await save()
  await expect.element(siteKey()).toHaveValue('••••mnop')
  await expect.element(page.getByText(/Vuelve a escribir/)).not.toBeInTheDocument()
})
