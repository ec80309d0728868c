import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  addOpportunity,
  createAgent,
  readOpportunity,
  STAGES,
  type Agent,
} from '../../../../test-support/pipeline.ts'
import { SearchButton } from '../../features/search/search-button.tsx'
import { supabase } from '../../lib/supabase.ts'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { SEARCH_SOURCES } from '../search-sources.ts'
import { CommandHost } from './command-host.tsx'

const DONE = 'Oportunidad actualizada exitosamente'
const STAYED = /Ana Núñez.*(Negociación|Visita)/
const isMove = ({ method, url }: Request) => method === 'PATCH' && url.includes('/opportunities')
const closing = () => page.getByRole('dialog', { name: '¿Por qué se perdió?' })
const toasts = () => page.getByRole('alertdialog')

async function open(agent: Agent) {
  return renderScreen(
    <>
      <SearchButton sources={SEARCH_SOURCES} />
      <CommandHost />
    </>,
    { person: agent },
  )
}

async function begin() {
  await page.viewport(1280, 800)
  const agent = await createAgent(accounts())
  const id = await addOpportunity(accounts(), agent, 'Visita')
  const { unmount } = await open(agent)
  return { agent, unmount, stage: async () => (await readOpportunity(accounts(), id)).stage_id }
}

async function command(stage: string): Promise<void> {
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('combobox', { name: 'Buscar' }).fill(`mover Ana a ${stage}`)
  await page.getByRole('option', { name: `Mover Ana Núñez a ${stage}` }).click()
}

describe('CMD-07 a command is carried out each time it is given', () => {
  it('a command to move asks again after its closing dialog was cancelled', async () => {
    const { stage } = await begin()
    await command('Perdida')
    await closing().getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(closing()).not.toBeInTheDocument()
    await command('Perdida')
    await closing().getByRole('button', { name: 'Cancelar' }).click()
    await expect.element(closing()).not.toBeInTheDocument()
    await command('Negociación')
    await expect.element(page.getByText(DONE)).toBeVisible()
    expect(await stage()).toBe(STAGES.Negociación)
  })

  it('a move that failed is reported in one toast and can be tried again', async () => {
    const { stage } = await begin()
    const refusal = interceptFetch(isMove, () => new Response('{}', { status: 400 }))
    await command('Negociación')
    // The pressed option shows the same text until the search has closed, so only toasts are searched.
    await expect.element(toasts().getByText(STAYED)).toBeVisible()
    await expect.element(toasts()).toHaveLength(1)
    await command('Negociación')
    await expect.poll(refusal.count).toBe(2)
    await expect.element(toasts()).toHaveLength(1)
    refusal.release()
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect.element(page.getByText(DONE)).toBeVisible()
    expect(await stage()).toBe(STAGES.Negociación)
  })
})

describe('CMD-07 a command ends with the session', () => {
  it('a command from before a sign-out is neither repeated nor asked about after the next sign-in', async () => {
    const { agent, unmount, stage } = await begin()
    await command('Negociación')
    await expect.element(page.getByText(DONE)).toBeVisible()
    await command('Perdida')
    await expect.element(closing()).toBeVisible()
    await unmount()
    await supabase().auth.signOut({ scope: 'local' })
    const moves = countFetches(isMove)
    await open(agent)
    await expect.element(page.getByRole('button', { name: 'Buscar' })).toBeVisible()
    await expect.element(closing()).not.toBeInTheDocument()
    expect(moves()).toBe(0)
    expect(await stage()).toBe(STAGES.Negociación)
  })
})
