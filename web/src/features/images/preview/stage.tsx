import type { Size } from '@predio/domain/images'
import type { ReactNode } from 'react'

/** As large as its container lets it be, in the picture's own proportions. The container measures itself. */
export function Stage({ size, children }: { size: Size; children: ReactNode }) {
  const ratio = size.width / size.height
  return (
    <div
      className="relative"
      style={{ width: `min(100cqw, calc(100cqh * ${ratio}))`, aspectRatio: ratio }}
    >
      {children}
    </div>
  )
}
