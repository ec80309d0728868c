import { DEFAULT_COLOR, isColor } from '@predio/domain/identity'

/** The agent's colour, as a picture: the Content-Security-Policy refuses styles that stand in a document. */
export function ColorFill({ color, className }: { color: string | null; className: string }) {
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 1 1" className={className}>
      <rect width="1" height="1" fill={color && isColor(color) ? color : DEFAULT_COLOR} />
    </svg>
  )
}
