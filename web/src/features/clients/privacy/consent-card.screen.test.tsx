import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { addClients } from '../../../../../test-support/clients.ts'
import { publishNotice } from '../../../../../test-support/notices.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../../ui/testing/stub-window-open.ts'
import { ClientPage } from '../page/client-page.tsx'

async function open(person: Account) {
  const [id = ''] = await addClients(accounts(), person, [
    { first_name: 'Valeria', last_name: 'Pech', whatsapp: '+529991234567' },
  ])
  await renderScreen(<ClientPage clientId={id} />, { person })
  await expect.element(page.getByRole('heading', { name: 'Aviso de privacidad' })).toBeVisible()
  return id
}

async function stored(clientId: string) {
  const { data } = await accounts()
    .admin()
    .from('client_consents')
    .select('method, accepts_optional, withdrawn_at, notice:privacy_notices(version)')
    .eq('client_id', clientId)
    .order('given_at')
    .throwOnError()
  return data
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const isRecord = ({ method, url }: Request) =>
  method === 'POST' && url.includes('/rest/v1/client_consents')

it('the card leads an agent without a privacy notice to the card where notices are written', async () => {
  await open(await accounts().createPerson())
  await expect
    .element(page.getByRole('link', { name: 'Crear mi aviso' }))
    .toHaveAttribute('href', '/dashboard/profile#aviso-de-privacidad')
  await expect.element(button('Registrar consentimiento')).not.toBeInTheDocument()
})

it('PRIV-10 PRIV-11 one press records a consent, another withdraws it, and the history keeps both', async () => {
  const person = await accounts().createPerson()
  await publishNotice(accounts(), person)
  const id = await open(person)
  await page.getByText('También acepta las finalidades voluntarias').click()
  await button('Registrar consentimiento').click()
  await expect.element(page.getByText('Consentimiento registrado')).toBeVisible()
  await expect.element(page.getByText('Vigente', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/^Aceptó la versión 1 el .* · En persona$/)).toBeVisible()
  expect(await stored(id)).toEqual([
    { method: 'in_person', accepts_optional: true, withdrawn_at: null, notice: { version: 1 } },
  ])

  await button('Retirar consentimiento').click()
  await button('Retirar').click()
  await expect.element(page.getByText('Consentimiento retirado')).toBeVisible()
  await expect.element(page.getByText('Retirado', { exact: true })).toBeVisible()
  await button('Registrar consentimiento').click()
  await expect.element(page.getByText('Vigente', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: 'Anteriores' }).getByText(/^Retiró el/))
    .toBeVisible()
  expect(await stored(id)).toHaveLength(2)
})

it('PRIV-11 the card says when the notice has a newer version', async () => {
  const person = await accounts().createPerson()
  const { id: noticeId } = await publishNotice(accounts(), person)
  const [clientId = ''] = await addClients(accounts(), person, [{ first_name: 'Valeria' }])
  await accounts()
    .admin()
    .from('client_consents')
    .insert({ user_id: person.id, client_id: clientId, notice_id: noticeId, method: 'paper' })
    .throwOnError()
  await publishNotice(accounts(), person)
  await renderScreen(<ClientPage clientId={clientId} />, { person })
  await expect.element(page.getByText('De una versión anterior')).toBeVisible()
  await expect.element(page.getByText(/^Tu aviso ya va en la versión 2/)).toBeVisible()
  await button('Registrar consentimiento').click()
  await expect.element(page.getByText('Vigente', { exact: true })).toBeVisible()
})

it('PRIV-10 a press that failed records no consent, and the next press records one', async () => {
  const person = await accounts().createPerson()
  await publishNotice(accounts(), person)
  const id = await open(person)
  const lost = interceptFetch(isRecord)
  await button('Registrar consentimiento').click()
  await expect.element(page.getByText(/^No se pudo registrar el consentimiento/)).toBeVisible()
  lost.release()
  await button('Registrar consentimiento').click()
  await expect.element(page.getByText('Vigente', { exact: true })).toBeVisible()
  expect(await stored(id)).toHaveLength(1)
})

it('PRIV-13 the card sends the notice by WhatsApp and expects the answer by WhatsApp', async () => {
  const person = await accounts().createPerson()
  const { path } = await publishNotice(accounts(), person)
  const id = await open(person)
  const opened = stubWindowOpen()
  await button('Pedirlo por WhatsApp').click()
  await expect.element(page.getByText('Aviso enviado por WhatsApp')).toBeVisible()
  expect(decodeURIComponent(opened[0]?.url() ?? '')).toContain(path)
  const { data } = await accounts()
    .admin()
    .from('whatsapp_messages')
    .select('content')
    .eq('client_id', id)
    .throwOnError()
  expect(data[0]?.content).toContain('¿Estás de acuerdo con que usemos tus datos')
  await button('Registrar consentimiento').click()
  await expect.element(page.getByText(/ · Por WhatsApp$/)).toBeVisible()
})
