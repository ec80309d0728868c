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
  onChoose: (target: Exclude<Target, { fill: string }>) => void
  onClose: () => void
}

/** The field keeps the focus while the arrows move through the results (ARIA's combobox pattern, SEARCH-08). */
export function SearchBox({ sources, onChoose, onClose }: SearchBoxProps) {
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const answer = useSearch(sources, text)
  const hits = answer.groups.flatMap(({ hits }) => hits)
  const at = Math.min(marked, hits.length - 1)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => input.current?.focus(), [])

  function choose(target: Target): void {
    if (!('fill' in target)) return onChoose(target)
    type(target.fill)
    input.current?.focus()
  }

  function type(next: string): void {
    setText(next)
    setMarked(0)
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && hits.length > 0) {
      event.preventDefault()
      setMarked((at + step + hits.length) % hits.length)
    }
    // While an accent or a word is being composed, Enter confirms it.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      const hit = hits[at]
      if (hit) choose(hit.target)
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
        marked={at}
        optionId={optionId}
        onMark={setMarked}
        onChoose={choose}
      />
    </>
  )
}
