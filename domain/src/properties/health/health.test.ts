import { describe, expect, it } from 'vitest'
import { property } from '../testing/property.ts'
import { post } from '../testing/source-shape.ts'
import { checkSiteHealth, type HealthIssue } from './check-site-health.ts'
import { findDuplicates } from './find-duplicates.ts'
import { findLeaks } from './find-leaks.ts'
import { mergeTranslations } from './merge-translations.ts'

const photos = ['1', '2', '3', '4', '5'].map((name) => `https://casas.mx/${name}.jpg`)

describe('PROP-45 leaks', () => {
  it.each([
    [
      { property_meta: { inspiry_property_owner_name: ['Juan'] } },
      ['property_meta.inspiry_property_owner_name'],
    ],
    [{ acf: { dueno: { nombre: 'Juan' } } }, ['acf.dueno']],
    [{ meta: { owner_notes: 'x' } }, ['meta.owner_notes']],
    [{ telefono: '999' }, ['telefono']],
    [
      {
        acf: {
          extras: [
            ['Propietario', 'Juan'],
            ['Piso', '2'],
          ],
        },
      },
      ['acf.extras'],
    ],
    [{ acf: { propietario: '' } }, []],
    [{ acf: { propietario: false } }, []],
    [{ property_meta: { _propietario: ['field_5f3a9c'] } }, []],
    [{ acf: { agent_phone: '999' } }, []],
    [{ acf: { precio: '5' } }, []],
  ])('the record %j publishes private data: %j', (fields, names) => {
    expect(findLeaks(post(fields))).toEqual(names)
  })

  it('a value that is no record publishes no private data', () => {
    expect(findLeaks(null)).toEqual([])
  })
})

describe('PROP-44 duplicates', () => {
  const base = { title: 'Casa Azul', price: 5, location: 'Mérida', area: 80 }

  it.each([
    ['the same reference', [{ code: 'A-1' }, { code: 'a-1', title: 'Otra' }], [[1, 2]]],
    ['the same looks', [base, { ...base, title: 'CASA AZUL' }], [[1, 2]]],
    ['units of different size', [base, { ...base, area: 90 }], []],
    ['a sale and a rent', [base, { ...base, operation: 'rent' as const }], []],
    [
      'a chain through both keys',
      [
        { ...base, code: 'A' },
        { ...base, code: 'B' },
        { title: 'Otra', code: 'B' },
      ],
      [[1, 2, 3]],
    ],
  ])('finds duplicates with %s', (_, listings, groups) => {
    const found = findDuplicates(
      listings.map((fields, index) => property({ id: index + 1, ...fields })),
    )
    expect(found.map((group) => group.map(({ id }) => id))).toEqual(groups)
  })
})

describe('PROP-15 translations', () => {
  const kept = (...listings: Parameters<typeof property>[0][]) => {
    const merged = mergeTranslations(listings.map(property))
    return { ids: merged.properties.map(({ id }) => id), merged: [...merged.mergedIds] }
  }

  it('translations that the site names are one listing, in Spanish', () => {
    expect(
      kept(
        { id: 1, language: 'en', translationIds: [1, 2] },
        { id: 2, language: 'es', translationIds: [1, 2] },
      ),
    ).toEqual({ ids: [2], merged: [[2, [1]]] })
  })

  it('translations that only one side names are found in either order', () => {
    expect(
      kept({ id: 1, language: 'en', translationIds: [2] }, { id: 2, language: 'es' }).ids,
    ).toEqual([2])
    expect(
      kept({ id: 2, language: 'es' }, { id: 1, language: 'en', translationIds: [2] }).ids,
    ).toEqual([2])
  })

  it('translations found by link and looks are one listing, and an unmarked language counts as the site’s own', () => {
    const looks = { price: 9, images: ['https://casas.mx/a.jpg'] }
    expect(
      kept({ id: 1, language: 'en', ...looks }, { id: 2, language: null, ...looks }).ids,
    ).toEqual([2])
  })

  it('equal listings in one language are duplicates, not translations', () => {
    const looks = { price: 9, images: ['https://casas.mx/a.jpg'], language: 'es' }
    expect(kept({ id: 1, ...looks }, { id: 2, ...looks }).ids).toEqual([1, 2])
  })

  it('translations are not guessed from a price alone', () => {
    expect(
      kept({ id: 1, language: 'en', price: 9 }, { id: 2, language: 'es', price: 9 }).ids,
    ).toEqual([1, 2])
  })
})

it('PROP-52 the check shows the text of a listing whose price could not be read', () => {
  const { findings } = checkSiteHealth([property({ id: 2, price: null, unreadPrice: '3.5' })])
  expect(findings.find(({ issue }) => issue === 'no-price')?.listings).toMatchObject([
    { id: 2, detail: '3.5' },
  ])
})

describe('PROP-43 site health', () => {
  const well = { price: 5, area: 80, location: 'Mérida', images: photos }
  const listings = [
    property({ id: 1, ...well, title: 'Sana' }),
    property({ id: 2, ...well, title: 'Sin precio', price: null }),
    property({ id: 3, ...well, title: 'Pocas fotos', images: photos.slice(0, 4) }),
    property({ id: 4, ...well, title: 'Sin superficie', area: null }),
    property({ id: 5, ...well, title: 'Con terreno', area: null, landArea: 90 }),
    property({ id: 6, ...well, title: 'Sin lugar', location: '' }),
    property({ id: 7, ...well, title: 'Vendida', saleStatus: 'vendida' }),
    property({ id: 8, ...well, title: 'Rentada', operation: 'rent', rentalStatus: 'rentada' }),
    property({ id: 9, ...well, title: 'Doble' }),
    property({ id: 10, ...well, title: 'Doble' }),
    property({ id: 11, ...well, title: 'Con dueño' }),
  ]
  const health = checkSiteHealth(listings, new Map([[11, ['acf.propietario']]]))

  it.each<[HealthIssue, [number, string | null][]]>([
    ['leaked-data', [[11, 'acf.propietario']]],
    [
      'sold-still-published',
      [
        [7, null],
        [8, null],
      ],
    ],
    [
      'duplicated',
      [
        [9, '#10'],
        [10, '#9'],
      ],
    ],
    ['no-price', [[2, null]]],
    ['few-photos', [[3, '4']]],
    ['no-area', [[4, null]]],
    ['no-location', [[6, null]]],
  ])('the check of the site finds: %s', (issue, expected) => {
    const found = health.findings.find((finding) => finding.issue === issue)
    expect(found?.listings.map(({ id, detail }) => [id, detail])).toEqual(expected)
  })

  it('the check counts the listings without findings and links to each listing with a finding', () => {
    expect(health).toMatchObject({ checked: 11, healthy: 2 })
    expect(health.findings[0]?.listings[0]?.link).toBe('https://casas.example.mx/anuncio/101/')
  })
})
