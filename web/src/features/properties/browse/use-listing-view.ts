import { EMPTY_VIEW, type View } from '@predio/domain/views'
import { useEffect, useMemo, useRef, useState } from 'react'
import { reloadPage } from '../../../lib/lazy.ts'
import { log } from '../../../lib/log.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { textIn } from '../../../capabilities/views/conditions.ts'
import { useViewAddress, type ViewAddress } from '../../../capabilities/views/use-view-address.ts'
import { useViewText } from '../../../capabilities/views/use-view-text.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import type * as listingView from './listing-view.ts'

type Language = typeof listingView

const loaded = createStore<Language | undefined>(undefined)

let loading: Promise<Language> | undefined

/** All callers wait for one promise, so that they continue in the order of their calls. */
export function loadLanguage(): Promise<Language> {
  loading ??= import('./listing-view.ts').then(
    (language) => {
      loaded.set(language)
      return language
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

interface UseListingView {
  address: ViewAddress
  filters: Filters
  change: (changes: Partial<Filters>) => void
  /** Writes the typed text to the address without delay, so that Back from a listing finds the search. */
  applyText: () => void
  clear: () => void
  read: listingView.ListingView | undefined
  isReady: boolean
  retry: (() => void) | undefined
}

/** A list without a view does not load the parser for views. */
export function useListingView(): UseListingView {
  const address = useViewAddress('listings', { start: '', isAsked: false })
  const { text, go, onLeave } = address
  const language = useStore(loaded)
  const isPlain = text === ''
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isPlain || hasFailed) return
    loadLanguage().catch((error) => {
      log.error('view not read', error)
      setFailed(true)
    })
  }, [isPlain, hasFailed])
  const read = useMemo(
    () => (isPlain ? undefined : language?.readListingView(text)),
    [isPlain, language, text],
  )
  const view = read?.view ?? EMPTY_VIEW

  // A second change may come before the first one's address is rendered, so it builds on the address that this ref holds.
  const latest = useRef<string>(undefined)
  useEffect(() => {
    latest.current = text
    return () => {
      latest.current = undefined
    }
  }, [text])
  async function write(changed: (view: View, language: Language) => View): Promise<void> {
    onLeave()
    try {
      const known = await loadLanguage()
      const before = latest.current
      if (before === undefined) return
      const next = changed(known.readListingView(before).view, known)
      const written = known.writeListingView(before, next)
      latest.current = written
      go(written, { replace: true })
    } catch (error) {
      log.error('filters not set', error)
      toast.error(messages.filtersFailed)
    }
  }

  async function retry(): Promise<void> {
    try {
      await loadLanguage()
      setFailed(false)
    } catch (error) {
      log.error('view not read', error)
      reloadPage()
    }
  }

  const [typed, setTyped, applyTyped] = useViewText(view, (next) => {
    const said = textIn(next, 'texto')
    void write((current, known) => known.withFilters(current, { text: said }))
  })
  const applied = read?.filters ?? NO_FILTERS
  const filters = useMemo(() => ({ ...applied, text: typed }), [applied, typed])
  return {
    address,
    filters,
    applyText: applyTyped,
    read,
    isReady: isPlain || read !== undefined,
    retry: hasFailed ? () => void retry() : undefined,
    change: ({ text: next, ...changes }) => {
      if (next !== undefined) {
        // A person who presses a card right after typing leaves before the text is applied, so the parser starts loading now.
        loadLanguage().catch(() => undefined)
        setTyped(next)
      }
      if (Object.keys(changes).length > 0) {
        void write((current, known) => known.withFilters(current, changes))
      }
    },
    // The order hides no listing, so clearing the filters keeps it.
    clear: () => {
      setTyped('')
      void write((current) => ({ ...current, conditions: [] }))
    },
  }
}
