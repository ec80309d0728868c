import type { TablesInsert } from '@predio/domain/database'
import { formatNumber } from '@predio/domain/numbers'
import type { Property } from '@predio/domain/properties'
import { useState } from 'react'
import { expect, inject } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import type { AI_KEYS } from '../../../../../test-support/ai-keys.ts'
import {
  newAiKey,
  releaseAnswer,
  requestsWith,
  type AiRequest,
} from '../../../../../test-support/ai-requests.ts'
import { makeListing } from '../../../../../test-support/site-stub/make-listing.ts'
import { FRIENDLY } from '../../../../../test-support/site-stub/site-options.ts'
import type { Source } from '../../../records/listings/testing/sources.ts'
import { useListings } from '../../../records/listings/use-listings.ts'
import { SelectionHost } from '../../../records/selections/use-selection-dialog.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { AssistantPanel } from '../panel/assistant-panel.tsx'

const SITE = 'https://sitio.example'
const ENDPOINT = '/wp-json/wp/v2/properties'
const GREETING = '¡Hola! Soy tu asistente inmobiliario. ¿En qué puedo ayudarte hoy?'

export const ANSWER = 'Estas son las que más se acercan a lo que buscas:'

export interface Agent extends Account {
  key: string
}

interface ChatOptions {
  ai?: keyof typeof AI_KEYS | null
  listings?: number
  changes?: typeof FRIENDLY.changes
  createAgent?: Source['createAgent']
  prepare?: (agent: Agent) => Promise<void>
}

export async function openChat({
  ai = 'good',
  listings = 6,
  changes = {},
  createAgent,
  prepare,
}: ChatOptions = {}): Promise<Agent> {
  const person = await (createAgent ?? createAgentOfServed)({ listings, changes })
  const agent: Agent = { ...person, key: ai === null ? '' : newAiKey(ai) }
  if (agent.key !== '') await saveAiKey(agent, agent.key)
  await prepare?.(agent)
  await renderScreen(
    <>
      <Chat />
      <SelectionHost />
    </>,
    { person },
  )
  const count = `${formatNumber(listings)} propiedades en pantalla`
  await expect.element(page.getByText(count)).toBeVisible()
  await expect.element(page.getByText(GREETING)).toBeVisible()
  return agent
}

function Chat() {
  const { listings } = useListings()
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Mostrar Chat
      </button>
    )
  }
  return (
    <AssistantPanel
      id="chat"
      listings={listings}
      renderListing={renderListing}
      takesFocus
      onClose={() => setOpen(false)}
    />
  )
}

function renderListing({ id, title }: Property, remarks: readonly string[]) {
  return (
    <article key={id}>
      {title} {remarks.join(', ')}
    </article>
  )
}

const createAgentOfServed: Source['createAgent'] = async ({ listings, changes = {} }) => {
  const person = await accounts().createPerson()
  serveListings(listings, changes)
  await accounts()
    .admin()
    .from('user_settings')
    .upsert(
      { user_id: person.id, wordpress_url: SITE, wordpress_endpoint: ENDPOINT },
      { onConflict: 'user_id' },
    )
    .throwOnError()
  return person
}

function serveListings(count: number, changes: typeof FRIENDLY.changes): void {
  interceptFetch(
    ({ url }) => url.startsWith(SITE),
    ({ url }) => {
      const query = new URL(url).searchParams
      const [size, number] = [Number(query.get('per_page') ?? 10), Number(query.get('page') ?? 1)]
      const ids = Array.from({ length: count }, (_, index) => count - index)
      const listed = ids.slice((number - 1) * size, number * size)
      return Response.json(
        listed.map((id) => makeListing(id, SITE, { ...FRIENDLY, changes })),
        {
          headers: {
            'X-WP-Total': String(count),
            'X-WP-TotalPages': String(Math.ceil(count / size)),
          },
        },
      )
    },
  )
}

export async function saveAiKey(person: Account, key: string | null): Promise<void> {
  const api = await accounts().clientOf(person)
  const { error } = await api.functions.invoke('secrets', { body: { action: 'save', ai: key } })
  if (error) throw error as Error
}

export const said = () => page.getByRole('region', { name: 'Mensajes' })
export const announcement = () => document.querySelector('#chat [aria-live]')?.textContent
export const field = () => page.getByPlaceholder('Escribe tu mensaje...')
export const button = (name: string) => page.getByRole('button', { name, exact: true })

export async function ask(text: string): Promise<void> {
  await field().fill(text)
  await button('Enviar').click()
}

export async function propose(tool: string, args: object | string): Promise<void> {
  await ask(`Usa ${tool} con ${typeof args === 'string' ? args : JSON.stringify(args)}`)
}

export async function expectReady(): Promise<void> {
  await expect.element(button('Detener')).not.toBeInTheDocument()
}

export function requestsOf({ key }: Pick<Agent, 'key'>): Promise<AiRequest[]> {
  return requestsWith(inject('server').aiStubUrl, key)
}

export function release({ key }: Pick<Agent, 'key'>): Promise<void> {
  return releaseAnswer(inject('server').aiStubUrl, key)
}

export async function storedTurns({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('chat_interactions')
    .select()
    .eq('user_id', id)
    .order('created_at')
    .throwOnError()
  return data
}

export async function addTurn(
  person: Account,
  turn: Omit<TablesInsert<'chat_interactions'>, 'user_id'>,
): Promise<void> {
  const rows = accounts().admin().from('chat_interactions')
  await rows.insert({ ...turn, user_id: person.id }).throwOnError()
}
