import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addClients } from '../../../../test-support/clients.ts'
import {
  addOpportunity,
  countStageChanges,
  createAgent,
  readOpportunity,
  STAGES,
} from '../../../../test-support/pipeline.ts'
import { changed } from '../../lib/data/changed.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { OpportunitiesTab } from './opportunities-tab.tsx'

const NAMES = ['Ana', 'Beto', 'Carla'] as const
const MOVED = {
  Ana: '2026-01-05T12:02:00+00:00',
  Beto: '2026-01-05T12:01:00+00:00',
  Carla: '2026-01-05T12:00:00+00:00',
} as const

const button = (text: string | RegExp) => page.getByRole('button', { name: text, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name: `Elegir: ${name} Pech` })
const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}:`) })

async function open(layout: 'tablero' | 'lista') {
  await page.viewport(1440, 1000)
  const agent = await createAgent(accounts())
  const clients = NAMES.map((first_name) => ({ first_name, last_name: 'Pech' }))
  const clientIds = await addClients(accounts(), agent, clients)
  const ids: Record<string, string> = {}
  await Promise.all(
    NAMES.map(async (name, at) => {
      const isLost = name === 'Carla'
      ids[name] = await addOpportunity(accounts(), agent, isLost ? 'Perdida' : 'Prospecto', {
        client_id: clientIds[at] ?? null,
        stage_changed_at: MOVED[name],
        created_at: new Date(Date.now() - at * 60_000).toISOString(),
        ...(isLost && { closed_reason: 'Precio' }),
      })
    }),
  )
  await renderScreen(<OpportunitiesTab />, {
    person: agent,
    path: `/dashboard/oportunidades?forma=${layout}`,
  })
  await expect.element(page.getByText('Carla Pech').first()).toBeVisible()
  await button('Elegir varias').click()
  await expect.element(page.getByText('Marca las que quieras')).toBeVisible()
  await expect.element(button('Elegir las 3 que coinciden')).toBeVisible()
  return {
    agent,
    stored: (name: string) => readOpportunity(accounts(), ids[name] ?? ''),
    changes: (name: string) => countStageChanges(accounts(), ids[name] ?? ''),
  }
}

async function act(label: string): Promise<void> {
  await button('Acciones').click()
  await page.getByRole('menuitem', { name: label }).click()
}

async function moveTo(stage: string): Promise<void> {
  await act('Mover a otra etapa…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Etapa/ }).click()
  await page.getByRole('option', { name: stage, exact: true }).click()
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
}

it('BULK-20 BULK-22 selected rows of the list are moved to a stage, and moved back unchanged', async () => {
  const { stored, changes } = await open('lista')
  await button('Elegir las 3 que coinciden').click()
  await expect.element(page.getByText('3 elegidas')).toBeVisible()
  await moveTo('Visita')
  await expect.element(page.getByText('3 cambiadas')).toBeVisible()
  expect(await stored('Carla')).toMatchObject({ stage_id: STAGES.Visita, status: 'open' })
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 3 como estaban')).toBeVisible()
  expect(await stored('Carla')).toMatchObject({
    stage_id: STAGES.Perdida,
    status: 'lost',
    closed_reason: 'Precio',
    stage_changed_at: MOVED.Carla,
  })
  expect(await stored('Ana')).toMatchObject({
    stage_id: STAGES.Prospecto,
    stage_changed_at: MOVED.Ana,
  })
  expect(await changes('Ana')).toBe(1)
})

it('BULK-21 a dialog asks once why the selected opportunities were lost, offers no win, and keeps earlier losses', async () => {
  const { stored } = await open('lista')
  await button('Elegir las 3 que coinciden').click()
  await act('Mover a otra etapa…')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Etapa/ }).click()
  await expect.element(page.getByRole('option', { name: 'Negociación' })).toBeVisible()
  await expect.element(page.getByRole('option')).toHaveLength(5)
  await page.getByRole('option', { name: 'Negociación' }).click()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()

  await act('Marcar como perdidas…')
  const lose = dialog.getByRole('button', { name: 'Marcar como perdidas' })
  await lose.click()
  await expect.element(dialog.getByText('Escribe por qué se perdió')).toBeVisible()
  await dialog.getByRole('button', { name: 'Ya no busca' }).click()
  await lose.click()
  await expect.element(page.getByText('2 cambiadas, 1 no: 1 ya estaba así')).toBeVisible()
  expect(await stored('Ana')).toMatchObject({ status: 'lost', closed_reason: 'Ya no busca' })
  expect(await stored('Carla')).toMatchObject({ status: 'lost', closed_reason: 'Precio' })
})

it('BULK-23 cards of the board are selected by press, shift and keyboard, and cannot be dragged meanwhile', async () => {
  const { stored } = await open('tablero')
  await expect.element(page.getByRole('button', { name: /^(Arrastrar|Mover a…)/ })).toHaveLength(0)
  await expect.poll(() => document.querySelector('[data-key][draggable=true]')).toBeNull()
  await page.getByText('Ana Pech').first().click({ force: true })
  await expect.element(box('Ana')).toBeChecked()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page
    .getByText('Carla Pech')
    .first()
    .click({ modifiers: ['Shift'], force: true })
  await expect.element(page.getByText('3 elegidas')).toBeVisible()
  await button('Quitar selección').click()
  await expect.element(page.getByText('Marca las que quieras')).toBeVisible()

  const boxes = column('Prospecto').getByRole('checkbox').elements() as HTMLInputElement[]
  await expect.poll(() => boxes.map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  boxes[0]?.focus()
  await expect.poll(() => document.activeElement).toBe(boxes[0])
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(boxes[1])
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('1 elegida')).toBeVisible()
  await button('Elegir las 3 que coinciden').click()
  await expect.element(page.getByText('3 elegidas')).toBeVisible()
  await moveTo('Contactado')
  await expect.element(column('Contactado').getByRole('heading')).toHaveTextContent('Contactado3')
  await expect.poll(async () => (await stored('Beto')).stage_id).toBe(STAGES.Contactado)
  await button('Dejar de elegir').click()
  await expect.element(button(/^Arrastrar Ana/)).toBeInTheDocument()
})

it('BULK-24 a card is deleted, and an undo restores it', async () => {
  const { stored } = await open('tablero')
  await box('Ana').click({ force: true })
  await expect.element(page.getByText('1 elegida')).toBeVisible()
  await act('Eliminar…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(box('Ana')).not.toBeInTheDocument()
  await expect.element(column('Prospecto').getByRole('heading')).toHaveTextContent('Prospecto1')
  await button('Deshacer').click()
  await expect.element(page.getByText('Se deshizo: 1 como estaba')).toBeVisible()
  await expect.element(box('Ana')).toBeVisible()
  expect(await stored('Ana')).toMatchObject({ status: 'open' })
})

it('BULK-24 rows of the list are deleted, and the selected opportunities are exported', async () => {
  const { stored } = await open('lista')
  await box('Beto').click({ force: true })
  await expect.element(page.getByText('1 elegida')).toBeVisible()
  const downloads = catchDownloads()
  await act('Exportar a CSV')
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const text = (await (await downloads())[0]?.blob.text()) ?? ''
  expect(text).toContain('Beto Pech')
  expect(text).not.toContain('Ana Pech')

  await act('Eliminar…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('1 eliminada')).toBeVisible()
  await expect.element(box('Ana')).toBeVisible()
  await expect.element(page.getByRole('checkbox')).toHaveLength(2)
  await expect(stored('Beto')).rejects.toMatchObject({ code: 'PGRST116' })
})

it('BULK-24 deleted cards are not counted, even those not read yet, and an undo restores them', async () => {
  const { agent } = await open('tablero')
  const rows = Array.from({ length: 20 }, (_, at) => ({
    user_id: agent.id,
    client_id: agent.clientId,
    stage_id: STAGES.Visita,
    created_at: new Date(Date.now() - at * 60_000).toISOString(),
  }))
  await accounts().admin().from('opportunities').insert(rows).throwOnError()
  await changed('opportunities')
  const heading = (stage: string) => column(stage).getByRole('heading')
  await expect.element(heading('Visita')).toHaveTextContent('Visita20')
  await button('Elegir las 23 que coinciden').click()
  await expect.element(page.getByText('23 elegidas')).toBeVisible()
  await box('Ana').click({ force: true })
  await expect.element(page.getByText('22 elegidas')).toBeVisible()
  await act('Eliminar…')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(heading('Visita')).toHaveTextContent('Visita0')
  await expect.element(heading('Prospecto')).toHaveTextContent('Prospecto1')
  await button('Deshacer').click()
  await expect.element(heading('Visita')).toHaveTextContent('Visita20')
  await expect.element(heading('Prospecto')).toHaveTextContent('Prospecto2')
})
