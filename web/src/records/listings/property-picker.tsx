import type { Operation } from '@predio/domain/properties'
import { foldForSearch } from '@predio/domain/text'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdSubmit } from '../../lib/hold-submit.ts'
import { log } from '../../lib/log.ts'
import { newId } from '../../lib/new-id.ts'
import { useUser } from '../../lib/session/index.ts'
import { withinTime } from '../../lib/within-time.ts'
import { Button } from '../../ui/button.tsx'
import { ComboBox } from '../../ui/combo-box.tsx'
import { moreOptions, type Option } from '../../ui/option.ts'
import { createOwnProperty } from './api/create-own-property.ts'
import { ensureLocalProperty } from './store/api/ensure-local-property.ts'
import { searchProperties } from './api/search-properties.ts'
import { addOwnProperty, messages } from './messages.ts'
import {
  findListings,
  toOptions,
  wordsOf,
  type PickedProperty,
  type SiteOption,
} from './property-options.ts'
import { useReading } from './use-listings.ts'
import { words } from '../../lib/words.ts'

export type { PickedProperty } from './property-options.ts'

const OWN = 'own:'
const MAX_OF_SITE = 20
/** A shorter text starts a search, but cannot be the title of a new property. */
const MIN_TITLE = 3
const MAX_TITLE = 300

interface PropertyPickerProps {
  label?: string
  value: Option | null
  onChange: (property: PickedProperty | null) => void
  none?: Option
  newOperation?: Operation
  error?: string | undefined
  isRequired?: boolean
}

export function PropertyPicker({
  label = words.property,
  value,
  onChange,
  none,
  newOperation = 'sale',
  error,
  isRequired = false,
}: PropertyPickerProps) {
  const { id: userId } = useUser()
  const { listings: all, siteListings: listings, phase } = useReading()
  const hasNoListings = phase === 'no-connection' && all.length === 0
  const [isCopying, setCopying] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The combo box returns only id and label of the chosen option, so the full options are stored here.
  const offered = useRef(new Map<string, PickedProperty | SiteOption>())
  // A second attempt after a lost answer uses the same id, so that it creates no second property.
  const ownId = useRef(newId())
  const frame = useRef<HTMLDivElement>(null)
  const load = useCallback(
    async (text: string, signal: AbortSignal) => {
      const words = wordsOf(text)
      const copies = await searchProperties(userId, words, signal)
      const known = new Set(copies.rows.map(({ wordpress_id }) => wordpress_id))
      const others = findListings(listings, words).filter(({ id }) => !known.has(id))
      const options = toOptions(copies.rows, others, text).slice(
        0,
        copies.rows.length + MAX_OF_SITE,
      )
      for (const option of options) offered.current.set(option.id, option)
      return [
        ...(none && mentions(none.label, words) ? [none] : []),
        ...options,
        ...moreOptions(copies.total + others.length - options.length),
        ...offerOwn(text, options),
      ]
    },
    [userId, listings, none],
  )

  async function choose(option: Option | null): Promise<void> {
    setProblem(undefined)
    if (option?.id === none?.id && none)
      return onChange({ ...none, price: null, operation: newOperation })
    const picked = option && offered.current.get(option.id)
    if (option?.id.startsWith(OWN)) return prepare(() => addOwn(option.id.slice(OWN.length)))
    if (!picked || !('listing' in picked)) return onChange(picked ?? null)
    const { listing, ...property } = picked
    return prepare(async () => ({ ...property, id: await ensureLocalProperty(listing) }))
  }

  async function addOwn(title: string): Promise<PickedProperty> {
    const id = ownId.current
    await createOwnProperty(userId, { id, title, operation: newOperation })
    ownId.current = newId()
    return { id, label: title, price: null, operation: newOperation }
  }

  async function prepare(make: () => Promise<PickedProperty>): Promise<void> {
    const release = holdSubmit(frame.current)
    setCopying(true)
    try {
      const property = await withinTime(make())
      flushSync(() => onChange(property))
      release(true)
    } catch (failure) {
      release(false)
      log.error('property not copied', failure)
      setProblem(messages.localCopyFailed)
    } finally {
      setCopying(false)
    }
  }

  function describe(): string | undefined {
    if (isCopying) return messages.preparing
    return hasNoListings && !none && !value ? messages.noListings : undefined
  }

  return (
    <div ref={frame} className="flex flex-col gap-1.5">
      <ComboBox
        label={label}
        placeholder={messages.pickerHint}
        load={load}
        value={value}
        onChange={(option) => void choose(option)}
        isRequired={isRequired}
        isDisabled={isCopying}
        description={describe()}
        error={problem ?? error}
        emptyText={messages.noneFound}
        failureText={messages.searchFailed}
      />
      {hasNoListings && none && value?.id !== none.id && (
        <div>
          <Button look="quiet" size="small" onPress={() => void choose(none)}>
            {none.label}
          </Button>
        </div>
      )}
    </div>
  )
}

function mentions(label: string, words: readonly string[]): boolean {
  const text = foldForSearch(label)
  return words.every((word) => text.includes(word))
}

function offerOwn(typed: string, found: readonly Option[]): Option[] {
  const title = typed.trim().slice(0, MAX_TITLE)
  const isKnown = found.some(({ label }) => foldForSearch(label) === foldForSearch(title))
  if (title.length < MIN_TITLE || isKnown) return []
  return [{ id: OWN + title, label: addOwnProperty(title), description: messages.ownHint }]
}
