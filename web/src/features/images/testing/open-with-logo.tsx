import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { drawLogo } from '../../../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ImagesScreen } from '../images-screen.tsx'

export async function openWithLogo(): Promise<Account> {
  const person = await accounts().createPerson()
  const path = `logos/${person.id}/1-logo.png`
  const images = (await accounts().clientOf(person)).storage.from('images')
  expect((await images.upload(path, await drawLogo())).error).toBeNull()
  await accounts()
    .admin()
    .from('user_settings')
    .upsert({ user_id: person.id, logo_url: images.getPublicUrl(path).data.publicUrl })
    .throwOnError()
  await renderScreen(<ImagesScreen />, { person })
  await expect.element(page.getByRole('img', { name: 'Tu logo' })).toBeVisible()
  return person
}
