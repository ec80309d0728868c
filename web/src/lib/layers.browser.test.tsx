import { useState, type ReactNode } from 'react'
import { createBrowserRouter, Outlet, useNavigate } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitRouter } from '../ui/kit-router.tsx'
import { Menu } from '../ui/menu.tsx'
import { Select } from '../ui/select.tsx'
import { SideSheet } from '../ui/side-sheet.tsx'
import { renderInKit } from '../ui/testing/render-in-kit.tsx'
import { withLayers } from './layers.ts'

const OPTIONS = [
  { id: 'one', label: 'Uno' },
  { id: 'two', label: 'Dos' },
]

let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => {
  const { href } = location
  onTestFinished(() => {
    router.dispose()
    history.pushState(null, '', href)
  })
})

async function open(screen: ReactNode): Promise<void> {
  const frame = (
    <KitRouter>
      <Outlet />
    </KitRouter>
  )
  const children = [
    { path: '/current', element: screen },
    { path: '/current/record', element: screen },
    { path: '*', element: null },
  ]
  router = withLayers(() => createBrowserRouter([{ element: frame, children }]))
  await renderInKit(<RouterProvider router={router} />)
  await router.navigate('/earlier')
  await router.navigate('/current')
}

const button = (name: string) => page.getByRole('button', { name })
const press = (name: string) => button(name).click()
const dialog = (name: string) => page.getByRole('dialog', { name })

async function step(by: 1 | -1): Promise<void> {
  const arrived = new Promise((resolve) =>
    navigation.addEventListener('currententrychange', resolve, { once: true }),
  )
  history.go(by)
  await arrived
}

async function expectPath(path: string): Promise<void> {
  await expect.poll(() => [location.pathname, router.state.location.pathname]).toEqual([path, path])
}

function Nested() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Menú</Button>
      <SideSheet label="Menú" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Dialog title="Ficha" trigger={<Button>Ficha</Button>}>
          <Select label="Número" options={OPTIONS} />
          <Menu trigger={<Button>Más</Button>} items={[{ id: 'a', label: 'Copiar' }]} />
        </Dialog>
      </SideSheet>
    </>
  )
}

it('FRAME-10 Back closes the layer on top, one at a time, and then leaves the page', async () => {
  await open(<Nested />)
  await press('Menú')
  await press('Ficha')
  await expect.poll(() => history.state).toHaveProperty('layers', 2)
  await page.getByRole('button', { name: /Número/ }).click()
  await expect.element(page.getByRole('option', { name: 'Dos' })).toBeVisible()
  await step(-1)
  await expect.element(page.getByRole('option', { name: 'Dos' })).not.toBeInTheDocument()
  await press('Más')
  await expect.element(page.getByRole('menuitem', { name: 'Copiar' })).toBeVisible()
  await step(-1)
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument()
  await expect.element(dialog('Ficha')).toBeVisible()
  await step(-1)
  await expect.element(dialog('Ficha')).not.toBeInTheDocument()
  await expect.element(dialog('Menú')).toBeVisible()
  await step(-1)
  await expect.element(dialog('Menú')).not.toBeInTheDocument()
  await expectPath('/current')
  await step(-1)
  await expectPath('/earlier')
})

it('FRAME-31 a layer that is closed in another way removes its history entry', async () => {
  await open(<Nested />)
  await press('Menú')
  await press('Ficha')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Ficha')).not.toBeInTheDocument()
  await expect.poll(() => dialog('Menú').element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Menú')).not.toBeInTheDocument()
  await expectPath('/current')
  await step(-1)
  await expectPath('/earlier')
})

it('FRAME-31 Forward does not reopen a closed layer', async () => {
  await open(<Nested />)
  await press('Menú')
  await step(-1)
  await expect.element(dialog('Menú')).not.toBeInTheDocument()
  await step(1)
  await expect.poll(() => history.state).not.toHaveProperty('layers')
  await step(-1)
  await expectPath('/earlier')
})

function Leaving() {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const leave = () => {
    setOpen(false)
    void navigate('/later')
  }
  return (
    <>
      <Button onPress={() => setOpen(true)}>Abrir</Button>
      <Dialog title="Ficha" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Button onPress={leave}>Continuar</Button>
        <Button onPress={() => void navigate('/current?view=1', { replace: true })}>Vista</Button>
      </Dialog>
    </>
  )
}

it('FRAME-31 a press in a layer that opens another page leaves no history entry of the layer', async () => {
  await open(<Leaving />)
  await press('Abrir')
  await press('Continuar')
  await expectPath('/later')
  await step(-1)
  await expectPath('/current')
  await expect.element(dialog('Ficha')).not.toBeInTheDocument()
  await step(1)
  await expectPath('/later')
  await step(-1)
  await expectPath('/current')
  await step(-1)
  await expectPath('/earlier')
})

it('FRAME-10 a layer stays open when its page changes its address', async () => {
  await open(<Leaving />)
  await press('Abrir')
  await press('Vista')
  await expect.poll(() => location.search).toBe('?view=1')
  await expect.element(dialog('Ficha')).toBeVisible()
  await step(-1)
  await expect.element(dialog('Ficha')).not.toBeInTheDocument()
  expect(location.search).toBe('?view=1')
  await step(-1)
  await expectPath('/earlier')
})

function Addressed() {
  const navigate = useNavigate()
  const isOpen = location.pathname.endsWith('/record')
  return (
    <>
      <Button onPress={() => void navigate('/current/record')}>Abrir</Button>
      <Dialog title="Ficha" isOpen={isOpen} onClose={() => void navigate(-1)}>
        Texto
      </Dialog>
    </>
  )
}

it.each([
  { way: 'Back', close: () => step(-1) },
  { way: 'its button', close: () => press('Cerrar') },
])('FRAME-10 a record with an address returns to its list by $way', async ({ close }) => {
  await open(<Addressed />)
  for (const _ of [1, 2]) {
    await press('Abrir')
    await expect.element(dialog('Ficha')).toBeVisible()
    await close()
    await expect.element(dialog('Ficha')).not.toBeInTheDocument()
    await expectPath('/current')
  }
  await step(-1)
  await expectPath('/earlier')
})

it('FRAME-10 a dialog stays open while it carries out its action', async () => {
  let finish = (): void => {}
  const work = new Promise<void>((resolve) => (finish = resolve))
  await open(
    <ConfirmDialog
      title="¿Eliminar?"
      message="Se borra."
      confirmLabel="Eliminar"
      trigger={<Button>Borrar</Button>}
      onConfirm={() => work}
    />,
  )
  const question = page.getByRole('alertdialog')
  await press('Borrar')
  await press('Eliminar')
  await step(-1)
  await expect.element(question).toBeVisible()
  finish()
  await expect.element(question).not.toBeInTheDocument()
  await expectPath('/current')
  await step(-1)
  await expectPath('/earlier')
})
