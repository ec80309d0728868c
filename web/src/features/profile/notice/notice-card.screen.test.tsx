import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { publishNotice } from '../../../../../test-support/notices.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { NoticeCard } from './notice-card.tsx'

async function agent(): Promise<Account> {
  const person = await accounts().createPerson()
  await accounts()
    .admin()
    .from('profiles')
    .update({ full_name: 'NOMBRE APELLIDO', company: 'EMPRESA', phone: '+529991234567' })
    .eq('id', person.id)
    .throwOnError()
  return person
}

async function stored({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('privacy_notices')
    .select('version, answers, simple_text, full_text')
    .eq('user_id', id)
    .order('version')
    .throwOnError()
  return data
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const isPublish = ({ method, url }: Request) =>
  method === 'POST' && url.includes('/rest/v1/privacy_notices')

it('PRIV-03 PRIV-04 the notice begins with the profile, is previewed during typing, and is published', async () => {
  const person = await agent()
  await renderScreen(<NoticeCard />, { person })
  await expect.element(page.getByText('Todavía no publicas un aviso.')).toBeVisible()
  await button('Crear mi aviso').click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('Responsable')).toHaveValue('EMPRESA')
  await expect
    .element(dialog.getByLabelText('Quién atiende las solicitudes (opcional)'))
    .toHaveValue('NOMBRE APELLIDO')
  await expect.element(dialog.getByLabelText('Correo para solicitudes')).toHaveValue(person.email)
  await expect.element(dialog.getByText(/no asesoría legal/)).toBeVisible()

  await button('Publicar versión 1').click()
  await expect
    .element(dialog.getByText('Escribe el domicilio: la ley pide que el aviso lo diga'))
    .toBeVisible()
  expect(await stored(person)).toEqual([])

  await dialog.getByLabelText('Domicilio').fill('Calle 60 número 1, Mérida')
  const preview = dialog.getByRole('region', { name: 'Vista previa' })
  await expect
    .element(preview.getByText(/^EMPRESA, con domicilio en Calle 60 número 1, Mérida,/))
    .toBeVisible()
  await dialog.getByText('Felicitarle en su cumpleaños').click()
  await expect.element(preview.getByText(/^Felicitarte en tu cumpleaños/)).toBeVisible()
  await preview.getByRole('radio', { name: 'Integral' }).click()
  await expect.element(preview.getByText(/Secretaría Anticorrupción/)).toBeVisible()

  await button('Publicar versión 1').click()
  await expect.element(page.getByText('Publicaste la versión 1 de tu aviso')).toBeVisible()
  const [notice] = await stored(person)
  expect(notice).toMatchObject({ version: 1, answers: { optional: ['greetings'] } })
  expect(notice?.full_text).toContain('EMPRESA, con domicilio en Calle 60 número 1, Mérida,')
  await expect
    .poll(() => page.getByLabelText('Página de tu aviso').element().getAttribute('value'))
    .toMatch(/\/aviso\/[0-9a-f]{32}$/)
})

it('PRIV-04 one version is published when the answer was lost, and the typed values stay', async () => {
  const person = await agent()
  await renderScreen(<NoticeCard />, { person })
  await button('Crear mi aviso').click()
  await page.getByLabelText('Domicilio').fill('Calle 60 número 1, Mérida')
  const lost = interceptFetch(isPublish)
  await button('Publicar versión 1').click()
  await expect.element(page.getByText(/^No se pudo publicar tu aviso/)).toBeVisible()
  await expect.element(page.getByLabelText('Domicilio')).toHaveValue('Calle 60 número 1, Mérida')
  lost.release()
  await button('Publicar versión 1').click()
  await expect.element(page.getByText('Publicaste la versión 1 de tu aviso')).toBeVisible()
  expect(await stored(person)).toHaveLength(1)
})

it('PRIV-03 PRIV-04 the next version begins with the last one, and the first can still be read', async () => {
  const person = await agent()
  await publishNotice(accounts(), person)
  await renderScreen(<NoticeCard />, { person })
  await button('Preparar la versión 2').click()
  await expect.element(page.getByLabelText('Responsable')).toHaveValue('Casas del Sur')
  await page.getByLabelText('Responsable').fill('Casas del Norte')
  await button('Publicar versión 2').click()
  await expect.element(page.getByText('Publicaste la versión 2 de tu aviso')).toBeVisible()
  await button('Leer la versión 1').click()
  await expect
    .element(page.getByRole('dialog').getByText(/^Casas del Sur, con domicilio/))
    .toBeVisible()
})

it('PRIV-05 the address of the notice’s page can be replaced', async () => {
  const person = await agent()
  const { path } = await publishNotice(accounts(), person)
  await renderScreen(<NoticeCard />, { person })
  const address = page.getByLabelText('Página de tu aviso')
  await expect.element(address).toHaveValue(`${location.origin}${path}`)
  await button('Cambiar la dirección').click()
  await button('Cambiar dirección').click()
  await expect.element(page.getByText('Tu aviso tiene una dirección nueva')).toBeVisible()
  await expect.element(address).not.toHaveValue(`${location.origin}${path}`)
})

it('PRIV-05 an address that the server can no longer decrypt is replaced', async () => {
  const person = await agent()
  await publishNotice(accounts(), person)
  await accounts()
    .admin()
    .from('user_secrets')
    .update({ plain_text: null, ciphertext: 'A'.repeat(60) })
    .eq('user_id', person.id)
    .throwOnError()
  await renderScreen(<NoticeCard />, { person })
  await expect.element(page.getByText('No se pudo cargar la dirección de tu aviso')).toBeVisible()
  await button('Cambiar la dirección').click()
  await button('Cambiar dirección').click()
  await expect
    .element(page.getByLabelText('Página de tu aviso'))
    .toHaveValue(expect.stringMatching(/\/aviso\/[0-9a-f]{32}$/))
})
