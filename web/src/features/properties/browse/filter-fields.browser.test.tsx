import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { FilterFields } from './filter-fields.tsx'
import { NO_FILTERS } from './filters.ts'

const FAULT = 'El precio mínimo es mayor que el máximo'

function show(minPrice: number, maxPrice: number) {
  return renderInKit(
    <FilterFields
      filters={{ ...NO_FILTERS, minPrice, maxPrice }}
      tags={[]}
      hasOwn
      onChange={() => undefined}
      onClear={() => undefined}
    />,
  )
}

it('PROP-21 the filter says that the minimum is above the maximum', async () => {
  await show(5_000_000, 3_000_000)
  await expect.element(page.getByText(FAULT)).toBeVisible()
  await expect.element(page.getByLabelText('Precio máximo')).toHaveAccessibleDescription(FAULT)
})

it('PROP-21 the filter accepts a minimum below the maximum', async () => {
  await show(3_000_000, 3_000_000)
  await expect.element(page.getByText(FAULT)).not.toBeInTheDocument()
})
