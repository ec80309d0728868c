import { describe, expect, it } from 'vitest'
import type { Amenity } from './amenities.ts'
import { estimateValue, type Valued } from './estimate-value.ts'

const HOUSE: Valued = {
  state: 'Yucatán',
  colony: null,
  constructionArea: 100,
  landArea: 200,
  age: 0,
  condition: 'good',
  amenities: [],
}
const pesos = (change: Partial<Valued>) => estimateValue({ ...HOUSE, ...change }).value / 100

describe('EST-05 the price per m² is the base price times the location factor', () => {
  it.each([
    ['Ciudad de México', 'Polanco', 67_500],
    ['Nuevo León', 'Valle Oriente', 49_000],
    ['Jalisco', 'Puerta de Hierro', 43_200],
    ['Quintana Roo', 'Puerto Cancún', 55_100],
    ['Baja California Sur', 'Palmilla', 50_400],
    ['Yucatán', 'Altabrisa', 36_400],
    ['Querétaro', 'Juriquilla', 39_000],
    ['Guanajuato', 'Atascadero', 31_250],
    ['Yucatán', 'Itzimná', 28_000],
    ['Yucatán', null, 28_000],
  ] as const)('the price per m² in %s, %s is %d', (state, colony, price) => {
    const estimate = estimateValue({ ...HOUSE, state, colony, landArea: 0 })
    expect(estimate.pricePerSquareMetre).toBe(price * 100)
    expect(estimate.value).toBe(price * 100 * 100)
  })
})

describe('EST-06 a square metre of land counts 30 % of a built one', () => {
  it.each([
    [100, 200, 4_480_000],
    [0, 200, 1_680_000],
    [100, 0, 2_800_000],
    [0, 0, 0],
    [120.5, 160.25, 4_720_100],
    [0.01, 0, 280],
    [1_000_000, 1_000_000, 36_400_000_000],
  ])('the value of %d m² built with %d of land is %d', (constructionArea, landArea, value) => {
    expect(pesos({ constructionArea, landArea })).toBe(value)
  })
})

describe('EST-07 the age factor is 1 minus 1 % a year, and at least 0.7', () => {
  it.each([
    [0, 4_480_000],
    [1, 4_435_200],
    [10, 4_032_000],
    [29, 3_180_800],
    [30, 3_136_000],
    [31, 3_136_000],
    [100, 3_136_000],
    [200, 3_136_000],
  ])('the value of a house of %i years is %d', (age, value) => {
    expect(pesos({ age })).toBe(value)
  })
})

describe('EST-08 the condition multiplies the value, from 0.7 when poor to 1.15 when excellent', () => {
  it.each([
    ['excellent', 5_152_000],
    ['good', 4_480_000],
    ['fair', 3_808_000],
    ['poor', 3_136_000],
  ] as const)('the value of a house in the condition %s is %d', (condition, value) => {
    expect(pesos({ condition })).toBe(value)
  })
})

describe('EST-09 amenity bonuses are additive', () => {
  const all: Amenity[] = [
    'alberca',
    'jardin',
    'estacionamiento_techado',
    'seguridad_24h',
    'gimnasio',
    'salon_eventos',
    'area_bbq',
    'cuarto_servicio',
    'elevador',
    'roof_garden',
    'bodega',
    'sistema_seguridad',
  ]
  it.each<[string, Amenity[], number]>([
    ['none', [], 4_480_000],
    ['8 + 5 = 13 %, not 1.08 × 1.05', ['alberca', 'jardin'], 5_062_400],
    ['the same twice counts once', ['alberca', 'alberca'], 4_838_400],
    ['all twelve: 48 %', all, 6_630_400],
  ])('the bonuses of amenities are added: %s', (_name, amenities, value) => {
    expect(pesos({ amenities })).toBe(value)
  })
})

