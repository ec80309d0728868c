import { describe, expect, it } from 'vitest'
import { estimateValue, type Valued } from './estimate-value.ts'
import { measureConfidence } from './measure-confidence.ts'

const BARE: Valued = {
  state: 'Yucatán',
  colony: null,
  constructionArea: 100,
  landArea: 0,
  age: 0,
  condition: 'good',
  amenities: [],
}

describe('EST-13 the confidence of an estimate', () => {
  it.each<[string, Partial<Valued>, number]>([
    ['starts at 70', {}, 70],
    ['adds 10 if both areas are given', { landArea: 200 }, 80],
    ['not for land alone', { constructionArea: 0, landArea: 200 }, 70],
    ['not for two zeros', { constructionArea: 0, landArea: 0 }, 70],
    ['adds 5 for a colony', { colony: 'Itzimná' }, 75],
    ['not for a blank one', { colony: '  ' }, 70],
    ['adds 5 for any amenity', { amenities: ['bodega'] }, 75],
    ['once for several', { amenities: ['bodega', 'alberca', 'jardin'] }, 75],
    ['adds 5 for a premium zone, beside its colony', { colony: 'Altabrisa' }, 80],
    ['nothing for 30 years', { age: 30 }, 70],
    ['subtracts 5 if age is over 30', { age: 31 }, 65],
    [
      'is 95 with everything',
      { landArea: 200, colony: 'Altabrisa', amenities: ['alberca'], age: 30 },
      95,
    ],
    [
      'is 90 with everything in an old house',
      { landArea: 200, colony: 'Altabrisa', amenities: ['alberca'], age: 31 },
      90,
    ],
  ])('the confidence of an estimate %s: %#', (_row, change, score) => {
    const { confidence } = estimateValue({ ...BARE, ...change })
    expect(confidence.score).toBe(score)
    expect(confidence.lines.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  })

  it('the confidence lists the reasons of its points', () => {
    const known = { ...BARE, landArea: 50, colony: 'Centro', age: 40 }
    expect(measureConfidence(known, null).lines).toEqual([
      { label: 'Punto de partida', points: 70 },
      { label: 'Con superficie de construcción y de terreno', points: 10 },
      { label: 'Con colonia', points: 5 },
      { label: 'Más de 30 años de antigüedad', points: -5 },
    ])
  })
})
