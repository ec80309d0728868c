import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import { ask, button, propose, requestsOf, said } from '../testing/open-chat.tsx'
import {
  AT,
  card,
  confirmButton,
  loseResponses,
  openChatWith,
  VISIT,
  written,
} from '../testing/proposals.ts'

const visit = () => card('Agendar visita')
const FAILED = 'No se pudo agendar la visita. Intenta de nuevo: no se va a repetir.'

it('AST-55 warns of a conflicting visit within an hour while the person changes the time', async () => {
  const agent = await openChatWith()
  const [client] = (await written(agent)).clients
  await accounts()
    .admin()
    .from('interactions')
    .insert({
      user_id: agent.id,
      type: 'visit',
      subject: 'Visita al terreno',
      client_id: client!.id,
      scheduled_at: new Date(AT.getTime() - 1_800_000).toISOString(),
    })
    .throwOnError()
  await propose('book_visit', VISIT)
  const clash = page.getByText('A menos de una hora tienes otra visita: Ana Pech, 5:00 p.m.')
  await expect.element(clash).toBeVisible()
  await visit().getByRole('button', { name: 'Cambiar fecha u hora' }).click()
  const time = visit().getByLabelText('Hora')
  await time.fill('18:01')
  await expect.element(clash).not.toBeInTheDocument()
  await expect.element(visit().getByText('6:01 p.m.')).toBeVisible()
  await time.fill('')
  await expect.element(confirmButton(visit())).toBeDisabled()
  await time.fill('17:45')
  await expect.element(clash).toBeVisible()
  await visit().getByRole('button', { name: 'Descartar' }).click()
  await expect.element(said().getByText('Agendar visita: descartado')).toBeVisible()
  // AST-62: the next question tells the model what the person decided.
  await ask('Gracias')
  await expect
    .poll(async () => JSON.stringify((await requestsOf(agent)).at(-1)?.messages))
    .toContain('Agendar visita: descartado')
})

it('AST-58 one visit is written when the request is retried after a lost response', async () => {
  const agent = await openChatWith()
  await propose('book_visit', VISIT)
  await visit().getByRole('button', { name: 'Cambiar fecha u hora' }).click()
  const refused = interceptFetch(({ url }) => url.includes('/rpc/book_visit'))
  await confirmButton(visit()).click()
  await expect.element(visit().getByRole('alert')).toHaveTextContent(FAILED)
  expect((await written(agent)).visits).toEqual([])
  refused.release()
  const lost = loseResponses('/rpc/book_visit')
  await button('Intentar de nuevo').click()
  await expect.poll(async () => (await written(agent)).visits.length).toBe(1)
  await expect.element(button('Intentar de nuevo')).toBeEnabled()
  lost.release()
  // A retry updates the stored visit to the time on the card.
  await visit().getByLabelText('Hora').fill('18:15')
  await button('Intentar de nuevo').click()
  await expect.element(said().getByText(/^Visita agendada: .+ 6:15 p\.m\.$/)).toBeVisible()
  const { visits, tasks } = await written(agent)
  const later = AT.getTime() + 2_700_000
  expect(visits.map(({ scheduled_at }) => Date.parse(scheduled_at ?? ''))).toEqual([later])
  expect(tasks.map(({ due_date }) => Date.parse(due_date ?? ''))).toEqual([later])
})

it('AST-61 warns that a dismissed visit may have been written despite its lost response', async () => {
  const agent = await openChatWith()
  await propose('book_visit', VISIT)
  loseResponses('/rpc/book_visit')
  await confirmButton(visit()).click()
  await expect.element(visit().getByRole('alert')).toBeVisible()
  await expect.poll(async () => (await written(agent)).visits.length).toBe(1)
  await visit().getByRole('button', { name: 'Descartar' }).click()
  const warning = 'Un intento quedó sin respuesta: revisa en tu CRM que no se haya guardado.'
  await expect.element(said().getByText(warning)).toBeVisible()
  await expect.element(said().getByRole('link', { name: 'Ver en el CRM' })).toBeVisible()
})

it('AST-58 a WhatsApp message is recorded once, with the text that was finally sent', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const agent = await openChatWith([{ whatsapp: '+529991234567' }])
  await propose('draft_whatsapp', { client: 'Ana Pech', message: 'Hola Ana' })
  const draft = card('Mensaje de WhatsApp')
  const lost = loseResponses('/rest/v1/whatsapp_messages')
  await confirmButton(draft).click()
  await expect.element(draft.getByRole('alert')).toHaveTextContent('No se pudo guardar el mensaje.')
  lost.release()
  expect((await written(agent)).messages).toHaveLength(1)
  await draft.getByRole('textbox', { name: 'Mensaje' }).fill('Hola Ana, ¿la vemos?')
  await button('Intentar de nuevo').click()
  await expect.element(said().getByText('Mensaje de WhatsApp listo para Ana Pech')).toBeVisible()
  const { messages } = await written(agent)
  expect(messages.map(({ content }) => content)).toEqual(['Hola Ana, ¿la vemos?'])
  opened.mockRestore()
})

it('a card keeps the person’s changes while the panel is closed', async () => {
  await openChatWith([{ whatsapp: '+529991234567' }])
  await propose('draft_whatsapp', { client: 'Ana Pech', message: 'Hola Ana' })
  const text = card('Mensaje de WhatsApp').getByRole('textbox', { name: 'Mensaje' })
  await text.fill('Hola Ana, ¿la vemos?')
  await button('Cerrar el chat').click()
  await button('Mostrar Chat').click()
  await expect.element(text).toHaveValue('Hola Ana, ¿la vemos?')
})
