/* oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML's own lists of options take neither icons nor headings */
import { SearchX } from 'lucide-react'
import { Notice } from '../../ui/notice.tsx'
import { SearchOption } from './search-option.tsx'
import { hitCount, messages, moreHits, nothingFound, searchFailed } from './messages.ts'
import type { Target } from '../../lib/search-source.ts'
import type { useSearch } from './use-search.ts'

interface SearchResultsProps {
  id: string
  text: string
  answer: ReturnType<typeof useSearch>
  marked: number
  optionId: (index: number) => string
  onMark: (index: number) => void
  onChoose: (target: Target) => void
}

export function SearchResults({ id, text, answer, ...options }: SearchResultsProps) {
  const { groups, isSearching, failed } = answer
  const { marked, optionId, onMark, onChoose } = options
  const hits = groups.flatMap(({ hits }) => hits)
  const more = groups.reduce((sum, group) => sum + group.more, 0)
  const isEmpty = hits.length === 0 && !isSearching && failed.length === 0
  return (
    <div className="flex min-h-0 flex-1 flex-col sm:h-104 sm:flex-none">
      <div
        id={id}
        role="listbox"
        aria-label={messages.results}
        className={isEmpty ? 'hidden' : 'min-h-0 flex-1 overflow-y-auto overscroll-contain p-2'}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-label={group.label} className="pb-2">
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-medium text-ink-soft">
              {group.label}
            </p>
            {group.hits.map((hit) => {
              const index = hits.indexOf(hit)
              return (
                <SearchOption
                  key={hit.id}
                  id={optionId(index)}
                  hit={hit}
                  isMarked={index === marked}
                  onMark={() => onMark(index)}
                  onChoose={() => onChoose(hit.target)}
                />
              )
            })}
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
      {isSearching && <p className="px-5 py-3 text-sm text-ink-soft">{messages.searching}</p>}
      <output className="sr-only">
        {isSearching
          ? messages.searching
          : isEmpty
            ? nothingFound(text)
            : hitCount(hits.length + more)}
      </output>
    </div>
  )
}
