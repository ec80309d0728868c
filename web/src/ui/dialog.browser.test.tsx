import { useState, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import { Select } from './select.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'
import { TextField } from './text-field.tsx'

async function open(children: ReactNode, closesOutside = false) {
  const screen = await renderInKit(
    <Dialog title="Nuevo" trigger={<Button>Abrir</Button>} closesOutside={closesOutside}>
      {children}
    </Dialog>,
  )
  await screen.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  return screen
}

const NAME = <TextField label="Nombre" />

it.each([
  ['a text field', NAME, () => page.getByLabelText('Nombre')],
  [
    'a select',
    <Select key="type" label="Tipo" options={[{ id: 'a', label: 'Casa' }]} />,
    () => page.getByRole('button', { name: /Tipo/ }),
  ],
  ['a checkbox', <Checkbox key="box" label="Recordar" />, () => page.getByRole('checkbox')],
  [
    'a file',
    <FileDrop
      key="file"
      label="Suelta un archivo"
      buttonLabel="Elegir archivo"
      accept={[]}
      onFiles={() => undefined}
    />,
    () => page.getByRole('button', { name: 'Elegir archivo' }),
  ],
])('opening a dialog focuses the first field of its form: %s', async (_, field, locate) => {
  await open(
    <>
      <p>Antes del primer campo</p>
      {field}
      <TextField label="Después" />
    </>,
  )
  await expect.element(locate()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Abrir' })).toHaveFocus()
})

it('opening a dialog skips a disabled field', async () => {
  await open(
    <>
      <TextField label="Correo" isDisabled />
      {NAME}
    </>,
  )
  await expect.element(page.getByLabelText('Nombre')).toHaveFocus()
})

function Later() {
  const [isHere, setHere] = useState(false)
  return (
    <>
      <Button onPress={() => undefined}>Otro</Button>
      <div data-testid="arrive" onPointerEnter={() => setHere(true)}>
        Cargando
      </div>
      {isHere && NAME}
    </>
  )
}

it('a form that arrives later gets the focus when it arrives', async () => {
  await open(<Later />)
  await expect.element(page.getByRole('dialog')).toHaveFocus()
  await userEvent.hover(page.getByTestId('arrive'))
  await expect.element(page.getByLabelText('Nombre')).toHaveFocus()
})

it('a form that arrives later does not take a focus that the person has moved', async () => {
  await open(<Later />)
  await page.getByRole('button', { name: 'Otro' }).click()
  await userEvent.hover(page.getByTestId('arrive'))
  await expect.element(page.getByLabelText('Nombre')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Otro' })).toHaveFocus()
})

it('a dialog that is no form has the focus itself', async () => {
  await open(NAME, true)
  await expect.element(page.getByRole('dialog')).toHaveFocus()
})

it('a confirmation has the focus itself', async () => {
  const screen = await renderInKit(
    <ConfirmDialog
      title="¿Eliminar?"
      message={NAME}
      confirmLabel="Eliminar"
      trigger={<Button>Abrir</Button>}
      onConfirm={() => undefined}
    />,
  )
  await screen.getByRole('button', { name: 'Abrir' }).click()
  await expect.element(page.getByRole('alertdialog')).toHaveFocus()
})

it('scrolling a dialog to its end does not scroll the page behind', async () => {
  await open(NAME)
  const dialog = page.getByRole('dialog').element()
  for (const part of [dialog, ...dialog.querySelectorAll('*')]) {
    expect(getComputedStyle(part).overscrollBehavior).toBe('contain')
  }
})
