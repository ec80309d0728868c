import type { ReactNode } from 'react'
import { cx } from './cx.ts'

interface CardProps {
  title?: string
  titleLevel?: 1 | 2 | 3
  action?: ReactNode
  footer?: ReactNode
  padding?: 'none' | 'compact' | 'comfortable'
  children: ReactNode
}

const PADDINGS = { none: '', compact: 'p-4', comfortable: 'p-6 sm:p-8' }

export function Card({
  title,
  titleLevel = 2,
  action,
  footer,
  padding = 'comfortable',
  children,
}: CardProps) {
  const Title = `h${titleLevel}` as const
  return (
    <section className="overflow-hidden rounded-lg bg-card shadow-md print:overflow-visible print:rounded-none">
      <div className={cx('flex flex-col gap-6 print:gap-3 print:p-0', PADDINGS[padding])}>
        {title && (
          <header className="flex items-center justify-between gap-4">
            <Title className={cx('font-semibold', titleLevel === 1 ? 'text-2xl' : 'text-lg')}>
              {title}
            </Title>
            {action}
          </header>
        )}
        {children}
      </div>
      {footer && (
        <footer className="flex justify-center border-t border-line bg-sunken/50 px-6 py-2 print:hidden">
          {footer}
        </footer>
      )}
    </section>
  )
}
