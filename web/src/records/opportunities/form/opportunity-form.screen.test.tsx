import { labelsOf } from '@predio/domain/fields'
import { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from '@predio/domain/opportunities'
import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addOpportunity,
  createAgent,
  readOpportunity,
  STAGES,
  type Agent,
} from '../../../../../test-support/pipeline.ts'
import { loseNextResponse } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { opportunityQuery } from '../api/read-opportunity.ts'
import { missingInputs } from '../../../ui/testing/missing-inputs.ts'
import { messages } from '../messages.ts'
import { OpportunityForm } from './opportunity-form.tsx'
import { typeAt } from '../../../ui/testing/type-at.ts'

const onClose = () => undefined

async function openNew(): Promise<Agent> {
  const agent = await createAgent(accounts())
  await renderScreen(<OpportunityForm onClose={onClose} />, { person: agent })
  await expect.element(combobox('Cliente')).toBeVisible()
  return agent
}

interface EditProps {
  userId: string
  id: string
}

function Edit({ userId, id }: EditProps) {
  const { data } = useQuery({ ...opportunityQuery(userId, id), staleTime: Infinity })
  return data ? <OpportunityForm opportunity={data} onClose={onClose} /> : null
}

async function openStored() {
  const agent = await createAgent(accounts())
  const id = await addOpportunity(accounts(), agent, 'Visita', { notes: 'Con crédito' })
  await renderScreen(<Edit userId={agent.id} id={id} />, { person: agent })
  await expect.element(page.getByLabelText('Notas')).toBeVisible()
  return { agent, id, stored: () => readOpportunity(accounts(), id) }
}

const combobox = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) })
const save = () => page.getByRole('button', { name: /^(Crear oportunidad|Guardar cambios)$/ })
const text = (shown: string) => page.getByText(shown, { exact: true }).first()

async function pick(name: string, typed: string, option: string): Promise<void> {
  await combobox(name).click()
  await combobox(name).fill(typed)
  await page.getByRole('option', { name: option }).click()
  // While the list of options is closing it would receive the next press.
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(combobox(name)).toBeEnabled()
}

async function choose(label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
}

async function opportunitiesOf({ id }: Agent) {
  const table = accounts().admin().from('opportunities')
  return (await table.select().eq('user_id', id).throwOnError()).data
}

it('SAVE-20 the form has an input for every field', async () => {
  await openStored()
  const labels = { ...labelsOf(OPPORTUNITY_FIELDS), ...labelsOf(CLOSING_FIELDS) }
  await choose(/Etapa/, 'Perdida')
  // A sale has a commission in percent, a rent in months; a loss has a reason, a win also an amount.
  expect(missingInputs({ ...labels, closed_reason: messages.whyLost })).toEqual([
    'commission_months',
    'closed_amount',
  ])
  await choose(/Tipo/, 'Renta')
  await choose(/Etapa/, 'Ganada')
  expect(missingInputs({ ...labels, closed_reason: messages.whatHelped })).toEqual([
    'commission_percentage',
  ])
})

it('OPP-02 the form names a missing value, focuses it and, without listings, offers to continue without a property', async () => {
  await renderScreen(<OpportunityForm onClose={onClose} />, {
    person: await accounts().createPerson(),
  })
  await save().click()
  await expect.element(text('Selecciona un cliente')).toBeVisible()
  await expect.element(text('Selecciona una propiedad')).toBeVisible()
  await expect.element(combobox('Cliente')).toHaveFocus()
  await expect.element(page.getByLabelText('Comisión', { exact: true })).toHaveValue('3')
  await expect.element(page.getByLabelText('Probabilidad')).toHaveValue('50')
  await page.getByRole('button', { name: 'Todavía sin propiedad' }).click()
  await expect.element(combobox('Propiedad')).toHaveValue('Todavía sin propiedad')
})

it('OPP-16 SAVE-04 the form uses the price of the property and saves once when the response is lost', async () => {
  const agent = await openNew()
  await pick('Cliente', 'nunez', 'Ana Núñez')
  await pick('Propiedad', 'merida', 'Casa en Mérida')
  await expect.element(page.getByLabelText('Monto esperado')).toHaveValue('2,500,000')
  await expect.element(text('$75,000.00')).toBeVisible()
  loseNextResponse(({ method, url }) => method === 'POST' && url.includes('/rest/v1/opportunities'))
  await save().click()
  await expect.element(text('Oportunidad creada exitosamente')).toBeVisible()
  expect(await opportunitiesOf(agent)).toMatchObject([
    {
      client_id: agent.clientId,
      property_id: agent.propertyId,
      type: 'sale',
      status: 'open',
      expected_amount: 2_500_000,
      commission_percentage: 3,
      probability: 50,
    },
  ])
})

