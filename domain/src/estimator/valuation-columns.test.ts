import { expect, it } from 'vitest'
import { type EstimateInput, estimateSchema } from './estimate-schema.ts'
import { estimateValue } from './estimate-value.ts'
import { valuationColumns } from './valuation-columns.ts'
import { valuationSchema } from './valuation-schema.ts'

const HOUSE: EstimateInput = {
  state: 'Yucatán',
  colony: 'altabrisa',
  constructionArea: '200',
  landArea: '300',
  age: 10,
  amenities: ['alberca'],
}

it('EST-25 stores the value in pesos, the range and the confidence', () => {
  expect(valuationColumns(estimateSchema.parse(HOUSE))).toMatchObject({
    state: 'Yucatán',
    colony: 'altabrisa',
    property_type: 'residential',
    estimated_value: 10_260_432,
    range_min: 9_234_388.8,
    range_max: 11_286_475.2,
    confidence: 95,
    result: { pricePerSquareMetre: 36_400, premiumZone: 'Altabrisa' },
  })
})

it('EST-26 a saved estimate gives the same value when its input is read back from JSON', () => {
  const columns = valuationColumns(estimateSchema.parse(HOUSE))
  const again = estimateSchema.parse(JSON.parse(JSON.stringify(columns.input)))
  expect(estimateValue(again).value).toBe(columns.estimated_value * 100)
})

it('EST-27 accepts titles of up to 200 characters and stores empty fields as null', () => {
  expect(valuationSchema.parse({ title: '  ', client_id: '', property_id: null })).toEqual({
    title: null,
    client_id: null,
    property_id: null,
  })
  expect(valuationSchema.safeParse({ title: 'a'.repeat(200) }).success).toBe(true)
  const long = valuationSchema.safeParse({ title: 'a'.repeat(201) })
  expect(long.error?.issues[0]?.message).toBe('El nombre no puede exceder los 200 caracteres')
})
