import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addOpportunity,
  createAgent,
  readOpportunity,
  STAGES,
} from '../../../../test-support/pipeline.ts'
import { CalculatorScreen } from '../../features/calculator/calculator-screen.tsx'
import { SearchButton } from '../../features/search/search-button.tsx'
import { rememberRecord } from '../../lib/recent-records.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { SEARCH_SOURCES } from '../search-sources.ts'
import { CommandHost } from './command-host.tsx'

type Agent = Awaited<ReturnType<typeof createAgent>>

async function open(person?: Agent) {
  const agent = person ?? (await createAgent(accounts()))
  const rendered = await renderScreen(
    <>
      <SearchButton sources={SEARCH_SOURCES} />
      <CommandHost />
      <CalculatorScreen />
    </>,
    { person: agent },
  )
  return { ...rendered, agent }
}

const field = () => page.getByRole('combobox', { name: 'Buscar' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const dialog = (name: string) => page.getByRole('dialog', { name })

async function type(text: string): Promise<void> {
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect.element(field()).toHaveFocus()
  await field().fill(text)
}

async function givePhone({ id, clientId }: Agent): Promise<void> {
  await accounts()
    .admin()
    .from('clients')
    .update({ phone: '+525512345678', whatsapp: '+525512345678' })
    .eq('id', clientId)
    .eq('user_id', id)
    .throwOnError()
}

describe('CMD-08 new records', () => {
  it('CMD-19 SEARCH-12 a command opens the form of a client with name and telephone, and a saved view by its name', async () => {
    const { agent, router } = await open()
    await accounts()
      .admin()
      .from('saved_views')
      .insert({
        user_id: agent.id,
        entity: 'clients',
        name: 'Inversionistas VIP',
        query: 'tipo=inversionista',
      })
      .throwOnError()
    await type('inversion')
    await option(/Inversionistas VIP/).click()
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/clientes')
    expect(router.state.location.search).toContain('tipo=inversionista')
    await type('nuevo cliente Valeria Ruiz Soto 9991112233')
    await option(/Nuevo cliente: Valeria Ruiz Soto/).click()
    const form = dialog('Nuevo Cliente')
    await expect.element(form.getByLabelText(/^Teléfono/)).toHaveValue('9991112233')
    await expect.element(form.getByLabelText(/^Nombre/)).toHaveValue('Valeria')
    await expect.element(form.getByLabelText(/^Apellido/)).toHaveValue('Ruiz Soto')
  })

  it('CMD-03 CMD-12 a command opens the form of a task with title, client, day and hour, and saves the task', async () => {
    const { agent } = await open()
    await type('llamar a Ana el 25/11/2030 10')
    await option(/Nueva tarea: Llamar a Ana.*Ana Núñez.*lunes, 25 de noviembre, 10:00 a.m./).click()
    const form = dialog('Nueva Tarea')
    await expect.element(form.getByLabelText(/^Título/)).toHaveValue('Llamar a Ana')
    await form.getByRole('button', { name: 'Crear tarea' }).click()
    await expect.element(page.getByText('Tarea creada exitosamente')).toBeVisible()
    const { data } = await accounts()
      .admin()
      .from('tasks')
      .select('title, client_id, due_date')
      .eq('user_id', agent.id)
      .single()
      .throwOnError()
    expect(data).toEqual({
      title: 'Llamar a Ana',
      client_id: agent.clientId,
      due_date: '2030-11-25T16:00:00+00:00',
    })
  })

  it('CMD-02 a command offers a task without a client last, and alone where no client has the typed name', async () => {
    await open()
    await type('tarea llamar a Ana')
    await expect
      .poll(() =>
        page
          .getByRole('group', { name: 'Hacer' })
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([
        'Nueva tarea: Llamar a AnaAna Núñez',
        'Nueva tarea: Llamar a AnaSin elegir un cliente',
      ])
    await field().fill('tarea comprar pintura')
    await expect.element(option('Nueva tarea: Comprar pintura')).toBeVisible()
  })

  it('CMD-06 CMD-16 a command opens the form of a visit with client, property, day and hour', async () => {
    await open()
    await type('visita con Ana en Casa Mérida el 25/11/2030 17:30')
    await option(/Nueva visita: Ana Núñez.*Casa en Mérida.*5:30 p.m./).click()
    const form = dialog('Nueva Interacción')
    await expect.element(form.getByLabelText(/^Asunto/)).toHaveValue('Visita a Casa en Mérida')
    await expect.element(form.getByRole('combobox', { name: /^Cliente/ })).toHaveValue('Ana Núñez')
    await expect
      .element(form.getByRole('combobox', { name: /^Propiedad/ }))
      .toHaveValue('Casa en Mérida')
  })

  it('a command opens the form of a document', async () => {
    await open()
    await type('nuevo documento')
    await option('Nuevo documento').click()
    await expect.element(dialog('Subir Documento')).toBeVisible()
  })

  it('CMD-11 a command opens a document from the named template, or a file under the given name', async () => {
    await open()
    await type('nuevo documento contrato arrendamiento')
    await option(/^Nuevo documento: Contrato de arrendamiento.*Desde una plantilla/).click()
    const writing = dialog('Crear documento')
    await expect
      .element(writing.getByRole('button', { name: /Plantilla/ }))
      .toHaveTextContent('Contrato de arrendamiento')
    await writing.getByRole('button', { name: 'Cerrar' }).click()
    await expect.element(writing).not.toBeInTheDocument()
    await type('documento: poder de Ana')
    await option(/^Nuevo documento: Poder de Ana.*Subir un archivo/).click()
    await expect
      .element(dialog('Subir Documento').getByLabelText(/^Nombre/))
      .toHaveValue('Poder de Ana')
  })
})

describe('people', () => {
  it('CMD-18 a command calls a client by telephone', async () => {
    const agent = await createAgent(accounts())
    await givePhone(agent)
    await open(agent)
    await type('llamar a ana')
    await expect.element(option(/^Llamar a Ana Núñez/)).toHaveAttribute('href', 'tel:+525512345678')
  })

  it('CMD-18 a command to call opens the page of a client without a telephone', async () => {
    const { agent, router } = await open()
    await type('llamar a ana')
    await option(/Llamar a Ana Núñez.*Sin teléfono/).click()
    await expect
      .poll(() => router.state.location.pathname)
      .toBe(`/dashboard/clientes/${agent.clientId}`)
  })

  it('CMD-18 a command prepares a WhatsApp message with the text', async () => {
    const agent = await createAgent(accounts())
    await givePhone(agent)
    await open(agent)
    await type('whatsapp a Ana: ya voy')
    await option(/^WhatsApp a Ana Núñez/).click()
    const form = dialog('Enviar WhatsApp a Ana')
    await expect.element(form.getByRole('textbox', { name: /^Mensaje/ })).toHaveValue('Ya voy')
  })

  it('CMD-18 a command says that the client’s number could not be read, and stays for another attempt', async () => {
    await open()
    await type('whatsapp a Ana: ya voy')
    await expect.element(option(/^WhatsApp a Ana Núñez/)).toBeVisible()
    const refusal = interceptFetch(
      ({ url }) => url.includes('/rest/v1/clients'),
      () => new Response('{}', { status: 400 }),
    )
    await option(/^WhatsApp a Ana Núñez/).click()
    await expect.poll(refusal.count).toBe(1)
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expect.element(field()).toHaveValue('whatsapp a Ana: ya voy')
    refusal.release()
    await expect.element(field()).toHaveFocus()
    await expect.element(option(/^WhatsApp a Ana Núñez/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog('Enviar WhatsApp a Ana')).toBeVisible()
  })

  it('a command opens the record that it names, whatever the kind of record', async () => {
    const { agent, router } = await open()
    await type('abrir ana')
    await option(/^Ana Núñez/).click()
    await expect
      .poll(() => router.state.location.pathname)
      .toBe(`/dashboard/clientes/${agent.clientId}`)
  })
})

describe('CMD-07 moving to a stage', () => {
  it('OPP-23 a command moves an open opportunity to another stage, and back again', async () => {
    const agent = await createAgent(accounts())
    const id = await addOpportunity(accounts(), agent, 'Visita')
    await open(agent)
    await type('mover Ana a negociacion')
    await option(/^Mover Ana Núñez a Negociación/).click()
    await expect.element(page.getByText('Oportunidad actualizada exitosamente')).toBeVisible()
    expect((await readOpportunity(accounts(), id)).stage_id).toBe(STAGES.Negociación)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect
      .poll(async () => (await readOpportunity(accounts(), id)).stage_id)
      .toBe(STAGES.Visita)
    // The toast is awaited here, because a later one would cover controls of the next test.
    await expect.element(page.getByText('Oportunidad actualizada exitosamente')).toBeVisible()
  })

  it('a command to a closing stage asks how the opportunity closed', async () => {
    const agent = await createAgent(accounts())
    const id = await addOpportunity(accounts(), agent, 'Visita')
    await open(agent)
    await type('mover Ana a perdida')
    await option(/^Mover Ana Núñez a Perdida/).click()
    const closing = dialog('¿Por qué se perdió?')
    await closing.getByRole('button', { name: 'Ya no busca' }).click()
    await closing.getByRole('button', { name: 'Marcar como perdida' }).click()
    // The toast is awaited here, because a later one would cover controls of the next test, and the pointer would keep it open.
    await expect.element(page.getByText('Oportunidad actualizada exitosamente')).toBeVisible()
    expect((await readOpportunity(accounts(), id)).stage_id).toBe(STAGES.Perdida)
  })

  it('CMD-17 a command offers the stages of one opportunity, and several opportunities to choose from', async () => {
    const agent = await createAgent(accounts())
    await addOpportunity(accounts(), agent, 'Visita')
    await addOpportunity(accounts(), agent, 'Contactado')
    await open(agent)
    await type('mover ana')
    await option(/^Mover Ana Núñez a….*Contactado/).click()
    await expect.element(field()).toHaveValue('mover Ana Núñez Casa en Mérida a ')
    await expect.element(field()).toHaveFocus()
  })
})

describe('CMD-09 calculating a commission', () => {
  const amount = () => page.getByRole('textbox', { name: /^Valor de la propiedad/ })

  it('the calculator begins with the price of a listing', async () => {
    await open()
    await type('comisión de casa mérida')
    await option(/^Comisión de Casa en Mérida/).click()
    await expect.element(amount()).toHaveValue('2,500,000')
  })

  it('the calculator begins with a typed amount, or with the amount and the rate of an opportunity', async () => {
    const agent = await createAgent(accounts())
    await addOpportunity(accounts(), agent, 'Visita', { commission_percentage: 4 })
    await open(agent)
    await type('comisión 3.5 mdp')
    await option('Comisión de $3,500,000').click()
    await expect.element(amount()).toHaveValue('3,500,000')
    await type('comisión de ana')
    await option(/^Comisión de Ana Núñez/).click()
    await expect.element(amount()).toHaveValue('2,000,000')
  })
})

describe('by touch', () => {
  it('CMD-13 by touch, a press writes the beginning of a command, and the clients of the latest interactions are offered', async () => {
    await page.viewport(390, 844)
    const agent = await createAgent(accounts())
    await givePhone(agent)
    await open(agent)
    await page.getByRole('button', { name: 'Buscar' }).click()
    await option(/^Llamar a…/).click()
    await expect.element(field()).toHaveValue('llamar a ')
    await expect.element(option(/^Llamar a Ana Núñez/)).toBeVisible()
    for (const each of page.getByRole('option').elements()) {
      expect(each.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })
})

describe('CMD-10 recent records', () => {
  it('recent records are listed first, each once', async () => {
    const { agent } = await open()
    rememberRecord(agent.id, { kind: 'clientes', id: agent.clientId, label: 'Ana Núñez' })
    await type('')
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Ana Núñez')
    await field().fill('ana')
    await expect.element(page.getByText('Buscando…').first()).not.toBeInTheDocument()
    await expect.element(option('Ana Núñez')).toHaveLength(1)
  })
})
