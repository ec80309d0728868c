/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an HTML list cannot hold the rows that the window scrolls through */
/* oxlint-disable react/incompatible-library -- the virtualizer's functions change on purpose; no compiler memoises them here */
import type { Property } from '@predio/domain/properties'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router'
import { cardWidth, columnsFor, estimateRow, GAP } from './grid-shape.ts'
import { useBox } from './use-box.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { messages } from '../messages.ts'
import { keyedList } from '../../../ui/keyed-list.ts'

interface PropertyGridProps {
  properties: readonly Property[]
  renderCard: (property: Property, place: CardPlace) => ReactNode
}

interface CardPlace {
  isFirstRow: boolean
  /** Of the card and its photograph, in CSS pixels. */
  width: number
}

/** PROP-23: rows rendered above and below the window, so that fast scrolling finds cards. */
const SPARE_ROWS = 2
/** How long to wait at most for the cards that are seen to be drawn. */
const DRAW_MS = 1000

/** Heights of the rows and scroll position when the grid was left, so that Back returns to the same card. */
let remembered: VirtualItem[] = []
const offsets = new Map<string, number>()

/** Only the cards near the window are in the page, however many there are. */
export function PropertyGrid({ properties, renderCard }: PropertyGridProps) {
  const list = useRef<HTMLDivElement>(null)
  const { width, top } = useBox(list)
  const { key } = useLocation()
  const columns = columnsFor(width)
  // The cards that are seen come first, and their photographs before those of others.
  const [spareRows, setSpareRows] = useState(0)
  useEffect(() => whenIdle(() => startTransition(() => setSpareRows(SPARE_ROWS)), DRAW_MS), [])
  // A row is known by what begins it: after a filter its height is still the right one.
  const getItemKey = useCallback(
    (row: number) => `${columns}:${properties[row * columns]?.id}`,
    [columns, properties],
  )
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(properties.length / columns),
    estimateSize: () => estimateRow(width, columns),
    getItemKey,
    // Not the usual data-index: for the keys (KEY-03) the cards are what one goes through, not their rows.
    indexAttribute: 'data-grid-row',
    overscan: spareRows,
    gap: GAP,
    scrollMargin: top,
    initialMeasurementsCache: remembered,
    initialOffset: () => offsets.get(key) ?? 0,
  })
  useLayoutEffect(
    () => () => {
      remembered = virtualizer.takeSnapshot()
      offsets.set(key, virtualizer.scrollOffset ?? 0)
    },
    [virtualizer, key],
  )

  return (
    <div
      ref={list}
      {...keyedList}
      role="list"
      aria-label={messages.title}
      className="relative [&_*]:scroll-mt-44"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-grid-row={row.index}
          className="absolute inset-x-0 top-0 grid gap-6"
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {properties
            .slice(row.index * columns, (row.index + 1) * columns)
            .map((property, column) => (
              <div
                key={property.id}
                role="listitem"
                aria-setsize={properties.length}
                aria-posinset={row.index * columns + column + 1}
              >
                {renderCard(property, {
                  isFirstRow: row.index === 0,
                  width: Math.round(cardWidth(width, columns)),
                })}
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
