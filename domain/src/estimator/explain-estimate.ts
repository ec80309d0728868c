import { formatNumber } from '../numbers/index.ts'
import { formatCents, formatMxn } from '../money/index.ts'
import { AMENITY_FACTS } from './amenities.ts'
import type { EstimateValues } from './estimate-schema.ts'
import { LAND_PERCENT } from './estimator-rules.ts'
import { CONDITION_LABELS, LINE_TEXTS as texts } from './messages.ts'
import { STATE_MARKETS } from './states.ts'

type EstimateStep =
  | 'base'
  | 'zone'
  | 'construction'
  | 'land'
  | 'age'
  | 'condition'
  | 'amenities'
  | 'value'

export interface EstimateLine {
  step: EstimateStep
  label: string
  detail: string
  cents: number | null
}

interface Factors {
  premiumZone: string | null
  location: number
  age: number
  condition: number
  amenities: number
  price: number
}

interface Stages {
  built: number
  whole: number
  aged: number
  conditioned: number
  value: number
  range: { min: number; max: number }
}

export function explainEstimate(
  input: Omit<EstimateValues, 'propertyType' | 'bedrooms' | 'bathrooms' | 'floors'>,
  { premiumZone, location, price, age, condition, amenities }: Factors,
  stages: Stages,
): EstimateLine[] {
  const [built, land] = [formatNumber(input.constructionArea, 2), formatNumber(input.landArea, 2)]
  const money = formatCents(price, 0)
  return [
    {
      step: 'base',
      label: texts.base(input.state),
      detail: texts.perSquareMetre(formatMxn(STATE_MARKETS[input.state].basePrice, 0)),
      cents: null,
    },
    {
      step: 'zone',
      label: premiumZone === null ? texts.noZone : texts.zone(premiumZone),
      detail: texts.zonedPrice(asFactor(location), money),
      cents: null,
    },
    {
      step: 'construction',
      label: texts.construction,
      detail: texts.builtArea(built, money),
      cents: stages.built,
    },
    {
      step: 'land',
      label: texts.land,
      detail: texts.landArea(land, money, LAND_PERCENT),
      cents: stages.whole - stages.built,
    },
    {
      step: 'age',
      label: texts.age,
      detail: texts.years(input.age, asFactor(age)),
      cents: stages.aged - stages.whole,
    },
    {
      step: 'condition',
      label: texts.condition,
      detail: texts.factor(CONDITION_LABELS[input.condition], asFactor(condition)),
      cents: stages.conditioned - stages.aged,
    },
    {
      step: 'amenities',
      label: texts.amenities,
      detail: texts.factor(nameAmenities(input.amenities), asFactor(amenities)),
      cents: stages.value - stages.conditioned,
    },
    {
      step: 'value',
      label: texts.value,
      detail: texts.range(formatCents(stages.range.min, 0), formatCents(stages.range.max, 0)),
      cents: stages.value,
    },
  ]
}

function nameAmenities(chosen: EstimateValues['amenities']): string {
  if (chosen.length === 0) return texts.noAmenities
  const facts = [...new Set(chosen)].map((amenity) => AMENITY_FACTS[amenity])
  return facts.map(({ label, percent }) => `${label} ${percent} %`).join(', ')
}

function asFactor(percent: number): string {
  return (percent / 100).toFixed(2)
}
