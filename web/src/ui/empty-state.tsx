import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center">
      {icon && (
        <span className="grid size-16 place-items-center rounded-full bg-action-soft text-action [&_svg]:size-7">
          {icon}
        </span>
      )}
      <div className="flex max-w-sm flex-col gap-1">
        <p className="text-lg font-semibold">{title}</p>
        {text && <p className="text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
  )
}