it('OPP-02 the form saves without a property when the person chooses that', async () => {
  const agent = await createAgent(accounts())
  const client = { id: agent.clientId, label: 'Ana Núñez' }
  await renderScreen(<OpportunityForm preset={{ client }} onClose={onClose} />, { person: agent })
  await typeAt(combobox('Propiedad'), '{ArrowDown}')
  await page.getByRole('option', { name: 'Todavía sin propiedad' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await save().click()
  await expect.element(text('Oportunidad creada exitosamente')).toBeVisible()
  expect(await opportunitiesOf(agent)).toMatchObject([{ property_id: null }])
})

it('OPP-16 OPP-17 a rent accepts a typed property and client, and its commission is months of rent', async () => {
  const agent = await openNew()
  await choose(/^Venta Tipo/, 'Renta')
  await pick('Cliente', 'Zoé Chí', 'Crear cliente «Zoé Chí»')
  await pick('Propiedad', 'Casa de Lupe', 'Agregar «Casa de Lupe»')
  await expect.element(combobox('Propiedad')).toHaveValue('Casa de Lupe')
  await page.getByLabelText('Monto esperado').fill('38500')
  await userEvent.tab()
  await expect.element(text('$38,500.00')).toBeVisible()
  await page.getByLabelText('Meses de renta').fill('1.5')
  await save().click()
  await expect.element(text('Oportunidad creada exitosamente')).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('opportunities')
    .select(
      'type, commission_months, clients(type, last_name), properties(title, price, operation, wordpress_id)',
    )
    .eq('user_id', agent.id)
    .throwOnError()
  expect(data).toEqual([
    {
      type: 'rent',
      commission_months: 1.5,
      clients: { type: 'inquilino', last_name: 'Chí' },
      properties: { title: 'Casa de Lupe', price: null, operation: 'rent', wordpress_id: null },
    },
  ])
})

it('SAVE-05 the form asks about a field that another tab changed too, and keeps the tab’s other changes', async () => {
  const { id, stored } = await openStored()
  await page.getByLabelText('Notas').fill('Mías')
  await accounts()
    .admin()
    .from('opportunities')
    .update({ notes: 'De la otra', probability: 90 })
    .eq('id', id)
    .throwOnError()
  await save().click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('De la otra')
  await expect.element(conflict).not.toHaveTextContent('Probabilidad')
  expect((await stored()).notes).toBe('De la otra')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(text('Oportunidad actualizada exitosamente')).toBeVisible()
  expect(await stored()).toMatchObject({ notes: 'Mías', probability: 90 })
})

it('OPP-24 the form stores the lender, in at most 80 characters', async () => {
  const { stored } = await openStored()
  const lender = page.getByLabelText('Banco o institución')
  await lender.fill('á'.repeat(81))
  await save().click()
  const fault = text('El banco o la institución no puede exceder los 80 caracteres')
  await expect.element(fault).toBeVisible()
  await lender.fill(' Infonavit ')
  await save().click()
  await expect.element(text('Oportunidad actualizada exitosamente')).toBeVisible()
  expect((await stored()).lender).toBe('Infonavit')
})

it('OPP-04 a closing stage requires the amount, and the click that leaves its field saves', async () => {
  const { stored } = await openStored()
  await choose(/Etapa/, 'Ganada')
  await save().click()
  await expect.element(text('Escribe el monto con el que se cerró')).toBeVisible()
  await page.getByLabelText(/^Monto de cierre/).fill('19000')
  await save().click()
  await expect.element(text('Oportunidad actualizada exitosamente')).toBeVisible()
  expect(await stored()).toMatchObject({
    stage_id: STAGES.Ganada,
    status: 'won',
    closed_amount: 19_000,
  })
})

it('SAVE-12 an opportunity is deleted after a confirmation and restored with Deshacer', async () => {
  const { agent, stored } = await openStored()
  await page.getByRole('button', { name: 'Eliminar oportunidad' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar esta oportunidad?' })
  await expect.element(question).toHaveTextContent('Ana Núñez')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(text('Oportunidad eliminada')).toBeVisible()
  await expect.poll(() => opportunitiesOf(agent)).toEqual([])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(text('Oportunidad recuperada')).toBeVisible()
  expect(await stored()).toMatchObject({ stage_id: STAGES.Visita, notes: 'Con crédito' })
})
