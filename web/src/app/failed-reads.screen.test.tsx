import { DOCUMENT_MESSAGES } from '@predio/domain/documents'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ClientsTab } from '../features/clients/clients-tab.tsx'
import { DirectoryScreen } from '../features/directory/directory-screen.tsx'
import { DocumentsScreen } from '../features/documents/documents-screen.tsx'
import { FollowUpsScreen } from '../features/follow-ups/follow-ups-screen.tsx'
import { InteractionsTab } from '../features/interactions/interactions-tab.tsx'
import { NotificationsScreen } from '../features/notifications/page/notifications-screen.tsx'
import { OpportunitiesTab } from '../features/opportunities/opportunities-tab.tsx'
import { NoticeCard } from '../features/profile/notice/notice-card.tsx'
import { openDetail, HOUSE } from '../features/listing-page/testing/open-detail.tsx'
import { ScriptsScreen } from '../features/scripts/scripts-screen.tsx'
import { TasksTab } from '../features/tasks/tasks-tab.tsx'
import { queryClient } from '../lib/data/query-client.ts'
import { OWN } from '../records/listings/testing/sources.ts'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { QUERY_RETRY_MS, skipPauses } from '../ui/testing/skip-pauses.ts'
import { TodayPlace } from './today-place.tsx'

const EMPTY = /^(?:Todavía no |Aún no |No hay |No tienes |Ningun|Sin )/

const retry = () => page.getByRole('button', { name: /^(?:Intentar de nuevo|Reintentar)$/ })

/** Screens also retry by themselves, so the button may be gone before the test presses it. */
async function readAgain(): Promise<void> {
  const pressAll = () => {
    const buttons = retry().elements() as HTMLElement[]
    for (const button of buttons) button.click()
    return buttons.length
  }
  await expect.poll(pressAll).toBe(0)
}

function failReads() {
  let failing: string | null = null
  skipPauses(QUERY_RETRY_MS)
  interceptFetch(
    ({ url }) => failing !== null && url.includes(`/rest/v1/${failing}`),
    () => Response.json({ message: 'out of order' }, { status: 500 }),
  )
  return (name: string | null) => {
    failing = name
  }
}

it.each<[title: string, read: string, screen: ReactNode]>([
  ['Inicio', 'rpc/day_facts', <TodayPlace key="today" />],
  ['Clientes', 'rpc/list_clients', <ClientsTab key="clients" />],
  ['Oportunidades', 'rpc/opportunity_board', <OpportunitiesTab key="opportunities" />],
  ['Tareas', 'rpc/list_tasks', <TasksTab key="tasks" />],
  ['Interacciones', 'rpc/list_interactions', <InteractionsTab key="interactions" />],
  ['Prospección', 'sales_scripts?', <ScriptsScreen key="scripts" />],
  ['Seguimientos', 'follow_up_plans?', <FollowUpsScreen key="plans" />],
  ['Directorio', 'professionals?', <DirectoryScreen key="directory" />],
  ['Documentos', 'rpc/list_documents', <DocumentsScreen key="documents" />],
  ['Notificaciones', 'notifications?', <NotificationsScreen key="notifications" />],
  ['Aviso de privacidad', 'privacy_notices?', <NoticeCard key="notice" />],
])(
  'SAVE-18 %s shows a failed read of %s as a failure, and reads again',
  async (_, read, screen) => {
    const fail = failReads()
    fail(read)
    await renderScreen(screen, { person: await accounts().createPerson() })
    await expect.element(retry().first()).toBeVisible()
    expect(page.getByText(EMPTY).elements().filter(isOutsideControl)).toEqual([])
    fail(null)
    await readAgain()
  },
)

/** Texts such as 'Sin dato' inside of controls are options, which say nothing about what was read. */
function isOutsideControl(element: Element): boolean {
  return element.closest('button, option, label, [role="option"]') === null
}

const CARDS: readonly (readonly [read: string, failure: string, empty: string])[] = [
  [
    'property_clients?',
    'No se pudieron cargar los clientes vinculados',
    'No hay clientes vinculados',
  ],
  ['properties?', 'No se pudieron cargar tus etiquetas y estados', 'No hay etiquetas agregadas'],
  ['owner_reports?', 'No se pudieron cargar los reportes', 'Cuéntale al propietario'],
  ['interaction_rows?', 'No se pudo cargar el historial de la propiedad', 'Aún no hay visitas'],
  ['clients?', 'Error al cargar los datos del CRM', 'Ningún cliente busca algo así'],
  ['documents?', DOCUMENT_MESSAGES.loadFailed, 'Todavía no hay documentos.'],
  ['property_price_changes?', 'No se pudo cargar el historial de precio', 'Sin cambios'],
  ['valuations?', 'No se pudieron cargar las valuaciones', 'Sin valuaciones'],
  ['professional_jobs?', 'No se pudieron cargar los trabajos', 'Sin trabajos'],
]

it('SAVE-18 no card of a listing shows a failed read as an empty result', async () => {
  const fail = failReads()
  const person = await accounts().createPerson()
  await openDetail(person, await OWN.makeListing(person, HOUSE))
  for (const [read, failure, empty] of CARDS) {
    fail(read)
    void queryClient.resetQueries()
    await expect.element(page.getByText(failure), { message: read }).toBeVisible()
    await expect.element(page.getByText(empty), { message: read }).not.toBeInTheDocument()
    fail(null)
    await readAgain()
    await expect.element(page.getByText(failure)).not.toBeInTheDocument()
  }
})
