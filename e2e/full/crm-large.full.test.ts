import { expect, test, type Request } from '@playwright/test'
import { LONG_WAIT } from '../../test-support/ceilings.ts'
import { seedLargeCrm } from '../../test-support/large-crm.ts'
import { clientList } from '../support/crm.ts'
import { createPerson, signIn } from '../support/people.ts'
import { dataFolder } from '../support/server.ts'
import { Explainer } from './support/explain.ts'
import { recordRequests } from './support/record-requests.ts'

test.describe.configure({ timeout: 900_000 })

const LARGE = new Set(['clients', 'opportunities', 'tasks', 'interactions', 'whatsapp_messages'])

const MAX_ROWS = 60

test('ten thousand clients need two requests a screen, by the index of their owner, and a page of few elements', async ({
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
  await page.waitForLoadState('networkidle')
  const openClients = async () => {
    await page.getByRole('button', { name: 'CRM', exact: true }).click()
    await expect(rows('Clientes').first()).toBeVisible(LONG_WAIT)
  }
  // The first visit on a device also copies the contacts (CLIENT-20); later visits do not, even after a reload.
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
    // A list with a realtime socket is read again when the socket opens, so equal addresses count once.
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

  await page.getByRole('tab', { name: 'Clientes' }).click()
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill('')
  await expect(rows('Clientes').nth(5)).toBeVisible(LONG_WAIT)
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    const last = rows('Clientes').last()
    expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(400)
  }).toPass({ ...LONG_WAIT, intervals: [100] })
  expect(await rows('Clientes').count()).toBeLessThan(MAX_ROWS)

  const far = await clientList(page).getByRole('link').nth(6).innerText()
  const link = clientList(page).getByRole('link', { name: far, exact: true })
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name: far })).toBeVisible(LONG_WAIT)
  await page.goBack()
  await expect(link).toBeInViewport()
  await page.reload()
  await expect(link).toBeInViewport(LONG_WAIT)
})
