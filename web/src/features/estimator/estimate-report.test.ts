import { estimateSchema, estimateValue, type EstimateInput } from '@predio/domain/estimator'
import { describe, expect, it } from 'vitest'
import { estimateReport } from './estimate-report.ts'

function report(more: Partial<EstimateInput> = {}) {
  const values = estimateSchema.parse({
    state: 'Yucatán',
    colony: 'Altabrisa',
    constructionArea: 200,
    landArea: 300,
    amenities: ['alberca'],
    ...more,
  })
  return estimateReport(values, estimateValue(values))
}

const section = (title: string, of = report()) =>
  of.sections
    .find((each) => each.title === title)
    ?.lines.map(({ label, value }) => `${label}: ${value}`)

describe('EST-33 the report of an estimate', () => {
  it('the report names the property, the value and the file', () => {
    const { subject, headline, fileName } = report()
    expect(subject).toBe('Residencial en Altabrisa, Yucatán')
    expect(headline.value).toBe('$11,400,480')
    expect(fileName).toBe('estimacion-altabrisa-yucatan')
  })

  it('the report lists range and confidence', () => {
    expect(section('Resultado')).toEqual([
      'Valor estimado: $11,400,480',
      'Rango comparable: De $10,260,432 a $12,540,528',
      'Confianza: 95 de 100',
    ])
  })

  it('the report explains the value line by line', () => {
    expect(section('Cómo se llegó al valor')).toEqual([
      'Precio base en Yucatán: $28,000 por m²',
      'Zona premium: Altabrisa: × 1.30 = $36,400 por m²',
      'Construcción (200 m² × $36,400): $7,280,000.00',
      'Terreno (300 m² × $36,400 × 30 %): $3,276,000.00',
      'Antigüedad (0 años: × 1.00): $0.00',
      'Conservación (Bueno: × 1.00): $0.00',
      'Amenidades (Alberca 8 %: × 1.08): $844,480.00',
      'Valor estimado (Rango comparable: $10,260,432 a $12,540,528): $11,400,480.00',
    ])
  })

  it('the report projects five years with the growth of the state, 6 %', () => {
    expect(section('Proyección a cinco años')).toEqual([
      'Hoy: $11,400,480',
      'En 1 año: $12,084,509',
      'En 2 años: $12,809,579',
      'En 3 años: $13,578,154',
      'En 4 años: $14,392,843',
      'En 5 años: $15,256,414',
    ])
  })

  it('the report leaves out bedrooms for land', () => {
    const home = section('La propiedad', report({ propertyType: 'land', amenities: [] }))
    expect(home).not.toContain('Recámaras: 3')
    expect(home).toContain('Amenidades: Ninguna')
  })

  it('the report states that it is no appraisal', () => {
    expect(report().notes[0]).toBe(
      'Estimación orientativa con precios de referencia propios de Predio: no es un avalúo ni sustituye a un perito valuador.',
    )
  })
})
