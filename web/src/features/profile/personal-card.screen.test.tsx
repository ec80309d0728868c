import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { pressTwice } from '../../ui/testing/press-twice.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { QUERY_RETRY_MS, skipPauses } from '../../ui/testing/skip-pauses.ts'
import { PersonalCard } from './personal-card.tsx'

const FIRST_SCREENS = [
  { id: 'properties', label: 'Propiedades' },
  { id: 'today', label: 'Inicio' },
]

async function open(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(<PersonalCard firstScreens={FIRST_SCREENS} />, { person })
  await expect.element(page.getByLabelText('Nombre completo')).toBeVisible()
  return person
}

async function stored({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('profiles')
    .select('full_name, phone, company, time_zone, first_screen')
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}

const save = () => page.getByRole('button', { name: 'Guardar cambios' })
const SAVED = 'Perfil actualizado exitosamente'
const isSave = ({ method, url }: Request) => method === 'PATCH' && url.includes('/rest/v1/profiles')

it('PROF-05 the card saves the personal information, and shows the account’s e-mail without editing', async () => {
  const person = await open()
  const email = page.getByLabelText('Email')
  await expect.element(email).toHaveValue(person.email)
  await expect.element(email).toHaveAttribute('readonly')
  await page.getByLabelText('Nombre completo').fill('  Ximena Núñez ')
  await page.getByLabelText('Teléfono').fill('55 1234 5678')
  await page.getByLabelText('Empresa').fill('Casas del Valle')
  await save().click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(await stored(person)).toEqual({
    full_name: 'Ximena Núñez',
    phone: '55 1234 5678',
    company: 'Casas del Valle',
    time_zone: 'America/Mexico_City',
    first_screen: 'properties',
  })
})

it('PROF-09 the section to open first is stored', async () => {
  const person = await open()
  await page.getByRole('button', { name: /Al abrir Predio/ }).click()
  await page.getByRole('option', { name: 'Inicio' }).click()
  await save().click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect((await stored(person)).first_screen).toBe('today')
})

it('the time zone is found by city or state, and stored', async () => {
  const person = await open()
  const zone = page.getByRole('combobox', { name: 'Zona horaria' })
  await expect.element(zone).toHaveValue('Ciudad de México')
  await zone.fill('baja california')
  await page.getByRole('option', { name: 'Tijuana' }).click()
  await expect.element(page.getByText(/^Ahí (es la|son las)/)).toBeVisible()
  await save().click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect((await stored(person)).time_zone).toBe('America/Tijuana')
  await zone.fill('')
  await userEvent.tab()
  await expect.element(zone).toHaveValue('Tijuana')
})

it('a text that is too long or no telephone is refused at its field, which gets the focus', async () => {
  const person = await open()
  await page.getByLabelText('Empresa').fill('e'.repeat(201))
  await page.getByLabelText('Teléfono').fill('esto no es teléfono')
  await save().click()
  await expect.element(page.getByText('La empresa puede tener hasta 200 caracteres')).toBeVisible()
  await expect.element(page.getByText('Número de teléfono inválido')).toBeVisible()
  await expect.element(page.getByLabelText('Teléfono')).toHaveFocus()
  expect((await stored(person)).company).toBeNull()
})

it('PROF-06 a failed save keeps the typed values, and the next one sends them once', async () => {
  const person = await open()
  await page.getByLabelText('Empresa').fill('Casas del Valle')
  const lost = interceptFetch(isSave)
  await save().click()
  await expect.element(page.getByText('No se pudo guardar tu perfil')).toBeVisible()
  await expect.element(page.getByLabelText('Empresa')).toHaveValue('Casas del Valle')
  lost.release()
  const sent = countFetches(isSave)
  await expect.element(save()).toBeEnabled()
  pressTwice(save())
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(sent()).toBe(1)
  expect((await stored(person)).company).toBe('Casas del Valle')
})

it('PROF-06 another device’s changes are kept, and a field changed by both is asked about', async () => {
  const person = await open()
  await page.getByLabelText('Empresa').fill('Casas del Valle')
  const theirs = { phone: '55 1234 5678', company: 'Casas del Sur' }
  await accounts().admin().from('profiles').update(theirs).eq('id', person.id).throwOnError()
  await save().click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('Casas del Sur')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(await stored(person)).toMatchObject({ company: 'Casas del Valle', phone: theirs.phone })
})

it('says that the profile could not be loaded, and loads it again', async () => {
  skipPauses(QUERY_RETRY_MS)
  const person = await accounts().createPerson()
  const refused = interceptFetch(
    ({ url }) => url.includes('/rest/v1/profiles'),
    () => new Response('{}', { status: 400 }),
  )
  await renderScreen(<PersonalCard firstScreens={FIRST_SCREENS} />, { person })
  await expect.element(page.getByText('No se pudo cargar tu perfil')).toBeVisible()
  refused.release()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByLabelText('Nombre completo')).toBeVisible()
})

it('PROF-07 typed values are restored after a reload, until they are saved', async () => {
  const person = await accounts().createPerson()
  const first = await renderScreen(<PersonalCard firstScreens={FIRST_SCREENS} />, { person })
  await page.getByLabelText('Nombre completo').fill('A medio escribir')
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('A medio escribir')
  await first.unmount()
  await renderScreen(<PersonalCard firstScreens={FIRST_SCREENS} />, { person })
  await expect.element(page.getByLabelText('Nombre completo')).toHaveValue('A medio escribir')
  await save().click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain('A medio escribir')
})

it('PROF-08 values saved in another tab are shown, but never replace typed values', async () => {
  const person = await open()
  await page.getByLabelText('Teléfono').fill('55 0000 0000')
  await accounts()
    .admin()
    .from('profiles')
    .update({ full_name: 'Ximena Núñez', phone: '55 1111 1111' })
    .eq('id', person.id)
    .throwOnError()
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await expect.element(page.getByLabelText('Nombre completo')).toHaveValue('Ximena Núñez')
  await expect.element(page.getByLabelText('Teléfono')).toHaveValue('55 0000 0000')
  await expect.element(page.getByLabelText('Teléfono')).toHaveFocus()
})

it('a button discards the typed values', async () => {
  await open()
  await page.getByLabelText('Empresa').fill('Casas del Valle')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(page.getByLabelText('Empresa')).toHaveValue('')
})

it('the card can be saved with the keyboard alone', async () => {
  const person = await open()
  const name = page.getByLabelText('Nombre completo')
  while (document.activeElement !== name.element()) await userEvent.tab()
  await userEvent.keyboard('Ángela Robles{Enter}')
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect((await stored(person)).full_name).toBe('Ángela Robles')
})
