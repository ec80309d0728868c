import type { Locator, Page } from '@playwright/test'

export interface Step {
  label: string
  run: (page: Page) => Promise<number>
}

const KEY_MS = 150
const TIMES = 5
/** While something moves, the browser is never idle, so the wait has a timeout. */
const IDLE = `new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 300))`

export const STEPS: Step[] = [
  {
    label: 'Typing in the search of listings',
    run: (page) =>
      typeIn(page, 'Propiedades', 'Buscar propiedades', ['casa merida', 'terreno', 'depa 12']),
  },
  {
    label: 'Opening a listing',
    run: (page) => openRecords(page, 'Propiedades', page.getByRole('article').getByRole('link')),
  },
  {
    label: 'Typing in the search of clients',
    run: (page) => typeIn(page, 'CRM', 'Buscar clientes', ['nunez inigo', 'garcia', 'maria 99']),
  },
  {
    label: 'Opening a client',
    run: (page) =>
      openRecords(
        page,
        'CRM',
        page.getByRole('list', { name: 'Clientes' }).locator('a[href^="/dashboard/"]'),
      ),
  },
  { label: 'Scrolling the list of clients', run: scrollClients },
  { label: 'Choosing clients with Shift', run: chooseClients },
  { label: 'Changing a status in a row of clients', run: changeStatus },
  { label: 'Dragging a card', run: dragCards },
  { label: 'Dragging a card by keyboard', run: dragByKeyboard },
  { label: 'Switching sections', run: switchSections },
]

async function atRest(page: Page): Promise<void> {
  await page.evaluate(IDLE)
}

async function press(page: Page, target: Locator): Promise<void> {
  // The element is scrolled to the centre, because bars cover the window's edges.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const box = await target.boundingBox()
  if (!box) throw new Error('the element is not visible')
  await atRest(page)
  await page.mouse.click(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40))
  await atRest(page)
}

function barEntry(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'A la mano' })
    .getByRole('button', { name, exact: true })
}

async function go(page: Page, section: string): Promise<void> {
  await barEntry(page, section).click()
  await page.getByRole('heading', { level: 1, name: section }).waitFor()
  await atRest(page)
}

async function typeIn(
  page: Page,
  section: string,
  field: string,
  words: string[],
): Promise<number> {
  await go(page, section)
  const search = page.getByRole('searchbox', { name: field })
  await search.focus()
  let keys = 0
  for (const word of words) {
    await page.keyboard.type(word, { delay: KEY_MS })
    await atRest(page)
    for (let left = word.length; left > 0; left -= 1)
      await page.keyboard.press('Backspace', { delay: KEY_MS })
    await atRest(page)
    keys += 2 * word.length
  }
  return keys
}

async function openRecords(page: Page, section: string, links: Locator): Promise<number> {
  await go(page, section)
  for (let time = 0; time < TIMES; time += 1) {
    const link = links.nth(time % 2)
    await link.waitFor()
    await press(page, link)
    await page.waitForURL(/\/dashboard\/.+/)
    await page.goBack()
    await page.waitForURL(/\/dashboard$/)
    await atRest(page)
  }
  return TIMES
}

function clientRows(page: Page): Locator {
  return page.getByRole('list', { name: 'Clientes' }).getByRole('listitem')
}

/** The row is found by its number, because the rows that the page contains change while it scrolls. */
function rowAt(page: Page, index: number): Locator {
  return clientRows(page).and(page.locator(`[data-index="${index}"]`))
}

async function openClients(page: Page): Promise<void> {
  await go(page, 'CRM')
  await page.getByRole('tab', { name: 'Clientes' }).click()
  await clientRows(page).first().waitFor()
  await atRest(page)
}

/** Scrolls window by window through some pages of the list, then back to the beginning. */
async function scrollClients(page: Page): Promise<number> {
  await openClients(page)
  const windows = 20
  for (let at = 0; at < windows; at += 1) {
    await page.keyboard.press('PageDown')
    await atRest(page)
  }
  await page.keyboard.press('Home')
  await atRest(page)
  return windows + 1
}

async function chooseClients(page: Page): Promise<number> {
  await openClients(page)
  for (let time = 0; time < TIMES; time += 1) {
    await press(page, page.locator('main [data-choose]').first())
    await press(page, rowAt(page, 0))
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await atRest(page)
    await page.keyboard.down('Shift')
    await press(page, rowAt(page, 10))
    await page.keyboard.up('Shift')
    await rowAt(page, 10).getByRole('checkbox', { checked: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Home')
    await atRest(page)
  }
  return TIMES * 7
}

async function changeStatus(page: Page): Promise<number> {
  await openClients(page)
  for (let time = 0; time < TIMES; time += 1) {
    await press(page, rowAt(page, time).getByRole('button', { name: /^Cambiar estado/ }))
    await press(page, page.getByRole('menuitemradio', { checked: false }).first())
    await page.getByText('Cliente actualizado exitosamente').first().waitFor()
  }
  return TIMES * 2
}

function column(page: Page, stage: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${stage}:`) })
}

async function openBoard(page: Page): Promise<void> {
  await go(page, 'CRM')
  await page.getByRole('tab', { name: 'Oportunidades' }).click()
  await column(page, 'Prospecto').getByRole('row').first().waitFor()
  await atRest(page)
}

async function dragCards(page: Page): Promise<number> {
  await openBoard(page)
  const target = column(page, 'Contactado').getByRole('grid')
  for (let time = 0; time < TIMES; time += 1) {
    const card = column(page, 'Prospecto').getByRole('row').first()
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const [from, to] = [await card.boundingBox(), await target.boundingBox()]
    if (!from || !to) throw new Error('the board is not visible')
    await atRest(page)
    await page.mouse.move(from.x + 60, from.y + 30)
    await page.mouse.down()
    await page.mouse.move(from.x + 90, from.y + 40, { steps: 3 })
    await page.mouse.move(to.x + 15, from.y + 40, { steps: 5 })
    await page.locator('[data-drop-target]').waitFor()
    await page.mouse.up()
    await atRest(page)
    await page.getByText('Oportunidad actualizada exitosamente').first().waitFor()
  }
  return TIMES * 4
}

async function dragByKeyboard(page: Page): Promise<number> {
  await openBoard(page)
  for (let time = 0; time < TIMES; time += 1) {
    await column(page, 'Prospecto').getByRole('row').first().focus()
    for (const key of ['ArrowRight', 'Enter', 'Tab', 'Enter']) {
      await atRest(page)
      await page.keyboard.press(key)
    }
    await atRest(page)
    await page.getByText('Oportunidad actualizada exitosamente').first().waitFor()
  }
  return TIMES * 4
}

async function switchSections(page: Page): Promise<number> {
  await go(page, 'Propiedades')
  const names = ['CRM', 'Documentos', 'Calculadora', 'Propiedades']
  for (let round = 0; round < TIMES; round += 1) {
    for (const name of names) {
      await press(page, barEntry(page, name))
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
  }
  return TIMES * names.length
}
