import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { chooseFiles } from '../../../ui/testing/choose-files.ts'
import { countFetches, interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { decodePixels, draw, drawLogo } from '../../../ui/testing/pictures.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { IdentityCard } from './identity-card.tsx'

async function open(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(<IdentityCard />, { person })
  await expect.element(color()).toBeVisible()
  return person
}

async function stored({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('profiles')
    .select('brand_color, license_number, website_url, instagram_url, photo_path')
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}

async function portraitsOf({ id }: Account): Promise<string[]> {
  const { data } = await accounts().admin().storage.from('images').list(`portraits/${id}`)
  return (data ?? []).map(({ name }) => `portraits/${id}/${name}`)
}

const color = () => page.getByRole('textbox', { name: 'Tu color' })
const save = () => page.getByRole('button', { name: 'Guardar identidad' })
const SAVED = 'Identidad guardada exitosamente'
const isSave = ({ method, url }: Request) => method === 'PATCH' && url.includes('/rest/v1/profiles')

it('IDENT-02 IDENT-06 IDENT-07 the card saves colour, licence and links, twice without being reopened', async () => {
  const person = await open()
  await expect.element(color()).toHaveValue('#1f5a41')
  await page.getByRole('radio', { name: 'Terracota' }).click()
  await page.getByLabelText('Licencia o asociación').fill(' AMPI 1234 ')
  await page.getByLabelText('Sitio web').fill('www.ejemplo.mx')
  await page.getByLabelText('Instagram').fill('@casas.mx')
  await save().click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(await stored(person)).toMatchObject({
    brand_color: '#a0401b',
    license_number: 'AMPI 1234',
    website_url: 'https://www.ejemplo.mx',
    instagram_url: 'https://www.instagram.com/casas.mx',
  })
  await expect.element(page.getByLabelText('Sitio web')).toHaveValue('https://www.ejemplo.mx')

  await page.getByLabelText('Licencia o asociación').fill('AMPI 5678')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(page.getByLabelText('Licencia o asociación')).toHaveValue('AMPI 1234')
  await page.getByLabelText('Licencia o asociación').fill('AMPI 5678')
  await save().click()
  await expect.poll(async () => (await stored(person)).license_number).toBe('AMPI 5678')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

it('IDENT-03 IDENT-04 the card says how text reads on the colour, and offers a darker colour for paper', async () => {
  await open()
  await expect.element(page.getByText('Sobre tu color el texto va en blanco')).toBeVisible()
  await color().fill('#ffd400')
  await expect.element(page.getByText('Sobre tu color el texto va en oscuro')).toBeVisible()
  await expect.element(page.getByText(/^En papel blanco casi no se distingue/)).toBeVisible()
  await page.getByRole('button', { name: /^Usar #/ }).click()
  await expect.element(color()).toHaveValue('#af9200')
  await expect.element(page.getByText(/^En papel blanco/)).not.toBeInTheDocument()
})

it('an invalid colour or address is refused at its field, and nothing is stored', async () => {
  const person = await open()
  const sent = countFetches(isSave)
  await color().fill('rojo')
  await page.getByLabelText('Sitio web').fill('no es una dirección')
  await save().click()
  await expect.element(page.getByText(/^Escribe el color como #1f5a41: #/)).toBeVisible()
  await expect
    .element(page.getByText('Escribe una dirección como https://www.ejemplo.mx'))
    .toBeVisible()
  expect(sent()).toBe(0)
  expect((await stored(person)).website_url).toBeNull()
})

it('IDENT-05 the photograph is stored square and small, and replaced or removed together with its file', async () => {
  const person = await open()
  chooseFiles('Elegir fotografía', new File(['no soy una foto'], 'nota.jpg'))
  await expect.element(page.getByText(/^No se puede usar nota.jpg/)).toBeVisible()
  expect(await portraitsOf(person)).toEqual([])

  chooseFiles('Elegir fotografía', await draw('yo.jpg', { width: 1200, height: 1800 }))
  await expect.element(page.getByText('Fotografía guardada exitosamente')).toBeVisible()
  const { photo_path: first } = await stored(person)
  expect(first).toMatch(new RegExp(`^portraits/${person.id}/\\d{13}\\.jpg$`))
  expect(await portraitsOf(person)).toEqual([first])
  const { data } = await accounts().admin().storage.from('images').download(String(first))
  expect(await decodePixels(data ?? new Blob())).toMatchObject({ width: 800, height: 800 })

  await expect.element(page.getByRole('button', { name: 'Cambiar fotografía' })).toBeEnabled()
  chooseFiles('Cambiar fotografía', await draw('otra.jpg', { width: 300, height: 200 }))
  await expect.poll(async () => (await stored(person)).photo_path).not.toBe(first)
  const { photo_path: second } = await stored(person)
  await expect.poll(() => portraitsOf(person)).toEqual([second])

  await page.getByRole('button', { name: 'Quitar fotografía' }).click()
  await expect.element(page.getByText('Fotografía quitada')).toBeVisible()
  expect((await stored(person)).photo_path).toBeNull()
  await expect.poll(() => portraitsOf(person)).toEqual([])
})

it('IDENT-05 the file of a photograph whose path could not be saved is removed', async () => {
  const person = await open()
  interceptFetch(isSave)
  chooseFiles('Elegir fotografía', await draw('yo.jpg', { width: 300, height: 300 }))
  await expect.element(page.getByText(/^No se pudo guardar tu fotografía/)).toBeVisible()
  await expect.poll(() => portraitsOf(person)).toEqual([])
})

it('IMG-30 the logo is stored in the same place as the workshop’s logo', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Elegir logo' })).toBeVisible()
  chooseFiles('Elegir logo', await drawLogo())
  await expect.element(page.getByText('Logo guardado exitosamente')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Tu logo' })).toBeVisible()
})

it('IDENT-08 the card asks which value to keep where another device saved the same field, and merges the others', async () => {
  const person = await open()
  await page.getByLabelText('Licencia o asociación').fill('AMPI 1')
  await accounts()
    .admin()
    .from('profiles')
    .update({ license_number: 'AMPI 2', website_url: 'https://casas.mx' })
    .eq('id', person.id)
    .throwOnError()
  await save().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('AMPI 2')).toBeVisible()
  await dialog.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(await stored(person)).toMatchObject({
    license_number: 'AMPI 1',
    website_url: 'https://casas.mx',
  })
})

it('IDENT-08 typed values survive a reload and a failed save', async () => {
  const person = await accounts().createPerson()
  const first = await renderScreen(<IdentityCard />, { person })
  await page.getByLabelText('Licencia o asociación').fill('AMPI 77')
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('AMPI 77')
  await first.unmount()
  await renderScreen(<IdentityCard />, { person })
  await expect.element(page.getByLabelText('Licencia o asociación')).toHaveValue('AMPI 77')
  const lost = interceptFetch(isSave)
  await save().click()
  await expect.element(page.getByText(/^No se pudo guardar tu identidad/)).toBeVisible()
  lost.release()
  await save().click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect((await stored(person)).license_number).toBe('AMPI 77')
})

it('IDENT-01 the card shows the identity as clients see it during typing', async () => {
  const person = await accounts().createPerson()
  await accounts()
    .admin()
    .from('profiles')
    .update({ full_name: 'NOMBRE APELLIDO', company: 'Casas del Valle' })
    .eq('id', person.id)
    .throwOnError()
  await renderScreen(<IdentityCard />, { person })
  const preview = page.getByRole('figure')
  await expect.element(preview.getByText('NOMBRE APELLIDO')).toBeVisible()
  await expect.element(preview.getByText('Casas del Valle')).toBeVisible()
  await page.getByLabelText('Licencia o asociación').fill('123')
  await expect.element(preview.getByText('Licencia 123')).toBeVisible()
  await page.getByLabelText('TikTok').fill('@casas')
  await expect.element(preview.getByText('tiktok.com/@casas')).toBeVisible()
})
