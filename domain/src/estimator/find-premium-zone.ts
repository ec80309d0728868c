import { colonyWords, placeWords, startsWithWords } from './place-words.ts'
import { PREMIUM_ZONES } from './premium-zones.ts'
import type { EstimatorState } from './states.ts'

/**
 * EST-14, EST-15: the colony must begin with the zone's name, so 'Mirador del Valle' is not Del Valle. Parts separated by commas are tried
 * one by one, since people write 'San Pedro, Fuentes del Valle'.
 */
export function findPremiumZone(state: EstimatorState, colony: string | null): string | null {
  const places = (colony ?? '').split(/[,;/()]|\s[-–]\s/).map(colonyWords)
  const zone = PREMIUM_ZONES[state].find((spellings) =>
    spellings.some((spelling) => {
      const wanted = placeWords(spelling)
      return places.some((words) => startsWithWords(words, wanted))
    }),
  )
  return zone?.[0] ?? null
}
