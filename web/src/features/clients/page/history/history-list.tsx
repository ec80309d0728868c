import { useEffect, useRef } from 'react'
import { LoadMore, type NextPages } from '../../../../ui/load-more/load-more.tsx'
import type { ShownEntry } from './add-outbox-entries.ts'
import { EntryRow } from './entry-row.tsx'
import { messages } from './messages.ts'

interface HistoryListProps {
  entries: readonly ShownEntry[]
  pages: NextPages
  zone: string
}

/** HIST-07: loading more moves the focus to the first new entry. */
export function HistoryList({ entries, pages, zone }: HistoryListProps) {
  const list = useRef<HTMLOListElement>(null)
  const read = useRef<number>(undefined)
  const count = entries.length

  useEffect(() => {
    if (read.current === undefined || count <= read.current) return
    const next = list.current?.children[read.current]
    read.current = undefined
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }, [count])

  const byHand: NextPages = {
    hasNextPage: pages.hasNextPage,
    isFetchingNextPage: pages.isFetchingNextPage,
    isFetchNextPageError: pages.isFetchNextPageError,
    fetchNextPage: () => {
      read.current = count
      return pages.fetchNextPage()
    },
  }

  return (
    <div className="flex flex-col gap-4">
      <ol ref={list} aria-label={messages.title} className="flex flex-col">
        {entries.map((entry) => (
          <EntryRow key={`${entry.source} ${entry.id}`} entry={entry} zone={zone} />
        ))}
      </ol>
      <LoadMore pages={byHand} byHand />
    </div>
  )
}
