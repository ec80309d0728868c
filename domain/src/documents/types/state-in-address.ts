import { CDMX, STATES } from '../../places/index.ts'
import { foldForSearch } from '../../text/index.ts'

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...STATES.map((state): [string, string] => [foldForSearch(state), state]),
  ['cdmx', CDMX],
  ['ciudad de mexico (cdmx)', CDMX],
  ['distrito federal', CDMX],
  ['edomex', 'Estado de México'],
  ['edo. de mexico', 'Estado de México'],
  ['edo. mex.', 'Estado de México'],
])

/** DOC-63: a state must be a whole part between commas: 'Av. Jalisco, Tijuana' is not in Jalisco. 'México' alone means the country. */
export function stateInAddress(address: string): string | null {
  for (const part of address.split(',').toReversed()) {
    const state = BY_NAME.get(foldForSearch(part).trim())
    if (state !== undefined) return state
  }
  return null
}
