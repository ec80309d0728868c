import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgent, STAGES, type Agent } from '../../../../../test-support/pipeline.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { OPPORTUNITIES } from './list-opportunities.ts'

function Pages({ view }: { view: string }) {
  const { data, fetchNextPage } = OPPORTUNITIES.useRows(view)
  return (
    <>
      <ol>
        {data?.pages.flat().map(({ id, amount }) => (
          <li key={id}>{amount}</li>
        ))}
      </ol>
      <button onClick={() => void fetchNextPage()}>Más</button>
    </>
  )
}

const table = () => accounts().admin().from('opportunities')

async function add(
  { id }: Agent,
  client_id: string | null,
  amounts: readonly (number | null)[],
): Promise<void> {
  const rows = amounts.map((expected_amount) => ({
    user_id: id,
    client_id,
    stage_id: STAGES.Visita,
    expected_amount,
  }))
  await table().insert(rows).throwOnError()
}

async function openFirstPage(view: string): Promise<Agent> {
  const agent = await createAgent(accounts())
  await accounts()
    .admin()
    .from('clients')
    .update({ first_name: 'José "Pepe", (padre)', last_name: String.raw`Núñez\Ek` })
    .eq('id', agent.clientId)
    .throwOnError()
  const amounts = Array.from({ length: 60 }, (_, at) => (at < 45 ? 1_000_000 + at : null))
  await add(agent, agent.clientId, amounts)
  await renderScreen(<Pages view={view} />, { person: agent })
  await expect.poll(() => shown().length).toBe(50)
  return agent
}

const shown = () => Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent)

it('SAVE-16 a row added before the next page is read repeats no other row', async () => {
  const agent = await openFirstPage('orden=-monto')
  await add(agent, null, [9_000_001, 9_000_002])
  await page.getByText('Más').click()
  await expect.poll(() => shown().length).toBe(60)
  expect(new Set(shown().slice(0, 45)).size).toBe(45)
})

it('SAVE-16 a row removed before the next page is read skips no other row', async () => {
  const agent = await openFirstPage('orden=cliente')
  await add(agent, null, [9_000_001, 9_000_002])
  const { data: first } = await table()
    .select('id')
    .eq('client_id', agent.clientId)
    .order('id', { ascending: false })
    .limit(2)
    .throwOnError()
  const ids = first.map(({ id }) => id)
  await table().delete().in('id', ids).throwOnError()
  await page.getByText('Más').click()
  await expect.poll(() => shown().length).toBe(62)
  expect(shown().slice(-2).toSorted()).toEqual(['9000001', '9000002'])
})
