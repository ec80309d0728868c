import type { FieldMapping } from '@predio/domain/properties'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { MappingRows } from './mapping-rows.tsx'

const RECORDS = [
  { id: 1, title: { rendered: 'Casa en venta' }, acf: { cuanto: '2,400,000', donde: '' } },
  { id: 2, title: { rendered: 'Depto en renta' }, acf: { cuanto: '', donde: '3', cada: 'al mes' } },
]

function Rows() {
  const [mapping, setMapping] = useState<FieldMapping>({})
  return (
    <MappingRows
      records={RECORDS}
      siteUrl="https://casas.mx"
      mapping={mapping}
      onChange={setMapping}
    />
  )
}

it('the dialog offers every field that some listing fills, and reads the selected listing', async () => {
  const screen = await renderInKit(<Rows />)
  await screen.getByRole('button', { name: /^Automático Precio/ }).click()
  await expect.element(screen.getByRole('option', { name: /^acf\.cuanto/ })).toBeVisible()
  await expect
    .element(screen.getByRole('option', { name: /^acf\.cada/ }))
    .toHaveTextContent('En otra propiedad: al mes')
  await screen.getByRole('option', { name: /^acf\.cuanto/ }).click()
  await expect.element(screen.getByText('Se lee: $2,400,000')).toBeVisible()

  await screen.getByRole('button', { name: /Propiedad de muestra/ }).click()
  await screen.getByRole('option', { name: 'Depto en renta' }).click()
  await expect.element(screen.getByText('Se lee: $2,400,000')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^Automático Recámaras/ }).click()
  await screen.getByRole('option', { name: /^acf\.donde/ }).click()
  await expect.element(screen.getByText('Se lee: 3', { exact: true })).toBeVisible()
})
