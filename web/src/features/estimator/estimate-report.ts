import { formatNumber } from '@predio/domain/numbers'
import {
  AMENITY_FACTS,
  CONDITION_LABELS,
  PROPERTY_TYPE_LABELS,
  projectValue,
  type Estimate,
  type EstimateValues,
} from '@predio/domain/estimator'
import { formatCents } from '@predio/domain/money'
import type { Report, ReportSection } from '../../records/share-result/report.ts'
import { messages } from './messages.ts'
import { placeOf } from './place-of.ts'

/** EST-33: the report for the client leaves out the comparison with the agent's own listings. */
export function estimateReport(values: EstimateValues, estimate: Estimate): Report {
  const { value, range, confidence } = estimate
  const place = placeOf(values)
  return {
    title: messages.report,
    subject: `${PROPERTY_TYPE_LABELS[values.propertyType]} en ${place}`,
    headline: { label: messages.value, value: formatCents(value, 0) },
    sections: [
      {
        title: messages.result,
        lines: [
          { label: messages.value, value: formatCents(value, 0), isTotal: true },
          {
            label: messages.range,
            value: messages.rangeText(formatCents(range.min, 0), formatCents(range.max, 0)),
          },
          { label: messages.confidence, value: messages.confidenceValue(confidence.score) },
        ],
      },
      home(values),
      how(estimate),
      projection(values, value),
    ],
    notes: [messages.aboutIsNot, messages.marketsSince, messages.projectionDisclaimer],
    fileName: `estimacion-${fileNameOf(place)}`,
  }
}

function home(values: EstimateValues): ReportSection {
  const { propertyType, condition, constructionArea, landArea, age, amenities } = values
  const rooms = [
    { label: messages.bedrooms, value: String(values.bedrooms) },
    { label: messages.bathrooms, value: String(values.bathrooms) },
    { label: messages.floors, value: String(values.floors) },
  ]
  const names = amenities.map((amenity) => AMENITY_FACTS[amenity].label)
  return {
    title: messages.sectionHome,
    lines: [
      { label: messages.construction, value: messages.area(formatNumber(constructionArea, 2)) },
      { label: messages.land, value: messages.area(formatNumber(landArea, 2)) },
      { label: messages.age, value: `${age} ${messages.years}` },
      { label: messages.condition, value: CONDITION_LABELS[condition] },
      ...(propertyType === 'land' ? [] : rooms),
      { label: messages.amenities, value: names.join(', ') || messages.none },
    ],
  }
}

function how({ lines }: Estimate): ReportSection {
  return {
    title: messages.how,
    lines: lines.map(({ step, label, detail, cents }) => ({
      label: cents === null ? label : `${label} (${detail})`,
      value: cents === null ? detail : formatCents(cents),
      isTotal: step === 'value',
    })),
  }
}

function projection({ state }: EstimateValues, value: number): ReportSection {
  const years = projectValue(value, state)
  const longest = years.at(-1)?.cents ?? 1
  return {
    title: messages.projection,
    lines: years.map(({ year, cents }) => ({
      label: year === 0 ? messages.today : messages.inYears(year),
      value: formatCents(cents, 0),
      bar: longest === 0 ? 0 : cents / longest,
    })),
  }
}

function fileNameOf(place: string): string {
  return place
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
