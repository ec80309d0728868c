import { expect, test } from '@playwright/test'
import { publishNotice } from '../test-support/notices.ts'
import { stubForWhatsApp } from './support/activities.ts'
import { admin, createPerson, signIn } from './support/people.ts'
import { accept, answerLater, clientsOf, addressOf, sendProspect } from './support/prospects.ts'
import { accounts, serverUrl } from './support/server.ts'
import { visit } from './support/shares.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const MESSAGE = '¿Sigue disponible la casa de Itzimná?'

test('PROS-11 PROS-56 PROS-58 a form sent to the secret address appears in the open inbox, and WhatsApp opens three presses later', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  const person = await createPerson()
  const token = await addressOf(person, 'prospects')
  await signIn(page, person, '/dashboard/buzon')
  await expect(page.getByText('Nadie espera respuesta')).toBeVisible()

  const form = new URLSearchParams({
    'your-name': 'Ana Pech',
    'your-tel': '999 123 4567',
    'your-message': MESSAGE,
  })
  expect(await sendProspect(token, form)).toBe(200)
  await expect(page.getByRole('article', { name: 'Ana Pech' })).toContainText(MESSAGE)

  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notificaciones' })
  await bell.getByRole('link', { name: 'Prospecto nuevo: Ana Pech' }).click()
  await accept(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await (await opened).waitForURL(/^https:\/\/wa\.me\/529991234567\?text=Hola%20Ana/)
  await expect(page.getByText('Nadie espera respuesta')).toBeVisible()
  await expect
    .poll(() => clientsOf(person))
    .toEqual([
      {
        first_name: 'Ana',
        last_name: 'Pech',
        phone: '+529991234567',
        source: expect.any(String) as unknown,
        interactions: expect.arrayContaining([
          { description: MESSAGE, is_inbound: true },
        ]) as unknown,
        tasks: [{ title: 'Responder', status: 'completed' }],
      },
    ])
})

test('PROS-09 PROS-64 a message written on the agent’s page appears in the open inbox and becomes a client with the consent', async ({
  page,
  browser,
}) => {
  const person = await createPerson()
  await publishNotice(accounts(), person)
  const token = await addressOf(person, 'contact')
  await signIn(page, person, '/dashboard/buzon')
  await expect(page.getByText('Nadie espera respuesta')).toBeVisible()

  const visitor = await visit(browser, `${serverUrl()}/contacto/${token}`)
  await visitor.getByRole('button', { name: 'Enviar' }).click()
  await expect(visitor.getByText('Escribe tu nombre')).toBeVisible()
  await visitor.getByLabel('Nombre').fill('Luis Uc')
  await visitor.getByLabel('Teléfono o WhatsApp').fill('999 765 4321')
  await visitor.getByLabel('Mensaje').fill(MESSAGE)
  await visitor.getByRole('checkbox').check()
  await visitor.getByRole('button', { name: 'Enviar' }).click()
  await expect(visitor.getByText('Gracias, tu mensaje ya llegó')).toBeVisible()
  await visitor.context().close()

  await page.getByRole('article', { name: 'Luis Uc' }).getByRole('link').click()
  await expect(page.getByRole('dialog').getByText('Aceptó tu aviso de privacidad')).toBeVisible()
  await accept(page)
  await answerLater(page)
  await expect
    .poll(() => clientsOf(person))
    .toMatchObject([{ first_name: 'Luis', phone: '+529997654321' }])
  const { data } = await admin()
    .from('client_consents')
    .select('method')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toHaveLength(1)
})
