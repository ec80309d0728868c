import { estimateSchema } from '@predio/domain/estimator'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SOURCES } from '../../../records/listings/testing/sources.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { OwnListingsCard } from './own-listings-card.tsx'

const house = (precio: string) => ({
  acf: { precio, tipo: 'Casa', operacion: 'Venta', direccion: 'Calle 20, Altabrisa, Mérida, Yuc.' },
})
const HOUSES = { 1: house('3600000'), 2: house('6000000'), 3: house('7200000') }
const FACTS = { state: 'Yucatán', colony: 'Altabrisa', constructionArea: 240, landArea: 320 }

describe.each(SOURCES)('listings of $source', ({ createAgent }) => {
  it('EST-21 an estimate is compared with the agent’s listings', async () => {
    const person = await createAgent({ listings: 3, changes: HOUSES })
    const values = estimateSchema.parse(FACTS)
    await renderScreen(<OwnListingsCard values={values} value={240 * 50_000 * 100} />, { person })
    await expect.element(page.getByText('En línea con tus propiedades de la zona')).toBeVisible()
    await expect
      .element(page.getByText('Con 3 propiedades tuyas en venta en la colonia.'))
      .toBeVisible()
  })

  it('EST-23 the card says that no listing can be compared, without asking for a site', async () => {
    const person = await createAgent({ listings: 1, changes: HOUSES })
    const values = estimateSchema.parse({ ...FACTS, state: 'Jalisco' })
    await renderScreen(<OwnListingsCard values={values} value={100} />, { person })
    await expect.element(page.getByText(/Jalisco/)).toBeVisible()
    await expect.element(page.getByText(/Conecta tu sitio/)).not.toBeInTheDocument()
  })
})
