import type { Size } from '@predio/domain/images'
import type { ReactNode } from 'react'

/** As large as fits into the size container around it, with the proportions of the picture. */
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
