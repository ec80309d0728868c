import type { ReactNode } from 'react'
import { messages } from './messages.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink>{messages.skip}</SkipLink>
      <SiteHeader />
      <main id="contenido">{children}</main>
      <SiteFooter />
    </>
  )
}
