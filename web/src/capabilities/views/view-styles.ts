export const viewLine =
  'min-w-0 flex-1 overflow-x-auto p-1 pr-6 [mask-image:linear-gradient(to_left,transparent,black_1.5rem)] [scrollbar-width:none] print:hidden'

export const viewChip =
  'inline-flex min-h-11 max-w-64 cursor-pointer items-center gap-2 rounded-full px-4 text-sm text-ink-soft outline-0 transition-colors hover:bg-ink/5 hover:text-ink focus-visible:outline-2 focus-visible:outline-focus aria-[current]:bg-action-soft aria-[current]:font-medium aria-[current]:text-action selected:bg-action-soft selected:font-medium selected:text-action desk:min-h-9'
