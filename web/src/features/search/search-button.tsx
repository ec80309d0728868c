import { Search } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { messages } from './messages.ts'
import { SearchPalette } from './search-palette.tsx'
import type { SearchSource } from '../../lib/search-source.ts'

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

const SHORTCUT = IS_APPLE ? '⌘ K' : 'Ctrl K'

/** SEARCH-04: the button looks like a field on wide screens and is an icon on a phone. */
export function SearchButton({ sources }: { sources: readonly SearchSource[] }) {
  const [isOpen, setOpen] = useState(false)
  useShortcut(() => {
    // The search must not cover an open form.
    if (isOpen || !document.querySelector('[data-overlay]')) setOpen(!isOpen)
  })
  return (
    <>
      <button
        type="button"
        aria-label={messages.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        data-shortcut="/"
        onClick={() => setOpen(true)}
        className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-md text-ink-soft outline-0 transition-colors hover:bg-ink/8 hover:text-ink focus-visible:outline-2 focus-visible:outline-focus lg:h-11 lg:w-60 lg:justify-start lg:border lg:border-line-strong lg:bg-card lg:pr-2 lg:pl-3.5 lg:text-sm lg:hover:border-ink-soft lg:hover:bg-card desk:h-10 xl:w-72"
      >
        <Search aria-hidden="true" className="size-5 shrink-0 lg:size-4.5" />
        <span className="hidden flex-1 text-left lg:inline">{messages.title}</span>
        <kbd className="hidden rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-sans text-xs desk:lg:inline">
          {SHORTCUT}
        </kbd>
      </button>
      <SearchPalette sources={sources} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

function useShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useLayoutEffect(() => {
    function listen(event: KeyboardEvent): void {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isChord || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!event.repeat) press()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
