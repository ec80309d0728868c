import { LISTINGS as EXAMPLES, type SampleListing } from '@predio/domain/samples'
import { MERIDA_HOUSES } from './listings/merida-houses.ts'
import { MERIDA_BUSINESS } from './listings/merida-business.ts'
import { MEXICO_CITY } from './listings/mexico-city.ts'
import { QUERETARO } from './listings/queretaro.ts'
import { YUCATAN_COAST } from './listings/yucatan-coast.ts'
import { MERIDA_FLATS } from './listings/merida-flats.ts'
import { PLAYA_DEL_CARMEN } from './listings/playa-del-carmen.ts'
import { YUCATAN_LAND } from './listings/yucatan-land.ts'

export const LISTINGS: readonly SampleListing[] = [
  ...EXAMPLES,
  ...MERIDA_HOUSES,
  ...MERIDA_BUSINESS,
  ...MEXICO_CITY,
  ...QUERETARO,
  ...YUCATAN_COAST,
  ...MERIDA_FLATS,
  ...PLAYA_DEL_CARMEN,
  ...YUCATAN_LAND,
].toSorted((one, other) => other.id - one.id)
