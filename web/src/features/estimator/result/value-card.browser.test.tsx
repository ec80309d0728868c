import { estimateSchema, estimateValue } from '@predio/domain/estimator'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../../../ui/testing/render-in-kit.tsx'
import { messages } from '../messages.ts'
import { ValueCard } from './value-card.tsx'

it.each([
  ['a house on a usual plot', { constructionArea: 100, landArea: 100 }, /por m² de construcción$/],
  ['a plot', { propertyType: 'land', constructionArea: 0, landArea: 500 }, /por m² de terreno$/],
  [
    'a small house on a large plot',
    { constructionArea: 45, landArea: 1500 },
    messages.perMetreNone,
  ],
])(
  'EST-28 the card shows a price per m² only when it is comparable: %s',
  async (_name, areas, text) => {
    const values = estimateSchema.parse({ state: 'Yucatán', ...areas })
    const estimate = estimateValue(values)
    await renderInKit(<ValueCard values={values} estimate={estimate} actions={null} />)
    await expect.element(page.getByText(text)).toBeVisible()
  },
)
