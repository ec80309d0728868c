import { describe, expect, it } from 'vitest'
import { projectValue } from './project-value.ts'
import type { EstimatorState } from './states.ts'

describe('EST-17 projects five years with the compound annual growth of the state', () => {
  it.each<[EstimatorState, number]>([
    ['Ciudad de México', 1_469_328.08],
    ['Nuevo León', 1_402_551.73],
    ['Jalisco', 1_370_086.66],
    ['Quintana Roo', 1_435_629.33],
    ['Baja California Sur', 1_402_551.73],
    ['Yucatán', 1_338_225.58],
    ['Querétaro', 1_370_086.66],
    ['Guanajuato', 1_306_960.01],
  ])('a million pesos in %s becomes %d after five years', (state, pesos) => {
    expect(projectValue(100_000_000, state).at(-1)).toEqual({
      year: 5,
      cents: Math.round(pesos * 100),
    })
  })

  it('a projection lists the value of each year from today', () => {
    expect(projectValue(100_000_000, 'Yucatán')).toEqual([
      { year: 0, cents: 100_000_000 },
      { year: 1, cents: 106_000_000 },
      { year: 2, cents: 112_360_000 },
      { year: 3, cents: 119_101_600 },
      { year: 4, cents: 126_247_696 },
      { year: 5, cents: 133_822_558 },
    ])
  })

  it('a projection keeps a value of zero at zero', () => {
    expect(projectValue(0, 'Jalisco').map(({ cents }) => cents)).toEqual([0, 0, 0, 0, 0, 0])
  })
})
