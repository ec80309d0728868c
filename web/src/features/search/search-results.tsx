/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML's own lists of options take neither icons nor headings */
import { SearchX } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { Notice } from '../../ui/notice.tsx'
import { SearchOption } from './search-option.tsx'
import { hitCount, messages, moreHits, nothingFound, searchFailed } from './messages.ts'
import type { Target } from '../../lib/search-source.ts'
import type { useSearch } from './use-search.ts'

interface SearchResultsProps {
  id: string
  text: string
  answer: ReturnType<typeof useSearch>
  marked: string | undefined
  isFollowed: boolean
  isPreparing: boolean
  optionId: (index: number) => string
  onMark: (key: string) => void
  onChoose: (target: Target) => void
}

export function SearchResults({ id, text, answer, isPreparing, ...options }: SearchResultsProps) {
  const { groups, isSearching, failed } = answer
  const { marked, isFollowed, optionId, onMark, onChoose } = options
  const hits = groups.flatMap(({ hits }) => hits)
  const more = groups.reduce((sum, group) => sum + group.more, 0)
  const waiting = isPreparing ? messages.preparing : isSearching ? messages.searching : undefined
  const isEmpty = hits.length === 0 && !isSearching && failed.length === 0
  return (
    <div className="flex min-h-0 flex-1 flex-col sm:h-104 sm:flex-none">
      <div
        id={id}
        role="listbox"
        aria-label={messages.results}
        aria-busy={isPreparing}
        className={cx(
          isEmpty ? 'hidden' : 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-2',
          isPreparing && 'pointer-events-none opacity-60',
        )}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.label} className="pb-2">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-ink-soft">
              {group.label}
            </p>
            {group.hits.map((keyed) => (
              <SearchOption
                key={keyed.key}
                id={optionId(hits.indexOf(keyed))}
                hit={keyed.hit}
                isMarked={keyed.key === marked}
                isFollowed={isFollowed}
                onMark={() => onMark(keyed.key)}
                onChoose={() => onChoose(keyed.hit.target)}
              />
            ))}
            {group.more > 0 && (
              <p className="px-3 pt-1 pb-2 text-sm text-ink-soft">{moreHits(group.more)}</p>
            )}
          </div>
        ))}
      </div>
      {failed.map((label) => (
        <Notice key={label} tone="danger">
          {searchFailed(label)}
        </Notice>
      ))}
      {isEmpty && (
        <div className="flex flex-1 flex-col items-center justify-center gap-3 p-8 text-center text-ink-soft">
          <SearchX aria-hidden="true" className="size-7" />
          <p className="wrap-anywhere">{nothingFound(text)}</p>
        </div>
      )}
      {waiting && <p className="px-5 py-3 text-sm text-ink-soft">{waiting}</p>}
      <output className="sr-only">
        {waiting ?? (isEmpty ? nothingFound(text) : hitCount(hits.length + more))}
      </output>
    </div>
  )
}
