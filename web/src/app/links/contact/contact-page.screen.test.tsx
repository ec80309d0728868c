import type { ContactPage } from '@predio/domain/prospects'
import type { PublicAgent } from '@predio/domain/selections'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { publishNotice } from '../../../../../test-support/notices.ts'
import { makeAddress } from '../../../../../test-support/prospects/make-address.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { visitLink } from '../testing/visit-link.tsx'
import { ContactFormPage } from './contact-page.tsx'
import { showContact } from './show-contact.ts'

async function openForm({ hasNotice = false } = {}): Promise<Account> {
  const person = await accounts().createPerson()
  if (hasNotice) await publishNotice(accounts(), person)
  const token = await makeAddress(await accounts().clientOf(person), 'contact')
  visitLink<ContactPage<PublicAgent>>(`/contacto/${token}`, <ContactFormPage />, {
    functionName: 'contact',
    show: showContact,
  })
  await expect.element(field('Nombre')).toBeVisible()
  return person
}

const field = (name: string) => page.getByLabelText(name)
const send = () => page.getByRole('button', { name: 'Enviar', exact: true })
const isSend = ({ method, url }: Request) => method === 'POST' && url.endsWith('/contact')

async function fill(): Promise<void> {
  await field('Nombre').fill('Luis Uc')
  await field('Teléfono o WhatsApp').fill('999 765 4321')
  await field('Mensaje').fill('¿Sigue disponible?')
}

async function arrived({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('prospects')
    .select('name, phone, message, notice_version')
    .eq('user_id', id)
    .order('created_at')
    .throwOnError()
  return data
}

const LUIS = { name: 'Luis Uc', phone: '+529997654321', message: '¿Sigue disponible?' }

it('PROS-64 the form names each fault at its field, and puts the focus on the first', async () => {
  const person = await openForm({ hasNotice: true })
  await field('Teléfono o WhatsApp').fill('123')
  await send().click()
  await expect.element(page.getByText('Escribe tu nombre')).toBeVisible()
  await expect.element(field('Nombre')).toHaveFocus()
  await expect.element(field('Teléfono o WhatsApp')).toHaveAttribute('aria-invalid', 'true')
  await fill()
  await send().click()
  await expect.element(page.getByRole('checkbox')).toHaveFocus()
  expect(await arrived(person)).toEqual([])
  await page.getByRole('checkbox').click()
  await send().click()
  await expect.element(page.getByText('Gracias, tu mensaje ya llegó')).toBeVisible()
  expect(await arrived(person)).toEqual([{ ...LUIS, notice_version: 1 }])
})

it.each<[answer: (() => Response) | undefined, text: string]>([
  [undefined, 'No hay conexión. Lo que escribiste sigue aquí; intenta de nuevo.'],
  [
    () => Response.json({ error: 'rate_limited' }, { status: 429 }),
    'Se enviaron demasiados mensajes. Espera un minuto e intenta de nuevo.',
  ],
  [
    () => Response.json({ error: 'inbox_full' }, { status: 503 }),
    'No se pudo enviar. Lo que escribiste sigue aquí; intenta de nuevo.',
  ],
])('PROS-64 the form keeps what was typed when sending fails (%#)', async (answer, text) => {
  const person = await openForm()
  await fill()
  const refused = interceptFetch(isSend, answer)
  await send().click()
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(field('Mensaje')).toHaveValue('¿Sigue disponible?')
  refused.release()
  await send().click()
  await page.getByRole('button', { name: 'Enviar otro mensaje' }).click()
  await expect.element(field('Nombre')).toHaveValue('')
  expect(await arrived(person)).toEqual([{ ...LUIS, notice_version: null }])
})

it('PROS-03 an address that was replaced opens no form', async () => {
  const person = await accounts().createPerson()
  const api = await accounts().clientOf(person)
  const old = await makeAddress(api, 'contact')
  await makeAddress(api, 'contact')
  visitLink<ContactPage<PublicAgent>>(`/contacto/${old}`, <ContactFormPage />, {
    functionName: 'contact',
    show: showContact,
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(send()).not.toBeInTheDocument()
})
