import type { ReactNode } from 'react'

interface ScreenHeaderProps {
  title: string
  intro: string
  children: ReactNode
}

export function ScreenHeader({ title, intro, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl font-semibold">{title}</h2>
        <p className="text-ink-soft">{intro}</p>
      </div>
      {children}
    </header>
  )
}
