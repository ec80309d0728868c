import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chooseFiles } from '../../../ui/testing/choose-files.ts'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { PhotosField } from './photos-field.tsx'

const picture = (name: string) =>
  `data:image/gif;name=${name};base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7`
const [A, B, C] = [picture('a'), picture('b'), picture('c')] as const

function Form({ onChange, initial }: { onChange: (paths: string[]) => void; initial: string[] }) {
  const [value, setValue] = useState(initial)
  return (
    <PhotosField
      listingId="listing"
      value={value}
      onUploads={() => undefined}
      onChange={(paths) => {
        setValue(paths)
        onChange(paths)
      }}
    />
  )
}

async function show(initial: string[] = [A, B, C]) {
  const onChange = vi.fn<(paths: string[]) => void>()
  await renderInKit(<Form initial={initial} onChange={onChange} />)
  return onChange
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const shown = () =>
  [...document.querySelectorAll('[data-row] img')].map((img) => img.getAttribute('src'))

it('PHOTO-06 the first photograph is marked as the cover, and buttons move photographs and keep the focus', async () => {
  const onChange = await show()
  await expect.element(page.getByAltText('Foto 1 de 3, Portada')).toBeVisible()
  await userEvent.click(button('Mover a la izquierda: Foto 3 de 3'))
  await expect.poll(() => onChange.mock.lastCall).toEqual([[A, C, B]])
  await expect.element(button('Mover a la izquierda: Foto 2 de 3')).toHaveFocus()
  await expect.element(page.getByText('La foto quedó en el lugar 2 de 3')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onChange.mock.lastCall).toEqual([[C, A, B]])
  await expect.element(button('Mover a la derecha: Foto 1 de 3')).toHaveFocus()
  await expect.element(button('Mover a la izquierda: Foto 1 de 3')).toBeDisabled()
  await expect.element(button('Mover a la derecha: Foto 3 de 3')).toBeDisabled()
  await expect.poll(shown).toEqual([C, A, B])
})

it('PHOTO-06 a button removes a photograph from the list', async () => {
  const onChange = await show()
  await userEvent.click(button('Quitar: Foto 2 de 3'))
  await expect.poll(() => onChange.mock.lastCall).toEqual([[A, C]])
  await expect.element(button('Quitar: Foto 2 de 2')).toHaveFocus()
  await userEvent.click(button('Quitar: Foto 2 de 2'))
  await userEvent.click(button('Quitar: Foto 1 de 1'))
  await expect.poll(() => onChange.mock.lastCall).toEqual([[]])
  await expect.element(button('Agregar fotos')).toHaveFocus()
})

it('PHOTO-06 a dragged photograph is put where it is dropped', async () => {
  const onChange = await show()
  await page.getByAltText('Foto 3 de 3').dropTo(page.getByAltText('Foto 1 de 3, Portada'))
  await expect.poll(() => onChange.mock.lastCall).toEqual([[C, A, B]])
})

const pictures = (length: number) => Array.from({ length }, (_, index) => picture(`p${index}`))

it('PHOTO-06 the field accepts no more than 30 photographs', async () => {
  await show(pictures(30))
  await expect.element(button('Agregar fotos')).toBeDisabled()
})

it('PHOTO-08 a file that cannot be used does not count among the 30', async () => {
  await show(pictures(29))
  for (const name of ['plano', 'croquis']) {
    chooseFiles('Agregar fotos', new File(['GIF89a'], `${name}.gif`))
    const refusal = page.getByText(new RegExp(`^No se puede usar ${name}`))
    await expect.element(refusal).toBeVisible()
    await expect.element(button('Agregar fotos')).toBeEnabled()
  }
  await expect.element(page.getByText(/no se agreg/)).not.toBeInTheDocument()
})
