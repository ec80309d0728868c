import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { messages } from '../messages.ts'
import { SectionList, type NavigationProps } from './section-list.tsx'

/** These parts of the frame know no data, so the documents of the first screens contain them too (prerender/first-frame.tsx). */
export const FRAME =
  'min-h-dvh [--header-height:calc(4rem+1px)] lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block print:min-h-0'
export const COLUMN = 'flex min-h-dvh min-w-0 flex-col print:block print:min-h-0'
export const MAIN =
  'mx-auto w-full max-w-7xl flex-1 px-4 pt-6 pb-28 outline-none sm:px-6 lg:px-8 lg:pt-8 lg:pb-16 print:max-w-none print:p-0 [&_*]:scroll-my-24'

interface HeaderBarProps {
  titleId?: string
  title: string
  start: ReactNode
  children: ReactNode
}

export function HeaderBar({ titleId, title, start, children }: HeaderBarProps) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-1 px-2 sm:px-4 lg:gap-4 lg:px-8">
        {start}
        <h1 id={titleId} className="min-w-0 flex-1 truncate text-xl font-semibold lg:text-2xl">
          {title}
        </h1>
        {children}
      </div>
    </header>
  )
}

export function SidebarFrame({
  children,
  ...navigation
}: NavigationProps & { children: ReactNode }) {
  return (
    <nav
      aria-label={messages.sections}
      className="sticky top-0 flex h-dvh flex-col border-r border-line bg-sunken/60 print:hidden"
    >
      <div className="flex h-16 shrink-0 items-center px-6">
        <Logo />
      </div>
      <div className="min-h-24 flex-1 overflow-y-auto px-3 pt-2 pb-4">
        <SectionList {...navigation} />
      </div>
      {/* On a low screen the sections scroll; the account and Salir stay visible. */}
      <div className="flex shrink-0 flex-col gap-4 border-t border-line px-3 py-4 [@media(height<44rem)]:gap-2 [@media(height<44rem)]:py-2">
        {children}
      </div>
    </nav>
  )
}
