import { toCalendarDate, toInstant } from '@predio/domain/dates'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgent } from '../../../test-support/pipeline.ts'
import { queryClient } from '../lib/data/query-client.ts'
import { sha256 } from '../lib/sha256.ts'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { TodayPlace } from './today-place.tsx'

const ZONE = 'America/Mexico_City'
const today = () => toCalendarDate(new Date(), ZONE)
const at = (time: string) => toInstant(today(), time, ZONE).toISOString()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const region = (name: string) => page.getByRole('region', { name })
const row = (name: string) => page.getByRole('article', { name })

async function createAgentWithDay() {
  const agent = await createAgent(accounts())
  const admin = accounts().admin()
  const [user_id, client_id, property_id] = [agent.id, agent.clientId, agent.propertyId]
  await admin
    .from('clients')
    .update({ phone: '+525512345678', created_at: daysAgo(90) })
    .eq('id', client_id)
    .throwOnError()
  await admin
    .from('interactions')
    .insert([
      { user_id, client_id, type: 'meeting', subject: 'Firma', scheduled_at: at('23:30') },
      {
        user_id,
        client_id,
        property_id,
        type: 'visit',
        subject: 'Visita',
        scheduled_at: at('23:15'),
      },
    ])
    .throwOnError()
  await admin
    .from('tasks')
    .insert([
      { user_id, title: 'Enviar contrato', due_date: at('18:00') },
      { user_id, title: 'Pedir avalúo', due_date: daysAgo(3) },
    ])
    .throwOnError()
  return agent
}

async function addAnswer({
  id: user_id,
  clientId,
  propertyId,
}: {
  id: string
  clientId: string
  propertyId: string
}) {
  const admin = accounts().admin()
  const { data } = await admin
    .from('selections')
    .insert({
      user_id,
      client_id: clientId,
      title: 'Casas',
      token_hash: sha256(crypto.randomUUID()),
    })
    .select('id')
    .single()
    .throwOnError()
  await admin
    .from('selection_items')
    .insert({
      user_id,
      selection_id: data.id,
      property_id: propertyId,
      position: 0,
      listing: { title: 'Casa en Mérida' },
      answer: 'visit',
      comment: '¿Se puede el sábado?',
      visit_slots: ['2030-01-05 am'],
      answered_at: new Date().toISOString(),
    })
    .throwOnError()
  return data.id
}

it('DAY-01 DAY-04 Inicio lists the work of the day with visits by the hour, and records a visit’s result with a press', async () => {
  const person = await createAgentWithDay()
  await renderScreen(<TodayPlace />, { person })
  await expect
    .poll(() =>
      region('Visitas y citas')
        .getByRole('article')
        .elements()
        .map((each) => each.getAttribute('aria-label')),
    )
    .toEqual(['Visita', 'Firma'])
  await expect.element(page.getByText('2 visitas o citas y 2 tareas')).toBeVisible()
  await row('Visita').getByRole('button', { name: 'Resultado' }).click()
  await page.getByRole('menuitem', { name: 'Interesado' }).click()
  await expect.element(page.getByText('Resultado guardado')).toBeVisible()
  await expect.element(row('Visita')).toHaveTextContent('Interesado')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(row('Visita').getByRole('button', { name: 'Resultado' })).toBeVisible()
})

