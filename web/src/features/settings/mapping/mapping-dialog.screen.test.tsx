import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentState } from '../../../records/listings/store/state.ts'
import { createAgentWithSite } from '../../../ui/testing/sites.ts'
import { expectText, openSettings, press, storedSettings } from '../testing/open-settings.tsx'

it('SET-12 and SET-05 the fields of a site with unusual names are mapped, and the site is read again', async () => {
  // The newest listing is behind a password, so the sample leaves it out.
  const { person } = await createAgentWithSite({
    vocabulary: 'odd',
    listings: 4,
    changes: { 1: { content: { rendered: '', protected: true } } },
  })
  await openSettings(person)
  await press('Revisar campos')
  const dialog = page.getByRole('dialog', { name: 'Mapeo de campos' })
  await expect
    .element(dialog.getByRole('button', { name: /Propiedad de muestra/ }))
    .toHaveTextContent('Terreno 2 en Guadalajara')
  await dialog.getByRole('button', { name: /^Automático Precio/ }).click()
  await page.getByRole('option', { name: 'acf.cuanto_cuesta' }).click()
  await expectText('Se lee: $1,002,000')
  await dialog.getByRole('button', { name: 'Usar este mapeo' }).click()
  await expectText('Tienes cambios sin guardar')
  await press('Guardar')
  await expect
    .poll(async () => (await storedSettings(person))?.wordpress_field_mapping)
    .toEqual({ price: 'acf.cuanto_cuesta' })
  await expect
    .poll(() => currentState().listings.map(({ price }) => price))
    .toEqual([1_002_000, 1_003_000, 1_004_000])
})
