import { initialsOf } from '@predio/domain/text'
import { SOFT, type Tone } from './tone.ts'

interface AvatarProps {
  name: string
  src?: string | undefined
  size?: keyof typeof SIZES
}

const SIZES = { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-16 text-xl' }
const TONES = ['success', 'info', 'attention', 'warning'] as const satisfies Tone[]

/** The name is written beside the portrait, so screen readers skip the picture. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const shape = `grid shrink-0 place-items-center rounded-full object-cover font-semibold select-none ${SIZES[size]}`
  if (src) return <img src={src} alt="" className={shape} />
  return (
    <span aria-hidden="true" className={`${shape} ${SOFT[toneOf(name)]}`}>
      {initialsOf(name)}
    </span>
  )
}

function toneOf(name: string): Tone {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((a, b) => a + b, 0)
  return TONES[sum % TONES.length] ?? 'info'
}
