import { expect, test, type Request } from '@playwright/test'
import { LONG_WAIT } from '../../test-support/ceilings.ts'
import { LARGE_DOCUMENTS, seedLargeDocuments } from '../../test-support/large-documents.ts'
import { openDocuments } from '../support/documents.ts'
import { createPerson, signIn } from '../support/people.ts'
import { dataFolder } from '../support/server.ts'
import { Explainer } from './support/explain.ts'
import { recordRequests } from './support/record-requests.ts'

test.describe.configure({ timeout: 600_000 })

const LARGE = new Set(['documents', 'clients', 'properties'])

test('two thousand documents need two requests for the list, each filter and search, by the index of their owner', async ({
  page,
}) => {
  const person = await createPerson()
  await seedLargeDocuments(dataFolder(), person.id)
  const explainer = await Explainer.open(dataFolder())
  const during = recordRequests(page, LONG_WAIT)
  const seen = new Map<string, Request[]>()
  const measure = async (what: string, act: () => Promise<void>) => {
    seen.set(what, await during(act))
  }
  const links = page.locator('tbody a')
  const search = page.getByRole('searchbox', { name: 'Buscar documentos' })
  const choose = async (filter: RegExp, option: string) => {
    await page.getByRole('button', { name: filter }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }

  await signIn(page, person)
  await page.waitForLoadState('networkidle')
  await measure('list', async () => {
    await openDocuments(page)
    await expect(links.first()).toHaveText('Documento 1', LONG_WAIT)
  })
  await measure('next page', async () => {
    const next = page.waitForRequest(
      (request) =>
        request.url().includes('rpc/list_documents') &&
        request.postData()?.includes('"lt"') === true,
      LONG_WAIT,
    )
    let isAsked = false
    void next.then(() => (isAsked = true))
    await page.mouse.move(700, 500)
    await expect(async () => {
      await page.mouse.wheel(0, 5000)
      expect(isAsked).toBe(true)
    }).toPass({ ...LONG_WAIT, intervals: [300] })
  })
  for (const [words, name] of [
    [`documento ${LARGE_DOCUMENTS}`, `Documento ${LARGE_DOCUMENTS}`],
    ['inigo nunez 299 1198', 'Documento 1198'],
    ['casa ambar 300 1799', 'Documento 1799'],
    ['solicitud de arrendamiento 1996', 'Documento 1996'],
  ] as const) {
    await measure(`search for ${words}`, async () => {
      await search.fill(words)
      await expect(links.filter({ hasText: name }).first()).toBeVisible(LONG_WAIT)
    })
  }
  await search.fill('')
  await expect(links.first()).toHaveText('Documento 1', LONG_WAIT)
  await measure('category', async () => {
    await choose(/Categoría/, 'Contrato')
    await expect(links.first()).toHaveText('Documento 5', LONG_WAIT)
  })
  await choose(/Categoría/, 'Todas las categorías')
  await expect(links.first()).toHaveText('Documento 1', LONG_WAIT)
  await measure('status', async () => {
    await choose(/Estado/, 'Cancelado')
    await expect(links.first()).toHaveText('Documento 4', LONG_WAIT)
  })
  await choose(/Estado/, 'Todos los estados')
  await measure('date', async () => {
    await choose(/Fecha/, 'Última semana')
    await expect(page.getByRole('table', { name: 'Documentos' })).toHaveAttribute(
      'aria-rowcount',
      /^3\d$/,
      LONG_WAIT,
    )
  })

  const owners = await explainer.ownersIndexes()
  for (const [what, requests] of seen) {
    const addresses = requests.map((request) => decodeURIComponent(request.url())).join('\n')
    expect(requests.length, `${what}: ${addresses}`).toBeGreaterThan(0)
    expect(requests.length, `${what}: ${addresses}`).toBeLessThanOrEqual(2)
    for (const request of requests) {
      const large = (await explainer.explain(request, person.id)).filter(({ table }) =>
        LARGE.has(table),
      )
      const through = `${what}: ${JSON.stringify(large)}`
      expect(
        large.filter(({ node }) => node === 'Seq Scan'),
        through,
      ).toEqual([])
      for (const { index } of large.filter(({ table }) => table === 'documents')) {
        expect(owners, through).toContain(index)
      }
    }
  }
  await explainer.close()
})
