import { DEFAULT_TIME_ZONE } from '@predio/domain/dates'
import { exampleRows } from '@predio/domain/samples'

export function exampleData(origin = 'https://predio.mx') {
  return exampleRows({
    newId: () => crypto.randomUUID(),
    now: Date.now(),
    zone: DEFAULT_TIME_ZONE,
    origin,
  })
}
