interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle'
  /** Tailwind sizes: the room the real thing will take, so that nothing jumps. */
  className?: string
}

const SHAPES = { text: 'h-4 rounded-sm', block: 'rounded-md', circle: 'rounded-full' }

/** Decoration only: whoever shows skeletons marks the region with aria-busy. */
export function Skeleton({ shape = 'text', className = '' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-breathe bg-ink/10 ${SHAPES[shape]} ${className}`}
    />
  )
}
