import { expect, it } from 'vitest'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { makePdf } from './index.ts'

async function textOf(pdf: Blob): Promise<string> {
  return new TextDecoder('latin1').decode(await pdf.arrayBuffer())
}

it('EXPORT-16 a PDF has letter size and embedded fonts', async () => {
  const pdf = await makePdf({
    content: 'Comisión: $75,000.00 – ñandú',
    info: { title: 'Prueba' },
  })
  const text = await textOf(pdf)
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text).toContain('/MediaBox [0 0 612 792]')
  expect(text).toMatch(/\/FontName \/[A-Z]{6}\+Roboto/)
  expect(text).toContain('/FontFile2')
})

it('EXPORT-16 a PDF does not load a picture of another origin', async () => {
  const requests = interceptFetch(({ url }) => url.includes('example.com'))
  const content = { image: 'https://example.com/foto.png' }
  await expect(makePdf({ content })).rejects.toThrow('example.com/foto.png')
  expect(requests.count()).toBe(0)
})
