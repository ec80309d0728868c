import { use } from 'react'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accounts, renderRoutes } from '../../ui/testing/render-screen.tsx'
import { DashboardPage, PlacePage, SectionPage, SettingsPage } from '../dashboard-page.tsx'
import { NotFound } from '../not-found.tsx'
import { PLACES } from '../places.ts'
import { SECTIONS } from '../sections.ts'

const ROUTES: RouteObject[] = [
  {
    path: '/dashboard',
    Component: DashboardPage,
    children: [
      { Component: SectionPage, children: [{ index: true, element: null }] },
      ...PLACES.map(({ path }) => ({ path, Component: PlacePage })),
      { path: 'selecciones/:id', Component: SectionPage },
      { path: 'settings', Component: SettingsPage },
      { path: 'despacio', Component: SlowScreen },
      { path: '*', Component: NotFound },
    ],
  },
]

let slowCode: Promise<void>

function SlowScreen() {
  use(slowCode)
  return <h2>Por fin</h2>
}

async function open(path = '/dashboard') {
  const person = await accounts().createPerson()
  const { router } = await renderRoutes(ROUTES, { person, path })
  await expect.element(title()).toBeVisible()
  return router
}

const title = () => page.getByRole('heading', { level: 1 })
const sidebar = () => page.getByRole('navigation', { name: 'Secciones' })
const section = (name: string) => sidebar().getByRole('button', { name, exact: true })
const LABELS = SECTIONS.map(({ label }) => label)
const BELOW = [
  'Inicio',
  'Buzón de prospectos',
  'Llamadas de hoy',
  'Planes de seguimiento',
  'Selecciones',
  'Mi sitio',
  'Reportes',
] as const

describe('on a desk', () => {
  it('FRAME-03 a section opens by keyboard, and the focus moves into it', async () => {
    await page.viewport(1280, 900)
    await open()
    for (const name of ['Calculadora', 'Estimador']) {
      section(name).element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(title()).toHaveTextContent(name)
      await expect.element(page.getByRole('main', { name })).toHaveFocus()
    }
  })

  it('FRAME-03 the first Tab offers a link to skip to the content', async () => {
    await page.viewport(1280, 900)
    const router = await open()
    await userEvent.tab()
    const skip = page.getByRole('link', { name: 'Saltar al contenido' })
    await expect.element(skip).toHaveFocus()
    await expect.element(skip).toBeInViewport()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
    expect(router.state.location.hash).toBe('')
  })

  it('FRAME-02 Configuración opens at its own address, and other sections open from there', async () => {
    await page.viewport(1280, 900)
    const router = await open('/dashboard/settings')
    await expect.element(title()).toHaveTextContent('Configuración')
    await expect.element(section('Configuración')).toHaveAttribute('aria-current', 'page')
    await section('Calculadora').click()
    await expect.element(title()).toHaveTextContent('Calculadora')
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard')
  })

  it('FRAME-04 Perfil and Plan open at their addresses', async () => {
    await page.viewport(1280, 900)
    const router = await open()
    await sidebar().getByRole('link', { name: 'Perfil' }).click()
    await expect.element(page.getByRole('main', { name: 'Perfil' })).toHaveFocus()
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/profile')
    await sidebar().getByRole('link', { name: 'Plan', exact: true }).click()
    await expect.element(title()).toHaveTextContent('Plan')
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/subscription')
  })

  it('FRAME-12 FRAME-32 the pages below the sections open at their addresses, each marked alone', async () => {
    await page.viewport(1280, 900)
    const router = await open()
    const links = () => sidebar().getByRole('listitem').getByRole('link')
    expect(
      links()
        .elements()
        .slice(0, BELOW.length)
        .map(({ textContent }) => textContent),
    ).toEqual(BELOW)
    for (const name of BELOW) {
      const link = sidebar().getByRole('link', { name, exact: true })
      await link.click()
      await expect.element(title()).toHaveTextContent(name)
      await expect.element(link).toHaveAttribute('aria-current', 'page')
      expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1)
      expect(router.state.location.pathname).toBe(link.element().getAttribute('href'))
    }
    await router.navigate(`/dashboard/selecciones/${crypto.randomUUID()}`)
    await expect.element(title()).toHaveTextContent('Selecciones')
    await expect
      .element(sidebar().getByRole('link', { name: 'Selecciones' }))
      .toHaveAttribute('aria-current', 'page')
  })

  it('FRAME-04 an address that does not exist is reported inside the frame', async () => {
    await page.viewport(1280, 900)
    await open('/dashboard/no-existe')
    await expect.element(title()).toHaveTextContent('Página no encontrada')
    await page.getByRole('link', { name: 'Volver al inicio' }).click()
    await expect.element(title()).toHaveTextContent('Propiedades')
  })
})

it('FRAME-09 a progress line shows from the press until the screen is rendered', async () => {
  let arrive = () => {}
  slowCode = new Promise((resolve) => (arrive = resolve))
  const router = await open()
  const line = () => document.querySelector('[aria-hidden][data-pending]')
  await expect.poll(line).toBeNull()
  await router.navigate('/dashboard/despacio')
  await expect.poll(() => line() && getComputedStyle(line()!).opacity).toBe('1')
  await expect.element(title()).toHaveTextContent('Propiedades')
  arrive()
  await expect.element(page.getByRole('heading', { name: 'Por fin' })).toBeVisible()
  await expect.poll(line).toBeNull()
})

describe('on a phone', () => {
  it('FRAME-06 on a phone the menu has everything of the sidebar', async () => {
    const router = await open()
    const toggle = page.getByRole('button', { name: 'Menú', exact: true })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    const menu = page.getByRole('dialog', { name: 'Menú' })
    for (const name of [...LABELS, 'Salir', 'Cerrar menú']) {
      await expect.element(menu.getByRole('button', { name, exact: true })).toBeVisible()
    }
    for (const name of [...BELOW, 'Perfil', 'Plan', 'Ayuda', /Te quedan 7 días de prueba/]) {
      await expect.element(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await menu.getByRole('button', { name: 'Calculadora' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(title()).toHaveTextContent('Calculadora')
    await expect.element(page.getByRole('main')).toHaveFocus()
    await toggle.click()
    await menu.getByRole('link', { name: 'Perfil' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/profile')
  })

  it('FRAME-06 on a phone the bar at the foot has the most used sections', async () => {
    await open()
    const bar = page.getByRole('navigation', { name: 'A la mano' })
    const calculator = bar.getByRole('button', { name: 'Calculadora' })
    await calculator.click()
    await expect.element(title()).toHaveTextContent('Calculadora')
    await expect.element(calculator).toHaveAttribute('aria-current', 'page')
    await bar.getByRole('button', { name: 'Más' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar menú' }).click()
    await expect.element(bar.getByRole('button', { name: 'Más' })).toHaveFocus()
  })
})
