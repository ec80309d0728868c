import type { ReactNode } from 'react'
import { Fold } from '../../ui/fold.tsx'

export function HowTo({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold title={title}>
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4 text-sm text-ink-soft [&_li]:pl-1 [&_ol]:flex [&_ol]:list-decimal [&_ol]:flex-col [&_ol]:gap-1.5 [&_ol]:pl-5">
        {children}
      </div>
    </Fold>
  )
}
