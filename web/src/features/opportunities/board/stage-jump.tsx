import type { RefObject } from 'react'
import { Button } from 'react-aria-components'
import type { BoardColumn } from '../../../records/opportunities/api/board-column.ts'
import { messages } from '../../../records/opportunities/messages.ts'

interface StageJumpProps {
  columns: readonly BoardColumn[]
  /** The scrolling element whose children are the columns. */
  track: RefObject<HTMLDivElement | null>
}

/** Buttons that scroll to a column, for screens on which columns are swiped. */
export function StageJump({ columns, track }: StageJumpProps) {
  function jump(index: number): void {
    const column = track.current?.children[index]
    column?.scrollIntoView({ behavior: 'smooth', block: 'nearest', inline: 'center' })
  }

  return (
    <nav
      aria-label={messages.stages}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:hidden"
    >
      {columns.map(({ id, name, color, total }, index) => (
        <Button
          key={id}
          onPress={() => jump(index)}
          className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded-full bg-card px-4 text-sm shadow-sm outline-0 pressed:bg-sunken focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
        >
          <span
            aria-hidden="true"
            style={{ backgroundColor: color }}
            className="size-2.5 rounded-full ring-1 ring-line-strong"
          />
          {name}
          <span className="text-ink-soft tabular-nums">{total}</span>
        </Button>
      ))}
    </nav>
  )
}
