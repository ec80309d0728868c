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
  type ComponentProps,
} from 'react'
import { useLocation } from 'react-router'
import { PropertyCard } from '../card/property-card.tsx'
import type { LocalRecords } from '../../../records/own-data/use-local-records.ts'
import { cardWidth, columnsFor, estimateRow, GAP } from './grid-shape.ts'
import { useBox } from './use-box.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { messages } from '../messages.ts'
import { keyedList } from '../../../ui/keyed-list.ts'

interface PropertyGridProps extends Pick<
  ComponentProps<typeof PropertyCard>,
  'onTags' | 'onLink' | 'onPick'
> {
  properties: readonly Property[]
  records: Pick<LocalRecords, 'localOf' | 'linksOf'>
  picked?: ReadonlyMap<number, unknown> | null
}

/** PROP-23: rows outside the window are rendered, too, so that fast scrolling finds cards. */
const SPARE_ROWS = 2
/** Upper limit for drawing the visible cards; after this time the spare rows are rendered. */
const DRAW_MS = 1000

/** Heights of rows are remembered, so that Back returns to the same card. */
let remembered: VirtualItem[] = []
const offsets = new Map<string, number>()

export function PropertyGrid(props: PropertyGridProps) {
  const { properties, records, picked, ...actions } = props
  const list = useRef<HTMLDivElement>(null)
  const { width, top } = useBox(list)
  const { key } = useLocation()
  const columns = columnsFor(width)
  // Spare rows are rendered only after the visible cards and their photographs.
  const [spareRows, setSpareRows] = useState(0)
  useEffect(() => whenIdle(() => startTransition(() => setSpareRows(SPARE_ROWS)), DRAW_MS), [])
  // A row's measured height is stored under its first listing, so that the height survives a change of the filters.
  const getItemKey = useCallback(
    (row: number) => `${columns}:${properties[row * columns]?.id}`,
    [columns, properties],
  )
  const virtualizer = useWindowVirtualizer({
    count: width === 0 ? 0 : Math.ceil(properties.length / columns),
    estimateSize: () => estimateRow(width, columns),
    getItemKey,
    // KEY-03: single keys move between the cards, so the rows must not carry data-index.
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
                <PropertyCard
                  property={property}
                  local={records.localOf(property.id)}
                  links={records.linksOf(property.id)}
                  isFirst={row.index === 0}
                  photoWidth={Math.round(cardWidth(width, columns))}
                  isPicked={picked?.has(property.id)}
                  {...actions}
                />
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
