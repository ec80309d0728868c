/* oxlint-disable react/incompatible-library -- the virtualizer's functions change on purpose; no compiler memoises them here */
import { useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { useLocation } from 'react-router'
import { listPlaceSaver, readListPlace, type ListPlace } from './list-place.ts'
import { usePageTop } from './use-page-top.ts'
import { useRowFocus } from './use-row-focus.ts'

interface WindowRows<Item> {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  hasMore: boolean
  element: RefObject<HTMLElement | null>
  rangeExtractor?: (range: Range) => number[]
}

/** Rows outside of the window are rendered, too, for fast scrolling and for the Tab key. */
const SPARE_ROWS = 6
const FIRST_ESTIMATE = 96

interface Memory {
  rows: VirtualItem[]
  top: number
  estimate: number | undefined
  current: { id: string; row: string } | undefined
}

const memories = new Map<string, Memory>()

/**
 * Heights of rows are estimated from the rows that were visible. Back and a reload return to the row at the window's top and to the
 * focused row, until the person scrolls or presses something.
 */
export function useWindowRows<Item>({
  label,
  items,
  keyOf,
  hasMore,
  element,
  rangeExtractor,
}: WindowRows<Item>) {
  const { key, pathname, search } = useLocation()
  const id = `${key} ${pathname}${search} ${label}`
  const shape = `${innerWidth} ${label}`
  const memory = memories.get(shape)
  const top = usePageTop(element, memory?.top ?? 0)
  // The estimate stays the same while the list is open, because a new one would move the visible rows.
  const [estimate, setEstimate] = useState(memory?.estimate)
  const wanted = useRef<ListPlace>(undefined)
  const wantedRow = useRef<string>(undefined)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimate ?? FIRST_ESTIMATE,
    getItemKey: useCallback(
      (index: number) => {
        const item = items[index]
        return item === undefined ? index : keyOf(item)
      },
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
      [items, keyOf, estimate],
    ),
    onChange: ({ itemSizeCache }) => {
      if (estimate === undefined) setEstimate(averageOf(itemSizeCache))
    },
    overscan: SPARE_ROWS,
    scrollMargin: top,
    initialMeasurementsCache: memory?.rows ?? [],
    initialOffset: () => readListPlace(id)?.offset ?? scrollY,
    ...(rangeExtractor && { rangeExtractor }),
  })

  const leave = useEffectEvent((save: ReturnType<typeof listPlaceSaver>) => {
    const focused = indexOfFocused(element.current)
    const row = focused === undefined ? undefined : items[focused]
    memories.set(shape, {
      rows: virtualizer.takeSnapshot(),
      top,
      estimate,
      current: row === undefined ? undefined : { id, row: keyOf(row) },
    })
    if (wanted.current) return
    const offset = virtualizer.scrollOffset ?? 0
    const first = offset > 0 ? virtualizer.getVirtualItemForOffset(offset) : undefined
    save(
      first && {
        row: String(first.key),
        index: first.index,
        below: offset - first.start,
        offset,
      },
    )
  })
  const arrive = useEffectEvent(() => {
    wanted.current = readListPlace(id)
    const current = memories.get(shape)?.current
    wantedRow.current = current?.id === id ? current.row : undefined
  })
  useLayoutEffect(() => {
    arrive()
    const save = listPlaceSaver(id)
    const onPageHide = () => leave(save)
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('pagehide', onPageHide)
      leave(save)
    }
  }, [id])

  useEffect(() => {
    if (wantedRow.current === undefined) return
    const at = items.findIndex((item) => keyOf(item) === wantedRow.current)
    const link = element.current?.querySelector<HTMLElement>(`[data-index="${at}"] a[href]`)
    if (!link) return
    wantedRow.current = undefined
    const focused = document.activeElement
    if (focused instanceof HTMLElement && focused.tabIndex === -1)
      link.focus({ preventScroll: true })
  })

  useRowFocus({ items, keyOf, element })

  function target(): number | undefined {
    const place = wanted.current
    if (!place) return undefined
    const found = items.findIndex((item) => keyOf(item) === place.row)
    // If the row is gone, the row that took its place is used.
    const start = virtualizer.measurementsCache[found === -1 ? place.index : found]?.start
    if (start !== undefined) return start + place.below
    // A row that is not loaded yet is looked for at the list's end, where the next page is read.
    return hasMore ? document.documentElement.scrollHeight : undefined
  }
  function restore(): void {
    const goal = target()
    if (goal !== undefined) scrollTo({ top: goal, behavior: 'instant' })
  }
  useLayoutEffect(() => {
    restore()
    // The router scrolls to the old position in pixels, which is wrong if rows have changed, so this runs after it.
    queueMicrotask(restore)
  })

  const onScroll = useEffectEvent(() => {
    const goal = target()
    const max = document.documentElement.scrollHeight - innerHeight
    // Only INPUTS show that the person scrolls; measured rows and the router move the page, too, and that is undone.
    if (goal !== undefined && Math.abs(Math.min(goal, max) - scrollY) > 1) restore()
  })
  useEffect(() => {
    const stop = () => {
      wanted.current = undefined
      wantedRow.current = undefined
    }
    const options = { capture: true, passive: true }
    for (const type of INPUTS) addEventListener(type, stop, options)
    const scrolled = () => onScroll()
    addEventListener('scroll', scrolled, options)
    return () => {
      for (const type of INPUTS) removeEventListener(type, stop, options)
      removeEventListener('scroll', scrolled, options)
    }
  }, [])
  return { virtualizer, top }
}

const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

export function indexOfFocused(list: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-index]')
  return row && list?.contains(row) ? Number(row.dataset['index']) : undefined
}

function averageOf(heights: ReadonlyMap<unknown, number>): number | undefined {
  const seen = [...heights.values()].filter((height) => height > 0)
  return seen.length === 0
    ? undefined
    : Math.round(seen.reduce((sum, height) => sum + height, 0) / seen.length)
}
