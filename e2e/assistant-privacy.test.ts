import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { ANSWER, ask, said, storedTurns } from './support/assistant.ts'
import { saveKeys } from './support/keys.ts'
import { confirm, openChatWith, proposal, propose, VISIT } from './support/proposals.ts'
import { askedWith } from './support/writing.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('neither keys that are pasted nor clients nobody named reach the provider', async ({
  page,
}) => {
  const agent = await openChatWith(page, sites, [
    { first_name: 'Ana', last_name: 'Pech' },
    { first_name: 'Ana', last_name: 'López' },
  ])
  // A password that looks like nothing in particular: only its owner's saved key tells.
  await saveKeys(agent, { site: 'ana:mesa silla cama' })
  await page.reload()
  await expect(page.getByText('Con 6 propiedades en pantalla')).toBeVisible()
  const pasted = ['gsk_9aBcDeFgHiJkLmNoPqRs', agent.key, 'mesa silla cama', '9f86d081884c7d659a2f']
  await ask(page, `Mis claves: ${pasted.join(', ')} clave`)
  await expect(said(page).getByText(ANSWER)).toBeVisible()

  // The name is not the only fault: the refusal says the other one, and not who shares the name.
  await propose(page, 'book_visit', { ...VISIT, client: 'Ana', date: '2020-01-01' })
  await expect(said(page).getByText('Esa fecha ya pasó')).toBeVisible()
  await propose(page, 'book_visit', { ...VISIT, client: 'Ana' })
  const card = proposal(page, 'Agendar visita')
  await card.getByRole('button', { name: 'Ana López' }).click()
  await confirm(card).click()
  await expect(page.getByText(/^Visita agendada: .+ con Ana López/)).toBeVisible()
  await ask(page, 'Gracias')
  await expect(said(page).getByText(ANSWER)).toHaveCount(2)
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(4)

  const asked = await askedWith(agent.key)
  expect(asked).toHaveLength(4)
  expect(asked[3]?.messages.map(({ content }) => content).join('\n')).toContain(
    '(Resultado de la acción propuesta: Visita agendada)',
  )
  for (const secret of pasted) {
    expect(JSON.stringify(asked)).not.toContain(secret)
    expect(JSON.stringify(await storedTurns(agent))).not.toContain(secret)
  }
  expect(JSON.stringify(asked)).not.toMatch(/López|Pech/)
})
