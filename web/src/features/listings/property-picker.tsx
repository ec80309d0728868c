import { formatPrice, type Operation, type Property } from '@predio/domain/properties'
import { foldForSearch } from '@predio/domain/text'
import { useCallback, useRef, useState } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import type { Option } from '../../ui/option.ts'
import { ensureLocalProperty } from './api/ensure-local-property.ts'
import { searchProperties, type FoundProperty } from './api/search-properties.ts'
import { messages } from './messages.ts'
import { useReading } from './use-listings.ts'

/** The agent's own copy, with what a form may want to guess from it. */
export interface PickedProperty extends Option {
  /** In pesos; null where there is none or it is in dollars. */
  price: number | null
  operation: Operation
}

/** Of the site only: its copy is made when it is chosen. */
interface SiteOption extends PickedProperty {
  listing: Property
}

const MOST_OF_SITE = 20

interface PropertyPickerProps {
  label?: string
  value: Option | null
  onChange: (property: PickedProperty | null) => void
  error?: string | undefined
  isRequired?: boolean
}

/** Searches the agent's copies on the server and the site's listings here. */
export function PropertyPicker({
  label = 'Propiedad',
  value,
  onChange,
  error,
  isRequired = false,
}: PropertyPickerProps) {
  const { id: userId } = useUser()
  const { listings } = useReading()
  const [isCopying, setCopying] = useState(false)
  const [problem, setProblem] = useState<string>()
  // The combo box gives back one of these, maybe of an earlier answer; only they know more than an id and a label.
  const offered = useRef(new Map<string, PickedProperty | SiteOption>())
  const load = useCallback(
    async (text: string, signal: AbortSignal) => {
      const words = foldForSearch(text)
        .split(/\s+/)
        .filter((word) => word !== '')
      const copies = await searchProperties(userId, words, signal)
      const known = new Set(copies.map(({ wordpress_id }) => wordpress_id))
      const others = findListings(listings, words).filter(({ id }) => !known.has(id))
      const options = [...copies.map(fromCopy), ...others.map(fromSite)]
      for (const option of options) offered.current.set(option.id, option)
      return options
    },
    [userId, listings],
  )

  async function choose(option: Option | null): Promise<void> {
    setProblem(undefined)
    const picked = option && offered.current.get(option.id)
    if (!picked || !('listing' in picked)) return onChange(picked ?? null)
    const { listing, ...property } = picked
    setCopying(true)
    try {
      onChange({ ...property, id: await ensureLocalProperty(listing) })
    } catch (failure) {
      log.error('property not copied', failure)
      setProblem(messages.localCopyFailed)
    } finally {
      setCopying(false)
    }
  }

  return (
    <ComboBox
      label={label}
      placeholder="Busca por título o ubicación"
      load={load}
      value={value}
      onChange={(option) => void choose(option)}
      isRequired={isRequired}
      isDisabled={isCopying}
      description={isCopying ? 'Preparando la propiedad…' : undefined}
      error={problem ?? error}
      emptyText="No hay propiedades que coincidan"
      failureText="No se pudieron buscar tus propiedades. Intenta de nuevo."
    />
  )
}

function findListings(listings: readonly Property[], words: readonly string[]): Property[] {
  const found: Property[] = []
  for (const listing of listings) {
    const text = foldForSearch(
      `${listing.title} ${listing.location} ${listing.propertyType} ${listing.code ?? ''}`,
    )
    if (words.every((word) => text.includes(word))) found.push(listing)
    if (found.length === MOST_OF_SITE) break
  }
  return found
}

function fromCopy(copy: FoundProperty): PickedProperty {
  const operation = copy.operation === 'rent' ? 'rent' : 'sale'
  const currency = copy.currency === 'USD' ? 'USD' : 'MXN'
  const price = formatPrice({ price: copy.price, currency, operation })
  return {
    id: copy.id,
    label: copy.title,
    description: describe(price, copy.location),
    price: currency === 'MXN' ? copy.price : null,
    operation,
  }
}

function fromSite(listing: Property): SiteOption {
  return {
    // No copy has such an id: theirs are uuids.
    id: `site:${listing.id}`,
    label: listing.title,
    description: describe(formatPrice(listing), listing.location),
    price: listing.currency === 'MXN' ? listing.price : null,
    operation: listing.operation,
    listing,
  }
}

function describe(price: string, place: string | null): string {
  return place ? `${price} · ${place}` : price
}
