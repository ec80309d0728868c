import type { Size } from '@predio/domain/images'
import type { ReactNode } from 'react'

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