describe('EST-10 value = (construction × price + land × price × 0.3) × age × condition × (1 + amenities)', () => {
  it.each<[string, Partial<Valued>, number]>([
    [
      'an old house in Itzimná',
      {
        colony: 'Itzimná',
        constructionArea: 240,
        landArea: 420,
        age: 35,
        condition: 'fair',
        amenities: ['jardin'],
      },
      6_402_438,
    ],
    [
      'a house with a pool in Santa Gertrudis Copó',
      {
        colony: 'Santa Gertrudis Copó',
        constructionArea: 210,
        landArea: 300,
        age: 7,
        amenities: ['alberca', 'jardin'],
      },
      8_827_560,
    ],
    [
      'a flat in Polanco',
      {
        state: 'Ciudad de México',
        colony: 'Polanco',
        constructionArea: 180,
        landArea: 0,
        age: 5,
        condition: 'excellent',
        amenities: ['elevador', 'seguridad_24h', 'roof_garden'],
      },
      15_264_956.25,
    ],
    [
      'neglected land in Guanajuato',
      { state: 'Guanajuato', constructionArea: 0, landArea: 500, age: 80, condition: 'poor' },
      1_837_500,
    ],
    [
      'a fraction of a cent',
      {
        state: 'Jalisco',
        colony: 'Providencia',
        constructionArea: 33.33,
        landArea: 0,
        age: 13,
        condition: 'fair',
        amenities: ['bodega'],
      },
      1_086_068.98,
    ],
    [
      'three quarters of a cent',
      {
        state: 'Guanajuato',
        constructionArea: 0.01,
        landArea: 0,
        age: 3,
        condition: 'fair',
        amenities: ['bodega'],
      },
      210.25,
    ],
  ])('computes the estimated value of %s', (_name, change, value) => {
    expect(pesos(change)).toBe(value)
  })
})

describe('EST-11 the comparable range reaches 10 % to either side of the value', () => {
  it.each([
    [100, 200, 4_032_000, 4_928_000],
    [0, 0, 0, 0],
    [0.01, 0, 252, 308],
  ])('the comparable range of %d and %d m² is %d to %d', (constructionArea, landArea, min, max) => {
    const { range } = estimateValue({ ...HOUSE, constructionArea, landArea })
    expect(range).toEqual({ min: min * 100, max: max * 100 })
  })

  it('computes both ends of the range from the value before rounding', () => {
    const { value, range } = estimateValue({
      state: 'Jalisco',
      colony: 'Puerta de Hierro',
      constructionArea: 100.01,
      landArea: 87.33,
      age: 7,
      condition: 'fair',
      amenities: ['alberca'],
    })
    expect(value).toBe(465_478_582)
    expect(range).toEqual({ min: 418_930_723, max: 512_026_440 })
  })
})

describe('EST-12 explains the value line by line', () => {
  const estimate = estimateValue({
    state: 'Yucatán',
    colony: 'col. altabrisa',
    constructionArea: 240,
    landArea: 420.5,
    age: 35,
    condition: 'fair',
    amenities: ['jardin', 'alberca'],
  })

  it('the estimate describes each step in Spanish', () => {
    expect(estimate.lines.map(({ label, detail }) => `${label} | ${detail}`)).toEqual([
      'Precio base en Yucatán | $28,000 por m²',
      'Zona premium: Altabrisa | × 1.30 = $36,400 por m²',
      'Construcción | 240 m² × $36,400',
      'Terreno | 420.5 m² × $36,400 × 30 %',
      'Antigüedad | 35 años: × 0.70',
      'Conservación | Regular: × 0.85',
      'Amenidades | Jardín 5 %, Alberca 8 %: × 1.13',
      'Valor estimado | Rango comparable: $8,064,888 a $9,857,085',
    ])
  })

  it.each([
    ['this one', estimate],
    ['a fraction of a cent', estimateValue({ ...HOUSE, constructionArea: 33.33, age: 13 })],
    ['nothing', estimateValue({ ...HOUSE, constructionArea: 0, landArea: 0 })],
  ])('the lines of an estimate add up to its value: %s', (_name, { lines, value }) => {
    const parts = lines.filter(({ step }) => step !== 'value')
    expect(parts.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(value)
    expect(lines.at(-1)).toMatchObject({ step: 'value', cents: value })
  })

  it('the estimate also names the adjustments that do not apply', () => {
    const details = estimateValue({ ...HOUSE, age: 1 }).lines.map(({ label, detail }) => [
      label,
      detail,
    ])
    expect(details).toContainEqual(['Fuera de zona premium', '× 1.00 = $28,000 por m²'])
    expect(details).toContainEqual(['Antigüedad', '1 año: × 0.99'])
    expect(details).toContainEqual(['Amenidades', 'Sin amenidades: × 1.00'])
  })
})
