import type { EstimateValues } from './estimate-schema.ts'
import { CONFIDENCE as POINTS } from './estimator-rules.ts'
import { CONFIDENCE_TEXTS as texts } from './messages.ts'

interface ConfidenceLine {
  label: string
  points: number
}

export interface Confidence {
  score: number
  lines: readonly ConfidenceLine[]
}

type Known = Pick<EstimateValues, 'constructionArea' | 'landArea' | 'colony' | 'amenities' | 'age'>

export function measureConfidence(known: Known, premiumZone: string | null): Confidence {
  const lines: ConfidenceLine[] = [{ label: texts.start, points: POINTS.start }]
  const add = (applies: boolean, part: 'areas' | 'colony' | 'amenities' | 'premium' | 'old') => {
    if (applies) lines.push({ label: texts[part], points: POINTS[part] })
  }
  add(known.constructionArea > 0 && known.landArea > 0, 'areas')
  add((known.colony ?? '').trim() !== '', 'colony')
  add(known.amenities.length > 0, 'amenities')
  add(premiumZone !== null, 'premium')
  add(known.age > POINTS.oldAfterYears, 'old')
  const sum = lines.reduce((total, { points }) => total + points, 0)
  return { score: Math.min(100, Math.max(0, sum)), lines }
}
