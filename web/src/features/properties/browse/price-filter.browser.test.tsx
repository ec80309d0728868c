import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { PriceFilter } from './price-filter.tsx'

function Holder() {
  const [pesos, setPesos] = useState<number | undefined>(1_000_000)
  return (
    <>
      <PriceFilter label="Precio mínimo" value={pesos} onChange={setPesos} />
      <output aria-label="Filtro">{pesos ?? 'ninguno'}</output>
    </>
  )
}

it('PROP-21 the filter understands 2.5 millones, and ignores a text that is no amount', async () => {
  await renderInKit(<Holder />)
  const field = page.getByRole('textbox', { name: 'Precio mínimo' })
  const filter = page.getByRole('status', { name: 'Filtro' })
  await field.fill('2.5 millones')
  await userEvent.tab()
  await expect.element(filter).toHaveTextContent('2500000')
  await expect.element(field).toHaveValue('2,500,000')

  await field.fill('barato')
  await userEvent.tab()
  await expect.element(filter).toHaveTextContent('ninguno')
  await expect.element(field).toHaveValue('barato')
  await expect.element(page.getByText(/No entendimos «barato»/)).toBeVisible()
})
