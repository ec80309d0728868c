import { expect, test, type Request } from '@playwright/test'
import { LONG_WAIT } from '../../test-support/ceilings.ts'
import { seedLargeCrm } from '../../test-support/large-crm.ts'
import { clientList } from '../support/crm.ts'
import { createPerson, signIn } from '../support/people.ts'
import { dataFolder } from '../support/server.ts'
import { Explainer } from './support/explain.ts'
import { recordRequests } from './support/record-requests.ts'

/** Seeding ten agents takes its time. */
test.describe.configure({ timeout: 900_000 })

/** Of one agent 10,000 clients, 3,000 opportunities, 5,000 tasks and 20,000 interactions; of nine others as many. */
const LARGE = new Set(['clients', 'opportunities', 'tasks', 'interactions', 'whatsapp_messages'])

/** More rows than fit a screen, far fewer than there are. */
const MAX_ROWS = 60

test('ten thousand clients: two requests a screen, always by the index of their owner, and a light page', async ({
  page,
}) => {
  const person = await createPerson()
  await seedLargeCrm(dataFolder(), person.id)
  const explainer = await Explainer.open(dataFolder())
  const during = recordRequests(page, LONG_WAIT)
  const seen = new Map<string, Request[]>()
  const rows = (name: string) => page.getByRole('list', { name }).locator('> li')
  const measure = async (what: string, act: () => Promise<void>) => {
    seen.set(what, await during(act))
  }

  await signIn(page, person)
  // The listings are read first: they are not what is counted.
  await page.waitForLoadState('networkidle')
  const openClients = async () => {
    await page.getByRole('button', { name: 'CRM', exact: true }).click()
    await expect(rows('Clientes').first()).toBeVisible(LONG_WAIT)
  }
  // The first opening on a device also copies the contacts (CLIENT-20), a later one does not, also when the page was loaded again.
  const copied = page.waitForResponse(/\/clients\?.*limit=1000/, LONG_WAIT)
  await openClients()
  await (await copied).finished()
  await page.goto('/dashboard/profile')
  await page.waitForLoadState('networkidle')
  await measure('Clientes', openClients)
  await measure('search by name', async () => {
    await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('nunez inigo 9978')
    await expect(rows('Clientes')).toHaveCount(1, LONG_WAIT)
  })
  const name = await clientList(page).getByRole('link').first().innerText()
  await measure('client page', async () => {
    await clientList(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible(LONG_WAIT)
  })
  await page.goBack()
  await measure('Oportunidades, board', async () => {
    await page.getByRole('tab', { name: 'Oportunidades' }).click()
    await expect(page.getByRole('region', { name: /^Prospecto:/ })).toBeVisible(LONG_WAIT)
  })
  await measure('Oportunidades, list', async () => {
    await page.getByRole('radio', { name: 'Lista' }).click()
    await expect(rows('Oportunidades').first()).toBeVisible(LONG_WAIT)
  })
  await measure('Tareas', async () => {
    await page.getByRole('tab', { name: 'Tareas' }).click()
    await expect(rows('Tareas').first()).toBeVisible(LONG_WAIT)
  })
  await measure('Tareas, all', async () => {
    // The rows of the view before stay until those of this one are here.
    const answered = page.waitForResponse(/\/rpc\/list_tasks\?/, LONG_WAIT)
    await page.getByRole('link', { name: /^Todas/ }).click()
    await answered
    await expect(rows('Tareas').nth(5)).toBeVisible(LONG_WAIT)
  })
  await measure('Interacciones', async () => {
    await page.getByRole('tab', { name: 'Interacciones' }).click()
    await expect(rows('Interacciones').first()).toBeVisible(LONG_WAIT)
  })

  const owners = await explainer.ownersIndexes()
  const reached = new Set<string>()
  for (const [what, requests] of seen) {
    // What a socket tells of is read again when it opens: the same address is one thing that the screen asks for.
    const addresses = [...new Set(requests.map((request) => decodeURIComponent(request.url())))]
    expect(addresses.length, `${what}: ${addresses.join('\n')}`).toBeGreaterThan(0)
    expect(addresses.length, `${what}: ${addresses.join('\n')}`).toBeLessThanOrEqual(2)
    for (const request of requests) {
      const accesses = await explainer.explain(request, person.id)
      const large = accesses.filter(({ table }) => LARGE.has(table))
      for (const { table } of large) reached.add(table)
      const through = `${what}: ${JSON.stringify(large)}`
      expect(
        large.filter(({ node }) => node === 'Seq Scan'),
        through,
      ).toEqual([])
      if (large.length > 0) {
        expect(
          large.some(({ index }) => index !== undefined && owners.has(index)),
          through,
        ).toBe(true)
      }
    }
  }
  await explainer.close()
  expect(reached, 'the plans tell of every large table').toEqual(LARGE)

  // Far down a long list, the page holds no more than what is near.
  await page.getByRole('tab', { name: 'Clientes' }).click()
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('')
  await expect(rows('Clientes').nth(5)).toBeVisible(LONG_WAIT)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    const last = rows('Clientes').last()
    expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(400)
  }).toPass({ ...LONG_WAIT, intervals: [100] })
  expect(await rows('Clientes').count()).toBeLessThan(MAX_ROWS)

  // And Back from one of them is at the same place, as is a reload, which reads the pages again.
  const link = clientList(page).getByRole('link').nth(6)
  const far = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name: far })).toBeVisible(LONG_WAIT)
  await page.goBack()
  await expect(clientList(page).getByRole('link', { name: far })).toBeInViewport()
  await page.reload()
  await expect(clientList(page).getByRole('link', { name: far })).toBeInViewport(LONG_WAIT)
})
