import { MAX_RATING } from '@predio/domain/professionals'
import { Star } from 'lucide-react'
import { starsText } from './messages.ts'

const PLACES = Array.from({ length: MAX_RATING }, (_, index) => index + 1)

/** The filled ones differ in shape as well as in colour. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <span className="flex w-fit gap-0.5">
      <span className="sr-only">{starsText(rating)}</span>
      {PLACES.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={`size-4 ${place <= rating ? 'fill-current text-warning' : 'text-line-strong'}`}
        />
      ))}
    </span>
  )
}
