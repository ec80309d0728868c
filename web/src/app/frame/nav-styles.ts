import { cx } from '../../ui/cx.ts'

export function navEntry(isCurrent: boolean): string {
  return cx(
    'relative flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left no-underline outline-0 transition-colors desk:min-h-8 desk:text-sm',
    'focus-visible:outline-2 focus-visible:outline-focus [&>svg]:size-5 [&>svg]:shrink-0',
    isCurrent
      ? 'bg-action-soft font-semibold text-action'
      : 'text-ink-soft hover:bg-ink/6 hover:text-ink',
  )
}
