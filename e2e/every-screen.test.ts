import { expect, test, type Page } from '@playwright/test'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { readPages } from './support/read-pdf.ts'

/** The demo's, so that every list has rows and every card has something in it. */
let server: RunningServer
test.beforeAll(async () => {
  server = await startServer({ env: { PREDIO_DEMO: 'on' } })
})
test.afterAll(() => server.stop())

interface Screen {
  name: string
  path: string
  tab?: string
  /** The buttons that open its main dialogs. */
  dialogs?: readonly string[]
  /** The heading of its printed table, and one of its columns. */
  table?: readonly [title: string, column: string]
}

const SCREENS: readonly Screen[] = [
  { name: 'Propiedades', path: '?seccion=properties', table: ['Propiedades', 'Ubicación'] },
  {
    name: 'Clientes',
    path: '?seccion=crm',
    dialogs: ['Nuevo Cliente', 'Llamadas de hoy'],
    table: ['Clientes', 'Último contacto'],
  },
  {
    name: 'Oportunidades',
    path: '?seccion=crm',
    tab: 'Oportunidades',
    dialogs: ['Nueva Oportunidad'],
    table: ['Oportunidades', 'Etapa'],
  },
  {
    name: 'Tareas',
    path: '?seccion=crm',
    tab: 'Tareas',
    dialogs: ['Nueva Tarea'],
    table: ['Tareas', 'Prioridad'],
  },
  {
    name: 'Interacciones',
    path: '?seccion=crm',
    tab: 'Interacciones',
    dialogs: ['Nueva Interacción'],
    table: ['Interacciones', 'Resultado'],
  },
  {
    name: 'Prospección',
    path: '?seccion=scripts',
    dialogs: ['Nuevo Script'],
    table: ['Scripts de venta', 'Contenido'],
  },
  {
    name: 'Directorio',
    path: '?seccion=directory',
    dialogs: ['Nuevo Profesional'],
    table: ['Profesionales de confianza', 'Calificación'],
  },
  {
    name: 'Documentos',
    path: '?seccion=documents',
    dialogs: ['Nuevo Documento', 'Generar con AI', 'Nueva Plantilla'],
    table: ['Documentos', 'Última modificación'],
  },
  { name: 'Calculadora', path: '?seccion=calculator' },
  { name: 'Estimador', path: '?seccion=estimator' },
  { name: 'Imágenes', path: '?seccion=images' },
  { name: 'Configuración', path: '?seccion=settings' },
  { name: 'Perfil', path: '/profile' },
  { name: 'Plan', path: '/subscription' },
  { name: 'Notificaciones', path: '/notifications', table: ['Notificaciones', 'Mensaje'] },
  { name: 'Reportes', path: '/reports' },
]

async function enterDemo(page: Page): Promise<void> {
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: /demostración/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function open(page: Page, { path, tab }: Screen): Promise<void> {
  await page.goto(`${server.url}/dashboard${path}`)
  if (tab) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible()
  }
  const main = page.getByRole('main')
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(main.getByRole('heading').first()).toBeVisible()
}

/**
 * What leaves the screen: the page itself, a control beyond the content's edge, or a name beyond its control. What scrolls
 * sideways on purpose (tabs, the board) and what only assistive technology sees are left out.
 */
const FIND_OUTSIDE = `(() => {
  const outside = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth) outside.push('page ' + page.scrollWidth)
  const frame = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
  const style = getComputedStyle(frame)
  const box = frame.getBoundingClientRect()
  const left = box.left + parseFloat(style.paddingLeft)
  const right = box.right - parseFloat(style.paddingRight)
  const scrolls = (element) => {
    for (let at = element.parentElement; at && at !== frame; at = at.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth) return true
    }
    return false
  }
  for (const control of frame.querySelectorAll('button, a[href], input, textarea, label, [role="radio"]')) {
    const { left: from, right: to, width } = control.getBoundingClientRect()
    if (width <= 1 || control.closest('[aria-hidden="true"]') || control.matches('[type="range"]') || scrolls(control)) continue
    const name = control.tagName + ' ' + (control.textContent || control.getAttribute('aria-label'))
    if (from < left - 13 || to > right + 13) outside.push(name + ' ' + from + '–' + to)
    const spills = control.scrollWidth > control.clientWidth + 1 && control.matches('button, a')
    if (spills && getComputedStyle(control).display !== 'inline') outside.push(name + ' spills')
  }
  return outside
})()`

/** No empty page, nothing of the app around it, and a list as a table. */
async function expectPaper(page: Page, { name, table }: Screen): Promise<void> {
  const pages = await readPages(await page.pdf({ format: 'Letter' }))
  const text = pages.join(' ')
  const empty = pages.filter((words) => words.trim() === '')
  expect.soft(empty, name).toEqual([])
  expect.soft(text, name).not.toMatch(/Saltar al contenido|A la mano|Salir/)
  if (!table) return
  const [title, column] = table
  expect.soft(text.slice(0, 300), name).toMatch(new RegExp(`${title} .* la lista.* ${column}`))
  expect.soft(text, name).not.toMatch(/Buscar|Nuev[oa] (Cliente|Documento|Script)/)
}

test('every screen and dialog fits 320 px; every list prints as a table, every page without the frame', async ({
  page,
}) => {
  // Each screen once, in one test: they share a server with the demo's data.
  test.slow()
  await page.setViewportSize({ width: 320, height: 640 })
  await enterDemo(page)
  for (const screen of SCREENS) {
    await open(page, screen)
    expect.soft(await page.evaluate(FIND_OUTSIDE), screen.name).toEqual([])
    for (const name of screen.dialogs ?? []) {
      await page.getByRole('main').getByRole('button', { name }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await page.evaluate(FIND_OUTSIDE), `${screen.name}: ${name}`).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expectPaper(page, screen)
  }
})

test('the demo opens the address that was asked for', async ({ page }) => {
  const address = `${server.url}/dashboard/tareas/57a60000-0000-4000-8000-000000000001`
  await page.goto(address)
  await page.getByRole('button', { name: /demostración/ }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { name: 'Tarea no encontrada' })).toBeVisible()
})
