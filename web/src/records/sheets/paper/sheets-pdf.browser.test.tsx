import type { Identity } from '@predio/domain/identity'
import type { Property } from '@predio/domain/properties'
import { makeSheet, type SheetKind } from '@predio/domain/sheets'
import { expect, it } from 'vitest'
import { exifSegment, latin, tiff } from '../../../../../domain/src/images/testing/image-bytes.ts'
import {
  findDifferences,
  MARKED_AGENT,
  MARKED_LISTINGS,
  NO_DIFFERENCE,
} from '../../../../../domain/src/outputs/testing/marked.ts'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { openPdf } from '../../../ui/file-preview/pdf/open-pdf.ts'
import type { PosterSize } from './paper-pictures.ts'
import { sheetsPdf } from './sheets-pdf.ts'

const MAX_BYTES = 1_500_000

const IDENTITY: Identity = {
  name: 'Nombre Apellido',
  company: 'Casas del Valle',
  phone: '+52 999 555 0100',
  photoUrl: null,
  logoUrl: null,
  color: '#1d4f91',
  licenseNumber: 'AMPI 0000',
  links: [{ kind: 'website', url: 'https://casasdelvalle.example' }],
}

const HOUSE = property({
  title: 'Casa con alberca en Itzimná',
  price: 3_500_000,
  location: 'Calle 21 #105, Itzimná, Mérida',
  colonia: 'Itzimná',
  city: 'Mérida',
  bedrooms: 3,
  description: '<p>Casa amplia. Informes con Nombre Apellido al 999 555 0100.</p>',
  features: ['Alberca', 'Casas del Valle'],
  code: 'CV-12',
  link: 'https://casasdelvalle.example/casa-12',
  images: [],
})

const TILE = 64

function noise(): ImageData {
  const { data } = new ImageData(TILE, TILE)
  let seed = 7
  for (let at = 0; at < data.length; at += 4) {
    seed = (seed * 16_807) % 2_147_483_647
    data.set([128 + (seed % 90), 128, 128 - (seed % 90), 255], at)
  }
  return new ImageData(data, TILE)
}

/** The photograph is noise, which no encoder makes small, and its EXIF data tell where it was taken. */
async function photograph(width: number, height: number, shade = 0): Promise<string> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // The browser repeats one tile of noise, because a loop over all pixels takes seconds.
  const tile = noise()
  for (let y = 0; y < height; y += TILE) {
    for (let x = 0; x < width; x += TILE) context.putImageData(tile, x, y)
    context.fillStyle = `hsl(${(y + shade) % 360} 60% 50% / 6%)`
    context.fillRect(0, y, width, TILE)
  }
  const jpeg = new Uint8Array(
    await (await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })).arrayBuffer(),
  )
  const exif = Uint8Array.from(
    exifSegment(Uint8Array.from([...tiff(1), ...latin('GPS 20.9674 -89.5926')])),
  )
  return URL.createObjectURL(
    new Blob([jpeg.slice(0, 2), exif, jpeg.slice(2)], { type: 'image/jpeg' }),
  )
}

function make(listings: readonly Property[], kind: SheetKind, size: PosterSize = 'letter') {
  const sheets = listings.map((each) =>
    makeSheet(each, kind, IDENTITY, { isAlone: listings.length === 1 }),
  )
  return sheetsPdf(sheets, size, new AbortController().signal)
}

interface ReadPdf {
  pages: number
  size: string
  text: string
  metadata: string
}

async function read(file: Blob): Promise<ReadPdf> {
  const { pdf, close } = await openPdf(file)
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  const metadata = JSON.stringify((await pdf.getMetadata()).info)
  const pages = pdf.numPages
  close()
  return {
    pages,
    size: `${width} × ${height}`,
    text: texts.join('\n').replaceAll(/\s+/g, ' '),
    metadata,
  }
}

async function inflated(file: Blob): Promise<string> {
  const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
  const parts = [bytes]
  for (const { index, 0: start } of bytes.matchAll(/(?<!end)stream\r?\n/g)) {
    const from = index + start.length
    const packed = file.slice(from, bytes.indexOf('endstream', from))
    const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader()
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        parts.push(new TextDecoder('latin1').decode(next.value))
      }
    } catch {
      // Bytes that cannot be inflated are a picture, or the line end after a stream.
    }
  }
  return parts.join('')
}

it('SHEET-01 SHEET-18 a client’s sheet has selectable text and the agent on every page', async () => {
  const images = [await photograph(900, 600), await photograph(600, 900)]
  const { pdf, missing } = await make([{ ...HOUSE, images }], 'client')
  const { pages, size, text } = await read(pdf)
  expect([pages, size, missing]).toEqual([2, '612 × 792', 0])
  for (const part of [
    'Casa con alberca en Itzimná',
    '$3,500,000',
    'Recámaras',
    'Casa amplia.',
    'Clave CV-12',
  ]) {
    expect(text).toContain(part)
  }
  expect(
    text.match(/Nombre Apellido Casas del Valle · Licencia AMPI 0000 999 555 0100/g),
  ).toHaveLength(2)
})

