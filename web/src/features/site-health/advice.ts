import type { HealthIssue } from '@predio/domain/properties'
import { messages } from './messages.ts'

export const ADVICE: Readonly<Record<HealthIssue, string>> = {
  'leaked-data': messages.leakAdvice,
  'sold-still-published': messages.soldAdvice,
  duplicated: messages.duplicateAdvice,
  'no-price': messages.priceAdvice,
  'few-photos': messages.photosAdvice,
  'no-area': messages.areaAdvice,
  'no-location': messages.locationAdvice,
}

export function describeDetail(issue: HealthIssue, detail: string | null): string | null {
  if (detail === null) return null
  switch (issue) {
    case 'few-photos':
      return detail === '0' ? messages.noPhotos : detail === '1' ? '1 foto' : `${detail} fotos`
    case 'duplicated':
      return messages.alsoPublishedAs(detail)
    case 'leaked-data':
      return messages.leakedFields(detail)
    case 'no-price':
      return messages.unreadPrice(detail)
    case 'sold-still-published':
    case 'no-area':
    case 'no-location':
      return detail
  }
}
