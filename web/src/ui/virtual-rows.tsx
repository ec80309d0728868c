import { defaultRangeExtractor } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { currentRowBar, keyedList } from './keyed-list.ts'
import { indexOfFocused, useWindowRows } from './use-window-rows.ts'

export interface VirtualRowsProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** If true, the total number of rows is unknown. */
  hasMore: boolean
}

export function VirtualRows<Item>(props: VirtualRowsProps<Item>) {
  const { label, items, renderItem, hasMore } = props
  const list = useRef<HTMLUListElement>(null)
  const { virtualizer, top } = useWindowRows({
    ...props,
    element: list,
    rangeExtractor: (range) =>
      withRow(defaultRangeExtractor(range), focusedRow(list.current, range.count)),
  })

  return (
    <ul
      ref={list}
      aria-label={label}
      {...keyedList}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index]
        if (item === undefined) return null
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={hasMore ? -1 : items.length}
            aria-posinset={index + 1}
            className={cx('absolute inset-x-0 top-0 not-first:border-t border-line', currentRowBar)}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {renderItem(item)}
          </li>
        )
      })}
    </ul>
  )
}

/** Rows are rendered only near the window, but the focused row stays, because scrolling with the wheel does not move the focus. */
function focusedRow(list: HTMLElement | null, count: number): number | undefined {
  const index = indexOfFocused(list) ?? count
  return index < count ? index : undefined
}

function withRow(indexes: number[], row: number | undefined): number[] {
  if (row === undefined || indexes.includes(row)) return indexes
  return [...indexes, row].toSorted((one, other) => one - other)
}
