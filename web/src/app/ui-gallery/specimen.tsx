import type { ReactNode } from 'react'

interface SpecimenProps {
  title: string
  layout?: 'row' | 'grid' | 'stack'
  children: ReactNode
}

const LAYOUTS = {
  row: 'flex flex-wrap items-center gap-4',
  grid: 'grid items-start gap-6 sm:grid-cols-2 lg:grid-cols-3',
  stack: 'flex flex-col gap-4',
}

export function Specimen({ title, layout = 'row', children }: SpecimenProps) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
      <div className={LAYOUTS[layout]}>{children}</div>
    </div>
  )
}
