import { expect, test, type Page } from '@playwright/test'
import { demoState } from '../test-support/screens/demo-state.ts'
import { LOOKS, type Look } from '../test-support/screens/looks.ts'
import { untilStill } from '../test-support/screens/open-screen.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'

/** LIST-04: most pixels that each set condition, or the line about a missing connection, may add. */
const MOST_ADDED = 48

/** LIST-01: lowest position of the first record, in pixels from the top of the window. */
const BOUND: Record<Look['size'], number> = { phone: 300, desk: 280 }

interface List {
  name: string
  path: string
  record: string
  /** Address of a view with a condition for which the list has no filter button. */
  narrowed?: string
}

const ROW = 'main [data-index="0"]'
const CARD = 'main article'

const LISTS: readonly List[] = [
  {
    name: 'clients',
    path: '/dashboard/clientes',
    record: ROW,
    narrowed: '/dashboard/clientes?telefono=*',
  },
  {
    name: 'opportunities (board)',
    path: '/dashboard/oportunidades',
    record: 'main [role=row][data-key]',
  },
  {
    name: 'opportunities (list)',
    path: '/dashboard/oportunidades?forma=lista',
    record: ROW,
  },
  { name: 'prospects', path: '/dashboard/buzon', record: ROW },
  { name: 'tasks', path: '/dashboard/tareas', record: ROW },
  {
    name: 'interactions',
    path: '/dashboard/interacciones',
    record: ROW,
  },
  {
    name: 'documents',
    path: '/dashboard/documentos',
    record: 'main :is([data-index="0"], tbody tr)',
  },
  {
    name: 'listings',
    path: '/dashboard/propiedades',
    record: CARD,
  },
  {
    name: 'selections',
    path: '/dashboard/selecciones',
    record: ROW,
  },
  {
    name: 'professionals',
    path: '/dashboard?seccion=directory',
    record: CARD,
  },
  {
    name: 'scripts',
    path: '/dashboard?seccion=scripts',
    record: CARD,
  },
]

/** LIST-18: pairs of controls in a record whose areas for a finger overlap. A link that covers its record lies below the others. */
const OVERLAPS = `[...document.querySelectorAll('main :is(li[data-index], article, [role=row][data-key])')].flatMap((record) => {
  const areaOf = (control) => {
    const { top, bottom, left, right } = control.getBoundingClientRect()
    const pseudo = getComputedStyle(control, '::before')
    const height = pseudo.content !== 'none' && pseudo.position === 'absolute' ? parseFloat(pseudo.height) : 0
    const more = Math.max(0, height - (bottom - top)) / 2
    return { name: control.ariaLabel ?? control.textContent, top: top - more, bottom: bottom + more, left, right }
  }
  const areas = [...record.querySelectorAll('button, a[href]')]
    .filter((control) => control.checkVisibility() && getComputedStyle(control, '::after').position !== 'absolute')
    .map(areaOf)
  const meet = (one, other) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1 &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
  return areas.flatMap((one, at) =>
    areas.slice(at + 1).filter((other) => meet(one, other)).map((other) => one.name + ' / ' + other.name))
})`

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { PREDIO_DEMO: 'on' } })
})
test.afterAll(() => server.stop())

async function topOf(page: Page, { path, record }: List): Promise<number> {
  await page.goto(path)
  const first = page.locator(record).first()
  await first.waitFor()
  await untilStill(page)
  return (await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

for (const look of LOOKS.filter(({ theme }) => theme === 'light')) {
  const { size, viewport, hasTouch } = look
  test(`LIST-01 LIST-04 LIST-18 the first record of every list is near the top of a ${size}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport,
      hasTouch,
      storageState: await demoState(server.url),
    })
    for (const list of LISTS) {
      const top = await topOf(page, list)
      expect.soft(top, list.name).toBeLessThanOrEqual(BOUND[size])
      if (size === 'phone') expect.soft(await page.evaluate(OVERLAPS), list.name).toEqual([])
      if (!list.narrowed) continue
      const narrowed = await topOf(page, { ...list, path: list.narrowed })
      expect.soft(narrowed - top, `${list.name}, narrowed`).toBeLessThanOrEqual(MOST_ADDED)
      await page.context().setOffline(true)
      await page.getByText('Estás sin conexión.').waitFor()
      await untilStill(page)
      const offline = (await page.locator(list.record).first().boundingBox())?.y
      expect.soft(offline, `${list.name}, offline`).toBeGreaterThan(narrowed)
      expect
        .soft((offline ?? Number.POSITIVE_INFINITY) - narrowed, `${list.name}, offline`)
        .toBeLessThanOrEqual(MOST_ADDED)
      await page.context().setOffline(false)
    }
    await page.close()
  })
}
