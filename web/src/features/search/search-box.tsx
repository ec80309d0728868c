import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from './messages.ts'
import { SearchResults } from './search-results.tsx'
import type { SearchSource, Target } from '../../lib/search-source.ts'
import { useSearch } from './use-search.ts'
import { words } from '../../lib/words.ts'

interface SearchBoxProps {
  sources: readonly SearchSource[]
  isPreparing: boolean
  onChoose: (target: Exclude<Target, { fill: string }>) => void
  onClose: () => void
}

interface Mark {
  key: string
  by: 'arrow' | 'pointer'
  /**
   * SEARCH-10: the groups that were shown when the pointer marked a result; later groups stand below them, so that no result moves away
   * from the pointer.
   */
  groups: readonly string[]
}

const NO_GROUPS: readonly string[] = []

/** SEARCH-08: the field keeps the focus while the arrows move through the results (ARIA's combobox pattern). */
export function SearchBox({ sources, isPreparing, onChoose, onClose }: SearchBoxProps) {
  const [text, setText] = useState('')
  const [mark, setMark] = useState<Mark>()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const answer = useSearch(sources, text, mark?.groups ?? NO_GROUPS)
  const hits = answer.groups.flatMap(({ hits }) => hits)
  const at = Math.max(
    hits.findIndex(({ key }) => key === mark?.key),
    0,
  )
  const optionId = (index: number) => `${listId}-${index}`

  // A press on a result moves the focus to the result; if preparing it fails, the field takes the focus back.
  useEffect(() => {
    if (!isPreparing) input.current?.focus()
  }, [isPreparing])

  function choose(target: Target): void {
    if (isPreparing) return
    if (!('fill' in target)) return onChoose(target)
    type(target.fill)
    input.current?.focus()
  }

  function type(next: string): void {
    setText(next)
    setMark(undefined)
  }

  function markHit(key: string, by: Mark['by']): void {
    const groups = answer.groups.map(({ id }) => id)
    setMark((last) =>
      // Further moves of the pointer over the marked result change nothing.
      last?.key === key && last.by === by && last.groups.join() === groups.join()
        ? last
        : { key, by, groups },
    )
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next = step && hits.at((at + step) % hits.length)
    if (next) {
      event.preventDefault()
      markHit(next.key, 'arrow')
    }
    // Enter confirms an accent or a word that is being composed.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const marked = hits[at]
      if (marked) choose(marked.hit.target)
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line py-1 pr-2 pl-5">
        <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={messages.title}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(hits.length > 0 && { 'aria-activedescendant': optionId(at) })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={messages.placeholder}
          value={text}
          readOnly={isPreparing}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <IconButton label={words.close} icon={<X aria-hidden="true" />} onPress={onClose} />
      </div>
      <SearchResults
        id={listId}
        text={text.trim()}
        answer={answer}
        marked={hits[at]?.key}
        isFollowed={mark?.by !== 'pointer'}
        isPreparing={isPreparing}
        optionId={optionId}
        onMark={(key) => markHit(key, 'pointer')}
        onChoose={choose}
      />
    </>
  )
}