it('DAY-02 DAY-09 Inicio lists overdue tasks first, completes and reopens a task with a press, and counts omitted rows', async () => {
  const person = await createAgentWithDay()
  const others = Array.from({ length: 53 }, (_, number) => ({
    user_id: person.id,
    type: 'visit' as const,
    subject: `Cita ${number}`,
    scheduled_at: at('23:45'),
  }))
  await accounts().admin().from('interactions').insert(others).throwOnError()
  await renderScreen(<TodayPlace />, { person })
  await expect.element(page.getByText('55 visitas o citas y 2 tareas')).toBeVisible()
  const more = region('Visitas y citas').getByRole('link', { name: 'y 5 más' })
  await expect
    .element(more)
    .toHaveAttribute('href', '/dashboard/interacciones?agendada=hoy&orden=fecha')
  const tasks = region('Tareas').getByRole('article')
  await expect.element(tasks.first()).toHaveTextContent('Pedir avalúo')
  await expect.element(tasks.first()).toHaveTextContent('Vencida')
  await page.getByRole('button', { name: 'Completar: Pedir avalúo' }).click()
  await expect.element(row('Pedir avalúo')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(row('Pedir avalúo')).toBeVisible()
})

it('DAY-03 Inicio records a call with a press, which removes the client from the list, and can undo it', async () => {
  const person = await createAgentWithDay()
  await accounts().admin().from('interactions').delete().eq('user_id', person.id).throwOnError()
  const sizes = new Set<unknown>()
  const send = globalThis.fetch
  interceptFetch(
    ({ url }) => url.includes('/rpc/call_list'),
    async (request) => {
      sizes.add(((await request.clone().json()) as { page_size: unknown }).page_size)
      return send(request)
    },
  )
  await renderScreen(<TodayPlace />, { person })
  const calls = region('Llamadas de hoy')
  await expect
    .element(calls.getByRole('link', { name: 'Llamar' }))
    .toHaveAttribute('href', 'tel:+525512345678')
  await expect.element(calls).toHaveTextContent('0 de 20 hoy')
  expect([...sizes]).toEqual([5])
  await calls.getByRole('button', { name: 'Hecho' }).click()
  await expect.element(calls.getByText('Nadie espera tu llamada')).toBeVisible()
  await expect.element(calls).toHaveTextContent('1 de 20 hoy')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(calls.getByRole('button', { name: 'Hecho' })).toBeVisible()
})

it('DAY-05 Inicio names contracts that end, with their tenant', async () => {
  const person = await createAgentWithDay()
  const admin = accounts().admin()
  await admin
    .from('properties')
    .update({ rental_contract_end: toCalendarDate(new Date(Date.now() + 10 * 86_400_000), ZONE) })
    .eq('id', person.propertyId)
    .throwOnError()
  await admin
    .from('property_clients')
    .insert({
      user_id: person.id,
      property_id: person.propertyId,
      client_id: person.clientId,
      created_by: person.id,
      relationship_type: 'tenant',
    })
    .throwOnError()
  const { router } = await renderScreen(<TodayPlace />, { person })
  const contract = region('Contratos por terminar').getByRole('article')
  await expect.element(contract).toHaveTextContent(/Termina en 10 días.*Inquilino: Ana Núñez/)
  await contract.getByRole('link').click()
  await expect
    .poll(() => router.state.location.pathname)
    .toBe(`/dashboard/propiedades/${person.propertyId}`)
})

it('DAY-06 Inicio shows a new answer until the agent has seen it, and books the requested visit', async () => {
  const person = await createAgentWithDay()
  await addAnswer(person)
  await renderScreen(<TodayPlace />, { person })
  const answers = region('Respuestas a tus selecciones')
  await expect.element(answers).toHaveTextContent('¿Se puede el sábado?')
  await answers.getByRole('button', { name: 'Agendar visita' }).click()
  const form = page.getByRole('dialog', { name: 'Nueva Interacción' })
  await expect
    .element(form.getByRole('combobox', { name: /^Propiedad/ }))
    .toHaveValue('Casa en Mérida')
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await answers.getByRole('button', { name: 'Visto' }).click()
  await expect.element(answers).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(answers).toBeVisible()
})

it('DAY-07 Inicio says when there is no work for the day', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<TodayPlace />, { person })
  await expect.element(page.getByText('Día despejado: nada agendado ni pendiente.')).toBeVisible()
  await expect.element(page.getByText('Nadie espera tu llamada')).toBeVisible()
})

it('DAY-08 Inicio shows the copy of this day when the server cannot be reached, and says that it is a copy', async () => {
  const person = await createAgentWithDay()
  const first = await renderScreen(<TodayPlace />, { person })
  await expect.element(row('Visita')).toBeVisible()
  await first.unmount()
  queryClient.clear()
  interceptFetch(
    ({ url }) => url.includes('day_facts'),
    () => new Response('{}', { status: 400 }),
  )
  const { router } = await renderScreen(<TodayPlace />, { person })
  await expect
    .element(page.getByText(/^Sin conexión: así estaba tu día a las \d+:\d\d [ap]\.m\.$/))
    .toBeVisible()
  // The offline copy has no description, so saving a form filled from it would delete the description.
  await row('Visita').getByRole('button', { name: 'Visita' }).click()
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard\/interacciones\//)
})

it('DAY-07 Inicio says that the day could not be read where no copy exists, and reads it again', async () => {
  const person = await accounts().createPerson()
  const refused = interceptFetch(
    ({ url }) => url.includes('day_facts'),
    () => new Response('{}', { status: 400 }),
  )
  await renderScreen(<TodayPlace />, { person })
  await expect.element(page.getByText('Error al cargar los datos del CRM')).toBeVisible()
  refused.release()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(page.getByText('Nada agendado para hoy.')).toBeVisible()
})
