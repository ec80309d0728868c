import { describe, expect, it } from 'vitest'
import { findPremiumZone } from './find-premium-zone.ts'
import { placeWords } from './place-words.ts'
import { PREMIUM_ZONES } from './premium-zones.ts'
import { ESTIMATOR_STATES, type EstimatorState } from './states.ts'

describe('EST-14 finds the premium zone of a colony, ignoring accents and case', () => {
  it.each<[EstimatorState, string, string | null]>([
    ['Ciudad de México', 'Polanco', 'Polanco'],
    ['Ciudad de México', 'POLANCO V SECCIÓN', 'Polanco'],
    ['Ciudad de México', 'nuevo polanco', 'Polanco'],
    ['Ciudad de México', 'san angel', 'San Ángel'],
    ['Ciudad de México', 'Sn. Angel', 'San Ángel'],
    ['Ciudad de México', 'Sta. Fe', 'Santa Fe'],
    ['Ciudad de México', 'Col. del Valle Centro', 'Del Valle'],
    ['Ciudad de México', 'Col.Roma Norte', 'Roma Norte'],
    ['Ciudad de México', 'la condesa', 'Condesa'],
    ['Ciudad de México', 'Lomas Chapultepec', 'Lomas de Chapultepec'],
    ['Nuevo León', 'San Pedro, Fuentes del Valle', 'San Pedro Garza García'],
    ['Nuevo León', 'Residencial Chipinque 2do Sector', 'Chipinque'],
    ['Jalisco', 'Fracc. Puerta de Hierro', 'Puerta de Hierro'],
    ['Jalisco', 'ladron de guevara', 'Ladrón de Guevara'],
    ['Quintana Roo', 'pok ta pok', 'Pok-Ta-Pok'],
    ['Quintana Roo', 'Aldea Zama', 'Aldea Zamá'],
    ['Baja California Sur', 'Pedregal', 'El Pedregal'],
    ['Yucatán', 'Temozon Norte', 'Temozón Norte'],
    ['Yucatán', 'Mérida - Montes de Ame', 'Montes de Amé'],
    ['Yucatán', 'Alta Brisa', 'Altabrisa'],
    ['Querétaro', 'Milenio 3', 'Milenio III'],
    ['Querétaro', 'Zibata (El Marqués)', 'Zibatá'],
    ['Guanajuato', 'Centro, San Miguel de Allende', 'San Miguel de Allende'],
    ['Guanajuato', 'malanquin', 'Malanquín'],
  ])('finds the premium zone of %s, %s: %s', (state, colony, zone) => {
    expect(findPremiumZone(state, colony)).toBe(zone)
  })
})

describe('EST-15 a colony that only resembles a premium zone has none', () => {
  it.each<[EstimatorState, string | null]>([
    ['Ciudad de México', null],
    ['Ciudad de México', ''],
    ['Ciudad de México', ' , '],
    ['Ciudad de México', 'Valle Gómez'],
    ['Ciudad de México', 'Mirador del Valle'],
    ['Ciudad de México', 'Ampliación Polanco'],
    ['Ciudad de México', 'Polancos'],
    ['Ciudad de México', 'Roma Sur'],
    ['Ciudad de México', 'Pedregal de Santo Domingo'],
    ['Ciudad de México', 'Colonia'],
    ['Yucatán', 'Polanco'],
    ['Yucatán', 'Itzimná'],
    ['Yucatán', 'Norte'],
    ['Guanajuato', 'Centro'],
  ])('finds no premium zone for %s, %j', (state, colony) => {
    expect(findPremiumZone(state, colony)).toBeNull()
  })
})

describe('EST-16 the lists of premium zones', () => {
  it.each(ESTIMATOR_STATES)(
    'the state %s has at least ten premium zones, and no spelling twice',
    (state) => {
      const zones = PREMIUM_ZONES[state]
      const spellings = zones.flat().map((spelling) => placeWords(spelling).join(' '))
      expect(zones.length).toBeGreaterThanOrEqual(10)
      expect(new Set(spellings).size).toBe(spellings.length)
    },
  )

  it.each(ESTIMATOR_STATES)('every spelling of a premium zone in %s finds its zone', (state) => {
    for (const [name, ...aliases] of PREMIUM_ZONES[state]) {
      for (const spelling of [name, ...aliases]) {
        expect(findPremiumZone(state, spelling.toUpperCase()), spelling).toBe(name)
      }
    }
  })
})
