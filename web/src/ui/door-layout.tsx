import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** A page of one card, for those who are not inside yet. Beside it, at a desk, a wall of tiles with our house on it. */
export function DoorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[1fr_auto] lg:grid-cols-[3fr_2fr] lg:grid-rows-1">
      <div className="flex flex-col">
        <header className="flex items-center justify-between gap-4 px-4 py-4 sm:px-8">
          <Logo />
          <ThemeSwitch />
        </header>
        <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-4 pt-4 pb-12 lg:pb-24">
          {children}
        </main>
      </div>
      <div aria-hidden="true" className="tile-wall h-24 lg:h-auto" />
    </div>
  )
}
