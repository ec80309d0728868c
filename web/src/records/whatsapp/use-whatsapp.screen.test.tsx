import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient, type Agent } from '../../../../test-support/agent-with-client.ts'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { pressTwice } from '../../ui/testing/press-twice.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import type { Recipient } from './api/read-recipient.ts'
import { useWhatsApp } from './use-whatsapp.ts'

const GREETING = 'Hola Ana, ¿cómo estás?'
const LINK = `https://wa.me/525512345678?text=${encodeURIComponent(GREETING)}`
const isRecord = ({ method, url }: Request) =>
  method === 'POST' && url.includes('/rest/v1/whatsapp_messages')

function GreetButton({ client }: { client: Recipient }) {
  const { send } = useWhatsApp()
  return <button onClick={() => void send({ client, canUndo: true })}>Saludar</button>
}

async function open(whatsapp: string | null = '+525512345678'): Promise<Agent> {
  const agent = await createAgentWithClient(accounts(), whatsapp)
  const client = { id: agent.clientId, first_name: 'Ana', whatsapp }
  await renderScreen(<GreetButton client={client} />, { person: agent })
  return agent
}

async function recorded({ id }: Agent) {
  const { data } = await accounts()
    .admin()
    .from('whatsapp_messages')
    .select('client_id, content, direction, status, template_id, metadata')
    .eq('user_id', id)
    .throwOnError()
  return data
}

const greet = () => page.getByRole('button', { name: 'Saludar' })

it('WHATSAPP-01 WHATSAPP-03 WHATSAPP-04 WHATSAPP-05 WHATSAPP-13 a greeting is recorded, then opened in WhatsApp, and can be undone', async () => {
  const windows = stubWindowOpen()
  const agent = await open()
  await greet().click()
  await expect.element(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  await expect.poll(() => windows.map(({ url }) => url())).toEqual([LINK])
  expect(await recorded(agent)).toEqual([
    {
      client_id: agent.clientId,
      content: GREETING,
      direction: 'outbound',
      status: 'sent',
      template_id: null,
      metadata: {},
    },
  ])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText('El mensaje ya no está registrado')).toBeVisible()
  expect(await recorded(agent)).toEqual([])
})

it('WHATSAPP-05 the empty window is closed when the message could not be recorded', async () => {
  const windows = stubWindowOpen()
  const agent = await open()
  interceptFetch(isRecord, () => new Response('{}', { status: 400 }))
  await greet().click()
  await expect.element(page.getByText('Error al contactar al cliente')).toBeVisible()
  await expect
    .poll(() => windows.map(({ url, isClosed }) => [url(), isClosed()]))
    .toEqual([[undefined, true]])
  expect(await recorded(agent)).toEqual([])
})

it('WHATSAPP-06 without a number nothing is opened or recorded', async () => {
  const windows = stubWindowOpen()
  const agent = await open(null)
  await greet().click()
  const text = 'Cliente no tiene número de WhatsApp registrado'
  await expect.element(page.getByText(text)).toBeVisible()
  expect(windows).toEqual([])
  expect(await recorded(agent)).toEqual([])
})

it('WHATSAPP-07 a link is offered when the browser refuses the window', async () => {
  const windows = stubWindowOpen({ isBlocked: true })
  const agent = await open()
  await greet().click()
  const notice = 'Mensaje guardado. Tu navegador no dejó abrir WhatsApp.'
  await expect.element(page.getByText(notice)).toBeVisible()
  expect(await recorded(agent)).toHaveLength(1)
  await page.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await expect.poll(() => windows.map(({ url }) => url())).toEqual([LINK])
})

it('WHATSAPP-10 two presses record one message', async () => {
  stubWindowOpen()
  await open()
  const sent = countFetches(isRecord)
  pressTwice(greet())
  await expect.element(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  expect(sent()).toBe(1)
})
