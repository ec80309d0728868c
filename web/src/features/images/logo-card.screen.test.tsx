import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { ImagesScreen } from './images-screen.tsx'
import { chooseFiles } from '../../ui/testing/choose-files.ts'
import { draw, drawLogo } from '../../ui/testing/pictures.ts'
import { openWithLogo } from './testing/open-with-logo.tsx'

async function storedLogos({ id }: Account): Promise<string[]> {
  const { data } = await accounts().admin().storage.from('images').list(`logos/${id}`)
  return (data ?? []).map(({ name }) => name)
}

async function savedAddress({ id }: Account): Promise<string | null | undefined> {
  const { data } = await accounts()
    .admin()
    .from('user_settings')
    .select('logo_url')
    .eq('user_id', id)
    .maybeSingle()
    .throwOnError()
  return data?.logo_url
}

async function open(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(<ImagesScreen />, { person })
  await expect.element(page.getByRole('button', { name: 'Elegir logo' })).toBeVisible()
  return person
}

const SAVED = 'Logo guardado exitosamente'
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })

it('IMG-19 a batch requires photographs and a logo before it starts', async () => {
  await open()
  await page.getByRole('button', { name: 'Procesar imágenes' }).click()
  await expect.element(page.getByText('Selecciona imágenes y un logo para procesar')).toBeVisible()
  chooseFiles('Elegir fotos', await draw('casa.jpg', { width: 60, height: 40 }))
  await expect
    .element(page.getByText('Falta tu logo: súbelo para procesar las fotos.'))
    .toBeVisible()
})

it('IMG-17 IMG-30 a file that is no logo is refused without storing it, and a valid one is stored and replaced', async () => {
  const person = await open()
  const photograph = await draw('foto.jpg', { width: 60, height: 40 })
  chooseFiles('Elegir logo', photograph)
  await expect.element(alert('Logo inválido')).toBeVisible()
  expect(await storedLogos(person)).toEqual([])

  chooseFiles('Elegir logo', await drawLogo('Logo Ñandú (1).png'))
  await expect.element(page.getByText(SAVED)).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Tu logo' })).toBeVisible()
  const [name = ''] = await storedLogos(person)
  expect(name).toMatch(/^\d{13}-logo_nandu_1\.png$/)
  expect(await savedAddress(person)).toContain(`/images/logos/${person.id}/${name}`)

  await expect.element(page.getByRole('button', { name: 'Cambiar logo' })).toBeEnabled()
  chooseFiles('Cambiar logo', photograph)
  await expect.element(alert('Logo inválido')).toBeVisible()
  chooseFiles('Cambiar logo', await drawLogo('nuevo.png'))
  await expect
    .poll(() => storedLogos(person))
    .toEqual([expect.stringMatching(/^\d{13}-nuevo\.png$/)])
})

it('IMG-30 the file of a logo whose address could not be saved is removed', async () => {
  const person = await open()
  interceptFetch(({ url, method }) => url.includes('/rest/v1/user_settings') && method === 'POST')
  chooseFiles('Elegir logo', await drawLogo())
  await expect.element(alert('Error al guardar el logo')).toBeVisible()
  await expect.poll(() => storedLogos(person)).toEqual([])
})

it('IMG-30 the stored logo is shown at the next visit', async () => {
  await openWithLogo()
  await expect.element(page.getByRole('img', { name: 'Tu logo' })).toBeVisible()
})
