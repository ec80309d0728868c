import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeWithEscape } from '../../ui/testing/close-with-escape.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { KeysCard } from './keys-card.tsx'
import { KeysHost } from './keys-host.tsx'
import { keysShown } from './keys-shown.ts'

interface Pressed {
  new: number
  edit: number
}

async function open({ hasDialog = false } = {}) {
  const pressed: Pressed = { new: 0, edit: 0 }
  keysShown.set(undefined)
  const person = await accounts().createPerson()
  const rendered = await renderScreen(
    <>
      <KeysHost />
      <KeysCard />
      <main>
        <Button shortcut="n" onPress={() => (pressed.new += 1)}>
          Nuevo
        </Button>
        <SearchField label="Buscar clientes" />
        <TextField label="Nombre" />
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for the editor of documents */}
        <div contentEditable suppressContentEditableWarning data-testid="editor">
          texto
        </div>
        <ul>
          {['Ana', 'Beto', 'Caro'].map((name, index) => (
            <li key={name} data-index={index}>
              <input type="checkbox" aria-label={`Marcar ${name}`} />
              <a href={`#${name}`}>{name}</a>
              <Button shortcut="e" onPress={() => (pressed.edit += 1)}>
                {`Editar ${name}`}
              </Button>
            </li>
          ))}
        </ul>
        {hasDialog && (
          <Dialog title="Nueva Tarea" onClose={() => undefined}>
            <p>Formulario</p>
          </Dialog>
        )}
      </main>
    </>,
    { person },
  )
  await expect
    .element(page.getByRole('link', { name: 'Ana', includeHidden: true }))
    .toBeInTheDocument()
  return { ...rendered, pressed }
}

const link = (name: string) => page.getByRole('link', { name })

it('KEY-02 the key g followed by a letter opens a list', async () => {
  const { router } = await open()
  await userEvent.keyboard('gc')
  await expect.poll(() => router.state.location.state).toEqual({ section: 'crm', tab: 'clients' })
  await userEvent.keyboard('gp')
  await expect.poll(() => router.state.location.state).toEqual({ section: 'properties' })
  await userEvent.keyboard('gr')
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/reports')
  await userEvent.keyboard('gl')
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/llamadas')
  await userEvent.keyboard('gh')
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/today')
})

it('KEY-03 KEY-10 the keys n, /, j, k, x and e press the matching buttons of the page', async () => {
  const { pressed } = await open()
  await userEvent.keyboard('n')
  await expect.poll(() => pressed.new).toBe(1)
  await userEvent.keyboard('j')
  await expect.element(link('Ana')).toHaveFocus()
  await userEvent.keyboard('jj')
  await expect.element(link('Caro')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(link('Caro')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(link('Beto')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('checkbox', { name: 'Marcar Beto' })).toBeChecked()
  await userEvent.keyboard('x')
  await expect.element(page.getByRole('checkbox', { name: 'Marcar Beto' })).not.toBeChecked()
  await userEvent.keyboard('e')
  await expect.poll(() => pressed.edit).toBe(1)
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: 'Buscar clientes' })).toHaveFocus()
})

it('KEY-01 keys do nothing during typing, with modifier keys, or behind a dialog', async () => {
  const { pressed, router } = await open()
  const name = page.getByRole('textbox', { name: 'Nombre' })
  await name.click()
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('ngc?')
  await expect.element(name).toHaveValue('ngc?')
  const editor = page.getByTestId('editor')
  await editor.click()
  await expect.element(editor).toHaveFocus()
  await userEvent.keyboard('n')
  await link('Ana').click()
  await userEvent.keyboard('{Control>}e{/Control}')
  expect(pressed).toEqual({ new: 0, edit: 0 })
  expect(router.state.location.pathname).toBe('/dashboard')
})

it('KEY-01 keys do nothing in a dialog', async () => {
  const { pressed } = await open({ hasDialog: true })
  await expect.element(page.getByRole('dialog', { name: 'Nueva Tarea' })).toBeVisible()
  await userEvent.keyboard('n')
  expect(pressed.new).toBe(0)
})

it('KEY-13 a press of the pointer cancels a started g', async () => {
  const { router } = await open()
  await userEvent.keyboard('g')
  await link('Ana').click()
  await userEvent.keyboard('c')
  expect(router.state.location.state).toBeNull()
})

it('KEY-04 ? shows all keys, and Perfil switches them off', async () => {
  const { pressed, router } = await open()
  await userEvent.keyboard('?')
  const dialog = page.getByRole('dialog', { name: 'Atajos de teclado' })
  await expect.element(dialog).toHaveTextContent('Siguiente de la lista')
  await closeWithEscape(dialog)
  const toggle = page.getByRole('switch', { name: 'Usar teclas sueltas en este dispositivo' })
  // The closed dialog may take the focus back while a key is pressed, so the test clicks the switch.
  ;(toggle.element() as HTMLElement).click()
  await expect.element(toggle).not.toBeChecked()
  await link('Ana').click()
  await userEvent.keyboard('n?')
  expect(pressed.new).toBe(0)
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Ver los atajos' }).click()
  await expect.element(dialog).toHaveTextContent('Las teclas sueltas están apagadas')
  await dialog.getByRole('link', { name: /en Perfil$/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => router.state.location.hash).toBe('#teclas')
})

it('KEY-01 keys work as soon as the page is shown', async () => {
  keysShown.set(undefined)
  await renderScreen(
    <>
      <KeysHost />
      <PressOnceShown />
    </>,
    { person: await accounts().createPerson() },
  )
  await expect.element(page.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible()
})

/** Presses a key in its first layout effect, as a person may when the page becomes visible. */
function PressOnceShown() {
  useLayoutEffect(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
  }, [])
  return null
}