it('SHEET-04 a colleague’s sheet reveals the agent nowhere: not in its text, its data or its bytes', async () => {
  const { pdf } = await make([{ ...HOUSE, images: [await photograph(900, 600)] }], 'colleague')
  const { text, metadata } = await read(pdf)
  expect(text).toContain('Propiedad en venta en Itzimná, Mérida')
  expect(text).toContain('Itzimná, Mérida')
  const bytes = new TextDecoder('latin1').decode(await pdf.arrayBuffer())
  expect(`${text} ${metadata} ${bytes}`).not.toMatch(
    /nombre apellido|casas del valle|casasdelvalle|555 0100|5550100|ampi|calle 21|CV-12/i,
  )
})

const DRAWN = [
  'listing.images',
  'listing.coordinates',
  'listing.link',
  'agent.photoUrl',
  'agent.logoUrl',
  'agent.color',
]

it.each([
  // The type and the operation are printed with spaced letters, so they are not found as words in the file.
  ['client', 'clientSheet', ['listing.propertyType', 'listing.operation']],
  ['colleague', 'colleagueSheet', []],
  ['poster', 'poster', ['own.maintenanceFee', 'listing.yearBuilt', 'listing.landArea']],
] as const)(
  'SHOW-02 the text and the data of a PDF for a %s are those that the fact table allows',
  async (kind, output, without) => {
    const agent = { ...MARKED_AGENT, photoUrl: null, logoUrl: null }
    const sheets = MARKED_LISTINGS.map((listing) =>
      makeSheet({ ...listing, images: [] }, kind, agent, { isAlone: false }),
    )
    const { pdf } = await sheetsPdf(sheets, 'letter', new AbortController().signal)
    const { text, metadata } = await read(pdf)
    const bytes = (await inflated(pdf)).match(/Qx\w+/g)?.join(' ') ?? ''
    const texts = [text, metadata, bytes]
    expect(findDifferences(output, texts, [...DRAWN, ...without])).toEqual(NO_DIFFERENCE)
  },
)

it.each([
  ['letter', '612 × 792'],
  ['tabloid', '792 × 1224'],
] as const)('SHEET-03 a poster in %s is one page of %s', async (size, shown) => {
  const { pdf } = await make([{ ...HOUSE, images: [await photograph(900, 600)] }], 'poster', size)
  const made = await read(pdf)
  expect([made.pages, made.size]).toEqual([1, shown])
  expect(made.text).toContain('999 555 0100')
  expect(made.text).toContain('Escanea y pregunta')
})

it('SHEET-05 five photographs of a camera make less than 1.5 MB, without their geographic position', async () => {
  const images = await Promise.all([0, 1, 2, 3, 4].map((shade) => photograph(1600, 1200, shade)))
  const original = await (await fetch(images[0] ?? '')).blob()
  expect(original.size).toBeGreaterThan(600_000)
  const { pdf } = await make([{ ...HOUSE, images }], 'client')
  expect(pdf.size).toBeLessThan(MAX_BYTES)
  expect(new TextDecoder('latin1').decode(await pdf.arrayBuffer())).not.toContain('GPS 20.9674')
})

it('SHEET-02 SHEET-07 a sheet is made despite long texts, missing facts and pictures that do not load', async () => {
  const long = {
    ...HOUSE,
    title: '🏡 Residencia con acabados de primera '.repeat(9).slice(0, 300),
    description: 'Palabras de una descripción muy larga. '.repeat(130),
    images: [`${location.origin}/no-existe.txt`, await photograph(600, 400)],
  }
  const { pdf, missing } = await make([long], 'client')
  expect(missing).toBe(1)
  const { text, pages } = await read(pdf)
  expect(pages).toBeGreaterThan(1)
  expect(text).toContain('Residencia con acabados')
  expect(text.match(/muy larga\./g)?.length).toBe(130)

  const bare = property({
    title: '',
    price: 0,
    location: '',
    description: '',
    summary: '',
    link: null,
    images: [],
  })
  const empty = await read((await make([bare], 'client')).pdf)
  expect(empty.text).toContain('Propiedad sin título')
  expect(empty.text).toContain('Precio a consultar')
  expect((await read((await make([bare], 'poster')).pdf)).pages).toBe(1)
})

it('SHEET-17 several listings make one PDF, each with its own pages', async () => {
  const { pdf } = await make([HOUSE, { ...HOUSE, title: 'Departamento en Altabrisa' }], 'client')
  const { pages, text } = await read(pdf)
  expect(pages).toBe(2)
  expect(text).toContain('Departamento en Altabrisa')
})

it('letters that the font lacks are set in another font, and pictograms are left out', async () => {
  const { pdf } = await make([{ ...HOUSE, title: 'Casa Ōme Ελλάς ✨' }], 'client')
  expect((await read(pdf)).text.replaceAll(' ', '')).toContain('CasaŌmeΕλλάςCalle')
})
