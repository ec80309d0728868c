import type { ReactNode } from 'react'
import { words } from '../lib/words.ts'

interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle'
  className?: string
}

const SHAPES = { text: 'h-4 rounded-sm', block: 'rounded-md', circle: 'rounded-full' }

export function Skeleton({ shape = 'text', className = '' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-breathe bg-ink/10 ${SHAPES[shape]} ${className}`}
    />
  )
}

interface LoadingRegionProps {
  /** Null if another region already tells that the content is loading. */
  label?: string | null | undefined
  controls?: readonly string[] | undefined
  children: ReactNode
}

export function LoadingRegion({ label = words.loading, controls, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      {label !== null && <output className="sr-only">{label}</output>}
      {controls && (
        <div className="flex flex-col gap-3 sm:flex-row">
          {controls.map((width) => (
            <Skeleton key={width} shape="block" className={`h-11 ${width}`} />
          ))}
        </div>
      )}
      {children}
    </div>
  )
}
