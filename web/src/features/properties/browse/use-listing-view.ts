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

/** The language of views, once something needed it. */
const loaded = createStore<Language | undefined>(undefined)

let loading: Promise<Language> | undefined

/** One promise for all: what waits for it goes on in the order in which it was asked. */
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
  /** The typed text becomes part of the address at once: the list shows it already, and whoever opens a listing comes back to it. */
  applyText: () => void
  clear: () => void
  /** The open view as it was read; undefined where it has no condition, or while it is not read yet. */
  read: listingView.ListingView | undefined
  /** Whether it is known what to show. */
  isReady: boolean
  /** Asks again for what could not be loaded; undefined while nothing failed. */
  retry: (() => void) | undefined
}

/** The open view of the listings as filters. A list without a view needs no language of views to be shown. */
export function useListingView(): UseListingView {
  // The bar asks for the saved views when it is shown.
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

  // Two changes may come before the address of the first is rendered: each is made to what the one before left.
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
      // Who has left the list meanwhile is not called back.
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
        // Now, not when it is applied: who presses a card right after typing has left by then. A failure is told when it is applied.
        loadLanguage().catch(() => undefined)
        setTyped(next)
      }
      if (Object.keys(changes).length > 0) {
        void write((current, known) => known.withFilters(current, changes))
      }
    },
    // The order is no filter: it narrows nothing.
    clear: () => {
      setTyped('')
      void write((current) => ({ ...current, conditions: [] }))
    },
  }
}
