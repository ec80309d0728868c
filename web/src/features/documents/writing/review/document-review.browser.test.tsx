import { buildDocument, type DataOfType } from '@predio/domain/documents'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInKit } from '../../../../ui/testing/render-in-kit.tsx'
import { DocumentReview } from './document-review.tsx'

const SALE: DataOfType['contrato_compraventa'] = {
  vendedor: 'Rosa Pech Canul',
  comprador: 'Ana Núñez Ávila',
  direccion_inmueble: 'Calle 60 número 400, Centro, Mérida, Yucatán',
  precio: 2_500_000,
  forma_pago: 'De contado, a la firma de la escritura pública',
  entidad: 'Yucatán',
  fecha_escritura: '2027-03-01',
  anticipo: null,
  datos_registrales: null,
  domicilio_vendedor: null,
  domicilio_comprador: null,
  lugar_firma: 'Mérida, Yucatán',
  fecha_firma: '2026-11-15',
}

/** Only Date is replaced, because with fake timers React would render nothing. */
async function reviewOn(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T18:00:00Z`) })
  const content = buildDocument('contrato_compraventa', SALE)
  await renderInKit(<DocumentReview type="contrato_compraventa" content={content} data={SALE} />)
}

afterEach(() => {
  vi.useRealTimers()
})

it('DOC-86 the review shows since when the UMA of a threshold is valid', async () => {
  await reviewOn('2026-11-15')
  await expect
    .element(
      page.getByText(
        /Desde \$941,412\.75 \(con la UMA de \$117\.31, vigente desde el 1 de febrero de 2026\)/,
      ),
    )
    .toBeVisible()
  await expect.element(page.getByText(/venció/)).not.toBeInTheDocument()
})

it('DOC-86 the review warns of an expired UMA', async () => {
  await reviewOn('2027-02-01')
  await expect
    .element(
      page.getByText(
        /La UMA de \$117\.31 venció el 31 de enero de 2027.*consulta la vigente en el INEGI/,
      ),
    )
    .toBeVisible()
})
