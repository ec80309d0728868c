/* oxlint-disable react/incompatible-library -- the virtualizer's functions change on purpose; no compiler memoises them here */
import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePageTop } from './use-page-top.ts'

export interface VirtualRowsProps<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  renderItem: (item: Item) => ReactNode
  /** How high a row is before it has been measured. */
  rowHeight: number
  /** Whether there are more than these: then nobody can say how many there are in all. */
  hasMore: boolean
}

/** Rows above and below what is seen: a flick of the thumb and the Tab key find something there. */
const SPARE_ROWS = 6

interface Memory {
  rows: VirtualItem[]
  top: number
}

/** How high each list's rows were when it was left, and where the window stood, so that Back lands on the same row. */
const memories = new Map<string, Memory>()
const offsets = new Map<string, number>()

/** Only the rows near the window are in the page, however many there are. */
export function VirtualRows<Item>({
  label,
  items,
  keyOf,
  renderItem,
  rowHeight,
  hasMore,
}: VirtualRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const { key: place } = useLocation()
  const memory = memories.get(label)
  const top = usePageTop(list, memory?.top ?? 0)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index]
        return item === undefined ? index : keyOf(item)
      },
      [items, keyOf],
    ),
    overscan: SPARE_ROWS,
    scrollMargin: top,
    initialMeasurementsCache: memory?.rows ?? [],
    initialOffset: () => offsets.get(place) ?? 0,
    rangeExtractor: (range) =>
      withRow(defaultRangeExtractor(range), focusedRow(list.current, range.count)),
  })
  useLayoutEffect(
    () => () => {
      memories.set(label, {
        rows: virtualizer.takeSnapshot(),
        top: virtualizer.options.scrollMargin,
      })
      offsets.set(place, virtualizer.scrollOffset ?? 0)
    },
    [virtualizer, label, place],
  )

  return (
    <ul
      ref={list}
      aria-label={label}
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
            className="absolute inset-x-0 top-0 not-first:border-t border-line"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {renderItem(item)}
          </li>
        )
      })}
    </ul>
  )
}

/** Who scrolls away with the wheel still finds the keyboard where it was. The row may be one that was just taken away. */
function focusedRow(list: HTMLElement | null, count: number): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  const index = row && list?.contains(row) ? Number(row.dataset['index']) : count
  return index < count ? index : undefined
}

function withRow(indexes: number[], row: number | undefined): number[] {
  if (row === undefined || indexes.includes(row)) return indexes
  return [...indexes, row].toSorted((one, other) => one - other)
}
