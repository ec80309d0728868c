import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#contenido"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-md focus:bg-action-fill focus:px-4 focus:py-3 focus:text-on-fill"
      >
        {messages.skip}
      </a>
      <SiteHeader />
      <main id="contenido">{children}</main>
      <SiteFooter />
    </>
  )
}
