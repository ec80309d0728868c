import { ChevronRight } from 'lucide-react'
import { messages } from './messages.ts'

interface BreadcrumbsProps {
  trail?: readonly { label: string; href: string }[]
  current: string
}

const NO_PAGES: NonNullable<BreadcrumbsProps['trail']> = []

export function Breadcrumbs({ trail = NO_PAGES, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={messages.breadcrumbs} className="text-sm text-ink-soft print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ label: messages.home, href: '/' }, ...trail].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <a
              href={href}
              className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline desk:min-h-8"
            >
              {label}
            </a>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
