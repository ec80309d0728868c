import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { Tooltip } from './tooltip.tsx'

interface ShortcutLinkProps {
  label: string
  href: string
  icon: ReactNode
  target?: '_blank'
}

export function ShortcutLink({ label, icon, ...link }: ShortcutLinkProps) {
  return (
    <Tooltip text={label}>
      <Link
        {...link}
        aria-label={label}
        className="inline-grid print:hidden size-11 shrink-0 place-items-center rounded-md text-ink-soft outline-0 transition-colors hover:bg-ink/8 hover:text-ink focus-visible:outline-2 focus-visible:outline-focus desk:size-9 [&_svg]:size-5 desk:[&_svg]:size-4.5"
      >
        {icon}
      </Link>
    </Tooltip>
  )
}
